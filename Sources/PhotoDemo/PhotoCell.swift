import UIKit

/// A photo in the list, with its title and location: below the photo, or beside it in a row.
///
/// The photo is the largest square at the top left. The titles stand where there is room, and fade as it goes: from a
/// card to a row, under a pinch as well, nothing jumps.
final class PhotoCell: UICollectionViewCell {
  static let identifier = "photo"
  /// The height of the titles below the photo, in points.
  private static let titleHeight: CGFloat = 46
  /// The width beside the photo from which titles there appear, and that from which they are opaque, in points.
  private static let titleWidth: (least: CGFloat, full: CGFloat) = (50, 170)

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
    let side = min(bounds.width, bounds.height)
    imageView.frame = CGRect(x: 0, y: 0, width: side, height: side)
    let isRow = bounds.width > bounds.height
    if isRow { layOutTitles(beside: side) } else { layOutTitles(below: side) }
    // Without room for them, as in the pile and between a card and a row, the titles are not shown.
    let (least, full) = Self.titleWidth
    let room = isRow ? (bounds.width - side - least) / (full - least) : (bounds.height - side) / Self.titleHeight
    for label in [titleLabel, locationLabel] { label.alpha = min(max(room, 0), 1) }
  }

  private func layOutTitles(below side: CGFloat) {
    titleLabel.frame = CGRect(x: 2, y: side + 7, width: max(0, side - 4), height: 20)
    locationLabel.frame = CGRect(x: 2, y: side + 27, width: max(0, side - 4), height: 18)
  }

  private func layOutTitles(beside side: CGFloat) {
    let (left, width, middle) = (side + 14, max(0, bounds.width - side - 14), bounds.midY)
    titleLabel.frame = CGRect(x: left, y: middle - 20, width: width, height: 20)
    locationLabel.frame = CGRect(x: left, y: middle + 2, width: width, height: 18)
  }
}
