import TransitionTesting
import UIKit

/// A navigation controller with large titles on an iPhone: two screens with 3,000 points of content.
@MainActor struct TitleScene {
  let stage: Stage
  let nav: UINavigationController
  let a: UIViewController
  let b: UIViewController

  init(_ stage: Stage, isRightToLeft: Bool = false) {
    self.stage = stage
    a = Self.screen("Inbox")
    b = Self.screen("Message")
    if isRightToLeft { stage.window.traitOverrides.layoutDirection = .rightToLeft }
    nav = UINavigationController(rootViewController: a)
    nav.navigationBar.prefersLargeTitles = true
    stage.show(nav)
    stage.advance(frames: 2)
  }

  /// Makes a screen with a scroll view that fills it.
  static func screen(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    controller.view.backgroundColor = .white
    let scrollView = UIScrollView(frame: controller.view.bounds)
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentSize = CGSize(width: 100, height: 3000)
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 3000))
    content.backgroundColor = .systemYellow
    scrollView.addSubview(content)
    controller.view.addSubview(scrollView)
    return controller
  }

  var bar: UINavigationBar { nav.navigationBar }
  var scrollView: UIScrollView { a.view.subviews.compactMap { $0 as? UIScrollView }[0] }

  /// The labels of the bar with a text, in the order of the hierarchy.
  func labels(_ text: String) -> [UILabel] {
    func visit(_ view: UIView) -> [UILabel] {
      ((view as? UILabel).map { $0.text == text ? [$0] : [] } ?? []) + view.subviews.flatMap(visit)
    }
    return visit(bar)
  }

  /// The large label of a title.
  func large(_ text: String) -> UILabel? { labels(text).first { $0.font.pointSize == 34 } }

  /// The frame of a view in the window as it is shown now.
  func shownFrame(of view: UIView) -> CGRect {
    var frame = view.layer.presentation()?.frame ?? view.frame
    var ancestor = view.superview
    while let current = ancestor, !(current is UIWindow) {
      let shown = current.layer.presentation() ?? current.layer
      frame = frame.offsetBy(dx: shown.frame.minX - shown.bounds.minX, dy: shown.frame.minY - shown.bounds.minY)
      ancestor = current.superview
    }
    return frame
  }
}
