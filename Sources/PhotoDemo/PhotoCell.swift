import UIKit

/// A photo in the list, with its title and location.
final class PhotoCell: UIControl {
  let imageView = UIImageView(frame: .zero)
  private let titleLabel = UILabel(frame: .zero)
  private let locationLabel = UILabel(frame: .zero)

  init(_ photo: Photo, open: @escaping () -> Void) {
    super.init(frame: .zero)
    imageView.image = PhotoPainter.paint(photo.scene, size: CGSize(width: 180, height: 180))
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    imageView.layer.cornerRadius = 14
    titleLabel.text = photo.title
    titleLabel.font = .systemFont(ofSize: 15, weight: .semibold)
    locationLabel.text = photo.location
    locationLabel.font = .systemFont(ofSize: 13)
    locationLabel.textColor = .secondaryLabel
    for part in [imageView, titleLabel, locationLabel] { addSubview(part) }
    addAction(UIAction { _ in open() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = bounds.width
    imageView.frame = CGRect(x: 0, y: 0, width: side, height: side)
    titleLabel.frame = CGRect(x: 2, y: side + 7, width: side - 4, height: 20)
    locationLabel.frame = CGRect(x: 2, y: side + 27, width: side - 4, height: 18)
  }
}
