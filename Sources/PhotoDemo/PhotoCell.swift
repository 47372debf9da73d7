import UIKit

/// A photo in the list, with its title and location: below the photo, or beside it in a row.
final class PhotoCell: UICollectionViewCell {
  static let identifier = "photo"
  /// The width per height from which the titles stand beside the photo.
  private static let rowRatio: CGFloat = 1.5
  /// The height of the titles below the photo, in points.
  private static let titleHeight: CGFloat = 46

  let imageView = UIImageView(frame: .zero)
  private let titleLabel = UILabel(frame: .zero)
  private let locationLabel = UILabel(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    imageView.layer.cornerRadius = 14
    titleLabel.font = .systemFont(ofSize: 15, weight: .semibold)
    locationLabel.font = .systemFont(ofSize: 13)
    locationLabel.textColor = .secondaryLabel
    for part in [imageView, titleLabel, locationLabel] { contentView.addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a photo.
  func show(_ photo: Photo) {
    imageView.image = PhotoPainter.paint(photo.scene, size: CGSize(width: 180, height: 180))
    titleLabel.text = photo.title
    locationLabel.text = photo.location
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isRow = bounds.width > bounds.height * Self.rowRatio
    if isRow { layOutAsRow() } else { layOutAsCard() }
    // Without room for them, as in the pile, the titles are not shown.
    let room = isRow ? 1 : (bounds.height - bounds.width) / Self.titleHeight
    for label in [titleLabel, locationLabel] { label.alpha = min(max(room, 0), 1) }
  }

  private func layOutAsCard() {
    let side = bounds.width
    imageView.frame = CGRect(x: 0, y: 0, width: side, height: side)
    titleLabel.frame = CGRect(x: 2, y: side + 7, width: side - 4, height: 20)
    locationLabel.frame = CGRect(x: 2, y: side + 27, width: side - 4, height: 18)
  }

  private func layOutAsRow() {
    let (side, middle) = (bounds.height, bounds.midY)
    let width = bounds.width - side - 14
    imageView.frame = CGRect(x: 0, y: 0, width: side, height: side)
    titleLabel.frame = CGRect(x: side + 14, y: middle - 20, width: width, height: 20)
    locationLabel.frame = CGRect(x: side + 14, y: middle + 2, width: width, height: 18)
  }
}
