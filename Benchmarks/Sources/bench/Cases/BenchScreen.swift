import UIKit

/// A screen with an image, cards and text, such as apps push.
final class BenchScreen: UIViewController {
  private let color: UIColor

  init(_ title: String, _ color: UIColor) {
    self.color = color
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let imageView = UIImageView(image: UIImage(cgImage: TestImages.photo, scale: 3, orientation: .up))
    imageView.frame = CGRect(x: 0, y: 103, width: view.bounds.width, height: 260)
    view.addSubview(imageView)
    for index in 0..<4 {
      let card = UIView(frame: CGRect(x: 16, y: 379 + CGFloat(index) * 110, width: view.bounds.width - 32, height: 98))
      card.backgroundColor = color
      card.layer.cornerRadius = 12
      let label = UILabel(frame: CGRect(x: 16, y: 16, width: 260, height: 24))
      label.text = "A line of text, number \(index + 1)"
      label.textColor = .white
      card.addSubview(label)
      let more = UILabel(frame: CGRect(x: 16, y: 44, width: card.bounds.width - 32, height: 40))
      more.text = "What the line above is about, in a smaller size and in so many words that they take two lines of it."
      more.font = .systemFont(ofSize: 13)
      more.textColor = UIColor(white: 1, alpha: 0.8)
      more.numberOfLines = 2
      card.addSubview(more)
      view.addSubview(card)
    }
  }
}
