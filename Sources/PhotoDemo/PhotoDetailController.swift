import UIKit

/// The screen of a photo: large, with its story.
public final class PhotoDetailController: UIViewController {
  private let photo: Photo
  private let imageView = UIImageView(frame: .zero)
  private let heading = UILabel(frame: .zero)
  private let locationLabel = UILabel(frame: .zero)
  private let story = UILabel(frame: .zero)
  private let favorite = UIButton(type: .custom)

  init(_ photo: Photo) {
    self.photo = photo
    super.init(nibName: nil, bundle: nil)
    title = photo.title
  }

  /// Not supported: the demo is built in code.
  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    imageView.image = PhotoPainter.paint(photo.scene, size: CGSize(width: 400, height: 400))
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    heading.text = photo.title
    heading.font = .systemFont(ofSize: 28, weight: .bold)
    locationLabel.text = photo.location
    locationLabel.font = .systemFont(ofSize: 15)
    locationLabel.textColor = .secondaryLabel
    story.text = photo.story
    story.numberOfLines = 0
    favorite.setTitle("Add to Favourites", for: .normal)
    favorite.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
    favorite.backgroundColor = .systemBlue
    favorite.layer.cornerRadius = 12
    for part in [imageView, heading, locationLabel, story, favorite] { view.addSubview(part) }
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width
    let margin: CGFloat = 20
    let top = view.safeAreaInsets.top
    imageView.frame = CGRect(x: 0, y: top, width: width, height: width)
    heading.frame = CGRect(x: margin, y: top + width + 18, width: width - 2 * margin, height: 34)
    locationLabel.frame = CGRect(x: margin, y: top + width + 54, width: width - 2 * margin, height: 20)
    let storyHeight = story.sizeThatFits(CGSize(width: width - 2 * margin, height: 0)).height
    story.frame = CGRect(x: margin, y: top + width + 88, width: width - 2 * margin, height: storyHeight)
    let bottom = view.bounds.height - view.safeAreaInsets.bottom
    favorite.frame = CGRect(x: margin, y: bottom - 62, width: width - 2 * margin, height: 50)
  }
}
