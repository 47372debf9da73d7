import UIKit

/// The sample app's second screen: one photo, large, with a few words.
final class PhotoDetailController: UIViewController {
  private let photo: Photo
  private let picture = UIImageView(frame: .zero)
  private let heading = UILabel(frame: .zero)
  private let place = UILabel(frame: .zero)
  private let words = UILabel(frame: .zero)

  /// The screen of a photo.
  init(photo: Photo) {
    self.photo = photo
    super.init(nibName: nil, bundle: nil)
    title = photo.title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    picture.clipsToBounds = true
    heading.text = photo.title
    heading.font = .systemFont(ofSize: 28, weight: .bold)
    place.text = photo.place
    place.font = .systemFont(ofSize: 17)
    place.textColor = .secondaryLabel
    words.text = """
      The mist lifts off the water, and for the length of one breath the whole valley holds still. \
      Then the first bird, then the second, then the day.
      """
    words.font = .systemFont(ofSize: 17)
    words.numberOfLines = 0
    for part in [picture, heading, place, words] { view.addSubview(part) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    let pictureSize = CGSize(width: bounds.width, height: (bounds.height * 0.56).rounded())
    if picture.bounds.size != pictureSize {
      picture.frame = CGRect(origin: .zero, size: pictureSize)
      picture.image = PhotoPainter.image(of: photo, size: pictureSize)
    }
    let width = bounds.width - 40
    heading.frame = CGRect(x: 20, y: pictureSize.height + 22, width: width, height: 36)
    place.frame = CGRect(x: 20, y: pictureSize.height + 60, width: width, height: 24)
    let size = words.sizeThatFits(CGSize(width: width, height: .infinity))
    words.frame = CGRect(x: 20, y: pictureSize.height + 100, width: width, height: size.height)
  }
}
