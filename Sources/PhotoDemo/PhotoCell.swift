import UIKit

/// A picture in the list, with its title and its place.
final class PhotoCell: UIControl {
  let picture = UIImageView(frame: .zero)
  private let titleLabel = UILabel(frame: .zero)
  private let placeLabel = UILabel(frame: .zero)

  init(_ photo: Photo, open: @escaping () -> Void) {
    super.init(frame: .zero)
    picture.image = PhotoPainter.paint(photo.scene, size: CGSize(width: 180, height: 180))
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.layer.cornerRadius = 14
    titleLabel.text = photo.title
    titleLabel.font = .systemFont(ofSize: 15, weight: .semibold)
    placeLabel.text = photo.place
    placeLabel.font = .systemFont(ofSize: 13)
    placeLabel.textColor = .secondaryLabel
    for part in [picture, titleLabel, placeLabel] { addSubview(part) }
    addAction(UIAction { _ in open() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = bounds.width
    picture.frame = CGRect(x: 0, y: 0, width: side, height: side)
    titleLabel.frame = CGRect(x: 2, y: side + 7, width: side - 4, height: 20)
    placeLabel.frame = CGRect(x: 2, y: side + 27, width: side - 4, height: 18)
  }
}
