import Testing
import TransitionTesting
import UIKit

@Suite("A bar that is out of sight") @MainActor struct HiddenBarTests {
  @Test("It shows what is on the stack when it comes to be seen, at once and in the transition that brings it")
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

  @Test("A title that changes while the bar moves is shown, with all else that changed, at the end")
  func changeOnTheWay() throws {
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

  private func texts(of view: UIView) -> [String] {
    let own = (view as? UILabel)?.text.map { [$0] } ?? []
    return own + view.subviews.flatMap { texts(of: $0) }
  }
}
