import Testing
import TransitionTesting
import UIKit

/// A slide of half a second, for pushes, tabs and presentations.
final class SceneSlide: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    let (from, to) = (transitionContext.view(forKey: .from), transitionContext.view(forKey: .to))
    let width = container.bounds.width
    if let to {
      container.addSubview(to)
      to.transform = CGAffineTransform(translationX: width, y: 0)
    }
    UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
      to?.transform = .identity
      from?.transform = CGAffineTransform(translationX: -width, y: 0)
    } completion: { _ in
      from?.transform = .identity
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}

/// The delegate of a container, as an object of the scene.
final class SceneDelegate: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {
  var asked: [String] = []

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    asked.append(operation == .push ? "push" : "pop")
    return SceneSlide()
  }

  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    asked.append("tab")
    return SceneSlide()
  }
}

/// A screen that gives its destination a transition of its own before a segue presents it.
final class ModalSource: UIViewController {
  private let transition = ModalDelegate()

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    segue.destination.transitioningDelegate = transition
    segue.destination.modalPresentationStyle = .custom
  }
}

final class ModalDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { SceneSlide() }
}

/// The three ways in which the storyboards of the view-controller transition demos are set up.
@Suite("Delegates that are objects of a scene") @MainActor struct DelegateObjectTests {
  private static let delegate = """
    <customObject id="delegate" customClass="SceneDelegate" customModule="UIKitStoryboardsTests" customModuleProvider="target"/>
    """

  private func start<Controller: UIViewController>(_ stage: Stage, _ files: InterfaceFiles) throws -> Controller {
    stage.addResources(at: files.folder)
    let made = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
    let controller = try #require(made as? Controller)
    stage.show(controller)
    try stage.settle()
    return controller
  }

  @Test(
    "A navigation controller's delegate in its scene lives as long as the controller, and animates the segue's push")
  func navigation() throws {
    let files = try InterfaceFiles()
    try files.storyboard(
      "Main", initial: "nav",
      """
      <navigationController id="nav" sceneMemberID="viewController">
          <connections>
              <outlet property="delegate" destination="delegate" id="o1"/>
              <segue destination="one" kind="relationship" relationship="rootViewController" id="r1"/>
          </connections>
      </navigationController>\(Self.delegate)
      """,
      Piece.controller(
        "one", subviews: Piece.button("b", "Go", connections: #"<segue destination="two" kind="show" id="s1"/>"#)),
      Piece.controller("two"))
    try withStage(.iPhone15) { stage in
      let nav: UINavigationController = try start(stage, files)
      let delegate = try #require(nav.delegate as? SceneDelegate)
      stage.tap(CGPoint(x: 90, y: 222))
      stage.advance(by: 0.25)
      #expect(delegate.asked == ["push"] && nav.viewControllers.count == 2)
      let shown = try #require(nav.topViewController?.view.layer.presentation())
      #expect(abs(shown.affineTransform().tx - stage.window.bounds.width / 2) < 60)
      try stage.settle()
      nav.popViewController(animated: true)
      try stage.settle()
      #expect(delegate.asked == ["push", "pop"])
    }
  }

  @Test("A tab bar controller's delegate in its scene animates the change of tabs")
  func tabs() throws {
    let files = try InterfaceFiles()
    try files.storyboard(
      "Main", initial: "tabs",
      """
      <tabBarController id="tabs" sceneMemberID="viewController">
          <connections>
              <outlet property="delegate" destination="delegate" id="o1"/>
              <segue destination="one" kind="relationship" relationship="viewControllers" id="r1"/>
              <segue destination="two" kind="relationship" relationship="viewControllers" id="r2"/>
          </connections>
      </tabBarController>\(Self.delegate)
      """, Piece.controller("one"), Piece.controller("two"))
    try withStage(.iPhone15) { stage in
      let tabs: UITabBarController = try start(stage, files)
      tabs.selectedIndex = 1
      try stage.settle()
      #expect((tabs.delegate as? SceneDelegate)?.asked == ["tab"])
      #expect(tabs.selectedIndex == 1)
    }
  }

  @Test("A segue's presentation takes the delegate and the style that prepare has given its destination")
  func modal() throws {
    let files = try InterfaceFiles()
    try files.storyboard(
      "Main", initial: "one",
      Piece.controller(
        "one", class: "ModalSource",
        subviews: Piece.button("b", "Go", connections: #"<segue destination="two" kind="presentation" id="s1"/>"#)),
      Piece.controller("two"))
    try withStage(.iPhone15) { stage in
      let source: ModalSource = try start(stage, files)
      stage.tap(CGPoint(x: 90, y: 222))
      stage.advance(by: 0.3)
      let shown = try #require(source.presentedViewController)
      #expect(shown.modalPresentationStyle == .custom)
      let layer = try #require(shown.view.layer.presentation())
      #expect(layer.affineTransform().tx > 50)
      try stage.settle()
      #expect(shown.view.transform.isIdentity)
    }
  }
}
