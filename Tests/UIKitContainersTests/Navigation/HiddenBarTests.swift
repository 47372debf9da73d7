import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("A navigation bar that is hidden") @MainActor struct HiddenBarTests {
  @Test("A bar that was hidden shows the present stack's items when it appears, at once and during a transition")
  func contentComesLate() throws {
    try withStage { stage in
      let list = UIViewController()
      list.title = "List"
      let detail = UIViewController()
      detail.title = "Detail"
      let navigation = UINavigationController(rootViewController: list)
      navigation.isNavigationBarHidden = true
      stage.show(navigation)
      navigation.pushViewController(detail, animated: true)
      try stage.settle()
      #expect(navigation.navigationBar.topItem === detail.navigationItem)
      navigation.isNavigationBarHidden = false
      stage.advance(frames: 1)
      #expect(texts(of: navigation.navigationBar) == ["Detail", "List"])

      navigation.popViewController(animated: true)
      try stage.settle()
      #expect(texts(of: navigation.navigationBar) == ["List"])
    }
  }

  @Test("A title that changes during a transition shows at the end, with all other changes")
  func changeDuringTransition() throws {
    try withStage { stage in
      let list = UIViewController()
      let detail = UIViewController()
      detail.title = "Detail"
      let navigation = UINavigationController(rootViewController: list)
      stage.show(navigation)
      navigation.pushViewController(detail, animated: true)
      stage.advance(by: 0.1)
      detail.title = "Changed"
      detail.navigationItem.hidesBackButton = true
      try stage.settle()
      #expect(texts(of: navigation.navigationBar) == ["Changed"])
    }
  }

  @Test("A toolbar that was hidden during a rotation has its buttons on the screen when it appears")
  func toolbarAfterTurn() throws {
    try withStage(.iPhone15) { stage in
      let screen = UIViewController()
      screen.toolbarItems = [
        UIBarButtonItem(title: "Left", style: .plain, target: nil, action: nil),
        UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
        UIBarButtonItem(title: "Right", style: .plain, target: nil, action: nil),
      ]
      let navigation = UINavigationController(rootViewController: screen)
      stage.show(navigation)
      stage.rotate(to: .landscapeRight)
      try stage.settle()
      navigation.setToolbarHidden(false, animated: true)
      try stage.settle()
      let bar: UIToolbar = navigation.toolbar
      let labels = labels(in: bar)
      #expect(labels.compactMap(\.text) == ["Left", "Right"])
      let frames = labels.map { $0.convert($0.bounds, to: bar) }
      #expect(frames.allSatisfy { bar.bounds.contains($0) && $0.width > 10 })
      #expect(frames[1].maxX > 700)
      #expect(bar.bounds.width == 852)
    }
  }

  private func labels(in view: UIView) -> [UILabel] {
    ((view as? UILabel).map { [$0] } ?? []) + view.subviews.flatMap { labels(in: $0) }
  }

  private func texts(of view: UIView) -> [String] {
    let own = (view as? UILabel)?.text.map { [$0] } ?? []
    return own + view.subviews.flatMap { texts(of: $0) }
  }
}
