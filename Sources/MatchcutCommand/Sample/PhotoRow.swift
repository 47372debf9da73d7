import UIKit

/// A photo in the list: small, with its title and place.
final class PhotoRow: UIView {
  private let picture = UIImageView(frame: CGRect(x: 12, y: 12, width: 64, height: 64))
  private let title = UILabel(frame: .zero)
  private let place = UILabel(frame: .zero)

  /// The row of a photo.
  init(_ photo: Photo) {
    super.init(frame: .zero)
    backgroundColor = .white
    layer.cornerRadius = 18
    picture.image = PhotoPainter.image(of: photo, size: picture.bounds.size)
    picture.layer.cornerRadius = 12
    picture.clipsToBounds = true
    title.text = photo.title
    title.font = .systemFont(ofSize: 17, weight: .semibold)
    place.text = photo.place
    place.font = .systemFont(ofSize: 15)
    place.textColor = .secondaryLabel
    for part in [picture, title, place] { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = CGRect(x: 92, y: 22, width: bounds.width - 108, height: 22)
    place.frame = CGRect(x: 92, y: 46, width: bounds.width - 108, height: 20)
  }
}
