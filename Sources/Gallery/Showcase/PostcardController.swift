import TransitionEffects
import UIKit

/// One of the two screens between which effects are shown: a postcard, and lines that represent text.
final class PostcardController: UIViewController {
  private let face: PostcardFace
  /// In whose colours the screen is; its own unless changed.
  var look: PostcardFace {
    didSet { paint() }
  }
  /// The postcard, which the two screens show at different positions.
  let postcard = PostcardView()
  /// The bars that represent text.
  private(set) var lines: [UIView] = []

  init(_ face: PostcardFace) {
    self.face = face
    look = face
    super.init(nibName: nil, bundle: nil)
    title = face.title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    // Because both screens show it, at different positions, it can be a shared element.
    postcard.sharedElementIdentifier = "postcard"
    view.addSubview(postcard)
    for _ in 0..<(face == .second ? 5 : 3) {
      let line = UIView()
      lines.append(line)
      view.addSubview(line)
    }
    paint()
  }

  private func paint() {
    view.backgroundColor = look.background
    postcard.colors = look.colors
    for (index, line) in lines.enumerated() {
      line.backgroundColor = look.ink.withAlphaComponent(index == 0 ? 0.55 : 0.22)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    let unit = min(bounds.width, bounds.height) / 20
    // A bar of its own, not what the gallery's leave free: a thumbnail that scrolls under them stays as it is.
    let navigation = parent as? UINavigationController
    let bar = navigation.map { $0.isNavigationBarHidden ? 0 : $0.navigationBar.frame.maxY } ?? 0
    let free = CGRect(
      x: unit, y: bar + unit, width: bounds.width - 2 * unit, height: max(0, bounds.height - bar - 2 * unit))
    let frame =
      face == .second
      ? CGRect(x: 0, y: bar, width: bounds.width, height: bounds.height * 0.45)
      : CGRect(x: free.minX, y: free.minY, width: free.width, height: free.height * 0.3)
    postcard.frame = frame
    postcard.layer.cornerRadius = face == .second ? 0 : unit * 0.8
    for (index, line) in lines.enumerated() {
      let width = free.width * [0.62, 0.94, 0.86, 0.9, 0.5][index % 5]
      line.frame = CGRect(
        x: free.minX, y: frame.maxY + unit * (1.3 + 1.8 * CGFloat(index)), width: width, height: unit * 0.8)
      line.layer.cornerRadius = unit * 0.4
    }
  }
}
