import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

/// The positions of controllers' views in the hierarchy, and the callbacks that they cause.
@Suite("Controllers' views in the hierarchy") @MainActor struct HierarchyTests {
  /// A parent and another screen side by side, both on the stage.
  private func show(_ stage: Stage) -> (parent: Screen, other: Screen) {
    let (root, parent, other) = (UIViewController(), Screen("P", .red), Screen("O", .green))
    stage.show(root)
    for each in [parent, other] {
      root.addChild(each)
      root.view.addSubview(each.view)
      each.didMove(toParent: root)
    }
    return (parent, other)
  }

  @Test(
    "A child whose view is added under another controller's view is reported, with both controllers named (A-35, P-72)")
  func elsewhere() throws {
    try withStage(.small) { stage in
      let (parent, other) = show(stage)
      let child = Screen("C", .blue)
      parent.addChild(child)
      other.view.addSubview(child.view)
      #expect(
        try stage.expectDiagnostic("hierarchy-inconsistency").message == """
          [hierarchy-inconsistency] The view of C lies under the view of O, but C is a child of P. Appearance, size and safe area \
          reach a child through its parent; UIKit raises UIViewControllerHierarchyInconsistency here. Add the view inside P's \
          view, or call addChild(_:) on the controller whose view holds it.
          """)
      #expect(UIViewController.hierarchyInconsistencyException.rawValue == "UIViewControllerHierarchyInconsistency")
      parent.view.addSubview(child.view)
      #expect(stage.diagnostics.isEmpty)
      other.view.addSubview(child.view)
      try stage.expectDiagnostic("hierarchy-inconsistency")
    }
  }

  @Test("A controller whose view lies elsewhere and that becomes a child is reported (A-35, P-72)")
  func adoptedElsewhere() throws {
    try withStage(.small) { stage in
      let (parent, other) = show(stage)
      let child = Screen("C", .blue)
      other.view.addSubview(child.view)
      #expect(stage.diagnostics.isEmpty)
      parent.addChild(child)
      try stage.expectDiagnostic("hierarchy-inconsistency")
      let stray = Screen("S", .blue)
      stage.window.addSubview(stray.view)
      parent.addChild(stray)
      #expect(
        try stage.expectDiagnostic("hierarchy-inconsistency").message.contains(
          "The view of S lies under a view that belongs to no controller, but S is a child of P."))
    }
  }

  @Test("Views that are added before addChild, in wrappers, or outside any window, are not reported (A-35)")
  func fine() throws {
    try withStage(.small) { stage in
      let (parent, _) = show(stage)
      let (early, wrapped, unseen) = (Screen("1", .blue), Screen("2", .blue), Screen("3", .blue))
      parent.view.addSubview(early.view)
      parent.addChild(early)
      let wrapper = UIView(frame: parent.view.bounds)
      parent.addChild(wrapped)
      wrapper.addSubview(wrapped.view)
      parent.view.addSubview(wrapper)
      parent.addChild(unseen)
      UIView().addSubview(unseen.view)
      #expect(stage.diagnostics.isEmpty)
    }
  }

  @Test(
    "An uncontained controller whose view's ancestor enters the window gets no callbacks, until its view is removed (T-36)"
  )
  func ancestorEnters() throws {
    try withStage(.small) { stage in
      let scene = ViewScene(stage)
      let log = CallLog()
      let stray = Screen("S", .blue, log: log)
      let holder = UIView(frame: scene.root.bounds)
      holder.addSubview(stray.view)
      _ = log.take()
      scene.root.addSubview(holder)
      stage.advance(frames: 1)
      #expect(log.take() == "S.layout")
      stray.view.removeFromSuperview()
      #expect(log.take() == "S.wD S.dD")
      holder.addSubview(stray.view)
      stage.advance(frames: 1)
      #expect(log.take() == "S.wA S.iA S.layout S.dA")
    }
  }
}
