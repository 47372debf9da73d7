import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Changes of a split view controller inside its callbacks") @MainActor struct SplitCallbackTests {
  @Test("A column that is removed as it appears leaves after that, with all callbacks (A-31)")
  func hidesItself() throws {
    try withStage(.iPad) { stage in
      let scene = SplitScene(stage)
      try scene.begin()
      scene.list.onWillAppear = { _ in scene.split.hide(.primary) }
      scene.split.show(.primary)
      try stage.settle()
      #expect(
        scene.take() == """
          willChange(oneOverSecondary) willShow(primary) L.load L.wA L.iA \
          willChange(secondaryOnly) willHide(primary) L.wD L.dD
          """)
      #expect(scene.split.displayMode == .secondaryOnly && scene.list.view.window == nil)
    }
  }

  @Test("A column that another one shows in its callback comes in after it from the edge (A-31)")
  func showsAnother() throws {
    try withStage(.iPad) { stage in
      let scene = SplitScene(stage, .tripleColumn)
      scene.split.preferredPrimaryColumnWidth = 200
      try scene.begin()
      scene.list.onWillAppear = { _ in scene.split.show(.primary) }
      scene.split.show(.supplementary)
      #expect(
        scene.take() == """
          willChange(oneOverSecondary) willShow(supplementary) L.load L.wA L.iA \
          willChange(twoOverSecondary) willShow(primary) F.load F.wA F.iA
          """)
      stage.advance(by: 0.1)
      let x = scene.shownColumn(of: scene.folders).minX
      #expect(x > -200 && x < 0)
      try stage.settle()
      #expect(scene.frame(of: scene.folders).minX == 0 && scene.frame(of: scene.list).minX == 200)
      #expect(scene.split.displayMode == .twoOverSecondary)
    }
  }

  @Test("A change that a screen makes during its exchange happens after the exchange, with all callbacks (A-31)")
  func whileExchanged() throws {
    try withStage(.iPad) { stage in
      let scene = SplitScene(stage)
      try scene.begin()
      scene.detail.onWillDisappear = { _ in scene.split.show(.primary) }
      scene.split.setViewController(Screen("E", .white, log: scene.log), for: .secondary)
      try stage.settle()
      #expect(
        scene.take() == """
          D.wD D.dD E.load E.wA E.iA E.dA willChange(oneOverSecondary) willShow(primary) L.load L.wA L.iA L.dA
          """)
      #expect(scene.frame(of: scene.list).minX == 0)
    }
  }

  @Test("A size change inside another change happens after it (A-31)")
  func resized() throws {
    try withStage(.iPad) { stage in
      let scene = SplitScene(stage)
      try scene.begin()
      scene.list.onWillAppear = { [list = scene.list] _ in
        list.onWillAppear = nil
        stage.resize(to: CGSize(width: 400, height: 1180), animated: false)
      }
      scene.split.show(.primary)
      try stage.settle()
      #expect(scene.split.isCollapsed)
      #expect(scene.frame(of: scene.detail) == CGRect(x: 0, y: 0, width: 400, height: 1180))
    }
  }
  @Test("A change before the view is loaded, made as a column is filled, happens too (A-31)")
  func beforeView() throws {
    try withStage(.iPad) { stage in
      let split = UISplitViewController(style: .doubleColumn)
      let (narrow, wide) = (Asking("N"), Screen("W", .white))
      narrow.asks = { split.setViewController(wide, for: .secondary) }
      split.setViewController(narrow, for: .compact)
      #expect(split.viewController(for: .secondary) === wide && wide.navigationController?.parent === split)
      stage.show(split)
      try stage.settle()
      #expect(wide.view.window != nil)
    }
  }

  /// Asks for something when it gets a parent.
  private final class Asking: UIViewController {
    var asks: () -> Void = {}

    init(_ title: String) {
      super.init(nibName: nil, bundle: nil)
      self.title = title
    }

    required init?(coder: NSCoder) { nil }

    override func willMove(toParent parent: UIViewController?) {
      super.willMove(toParent: parent)
      asks()
      asks = {}
    }
  }

  @Test("A column that another one hides while the split view controller disappears has disappeared (T-25, T-31)")
  func hidesAnotherAsSplitDisappears() throws {
    try withStage(.iPad) { stage in
      let (scene, page) = (SplitScene(stage, .tripleColumn), Screen("page", .yellow))
      scene.split.preferredDisplayMode = .twoBesideSecondary
      stage.show(scene.split)
      try stage.settle()
      _ = scene.take()
      scene.folders.onWillDisappear = { _ in scene.split.preferredDisplayMode = .secondaryOnly }
      page.modalPresentationStyle = .fullScreen
      scene.split.present(page, animated: false)
      try stage.settle()
      #expect(scene.split.displayMode == .secondaryOnly)
      #expect([scene.folders, scene.list, scene.detail].allSatisfy { $0.appearance == .disappeared })
    }
  }

  @Test("A column that another one hides while the split view controller appears does not appear (T-25, T-31)")
  func hidesAnotherAsSplitAppears() throws {
    try withStage(.iPad) { stage in
      let (scene, page) = (SplitScene(stage, .tripleColumn), Screen("page", .yellow))
      scene.split.preferredDisplayMode = .twoBesideSecondary
      stage.show(scene.split)
      page.modalPresentationStyle = .fullScreen
      scene.split.present(page, animated: false)
      try stage.settle()
      _ = scene.take()
      scene.folders.onWillAppear = { _ in scene.split.preferredDisplayMode = .oneBesideSecondary }
      page.dismiss(animated: false)
      try stage.settle()
      #expect(scene.split.displayMode == .oneBesideSecondary && scene.folders.appearance == .disappeared)
      #expect(scene.list.appearance == .appeared && scene.detail.appearance == .appeared)
    }
  }

  @Test("A presenter appears at a dismissal while its column, hidden during the presentation, comes back (T-25, T-68)")
  func dismissedAsColumnComesBack() throws {
    try withStage(.iPad) { stage in
      let (scene, modal) = (SplitScene(stage), Screen("M", .yellow))
      scene.split.preferredDisplayMode = .oneBesideSecondary
      scene.list.definesPresentationContext = true
      modal.modalPresentationStyle = .currentContext
      try scene.begin()
      scene.list.present(modal, animated: false)
      scene.split.hide(.primary)
      stage.advance(frames: 2)
      // The presentation begins while the column leaves, and the dismissal while it comes back.
      try stage.expectDiagnostic("unbalanced-appearance")
      #expect(scene.list.appearance == .disappearing && modal.appearance == .disappearing)
      scene.split.show(.primary)
      #expect(scene.list.appearance == .disappeared && modal.appearance == .appearing)
      modal.dismiss(animated: true)
      try stage.settle()
      try stage.expectDiagnostic("unbalanced-appearance")
      #expect(scene.list.appearance == .appeared && modal.appearance == .disappeared)
    }
  }

  @Test("Every column disappears where one removes the split view controller in its viewWillDisappear (T-25, T-31)")
  func removesSplitAsItDisappears() throws {
    try withStage(.iPad) { stage in
      let (scene, page) = (SplitScene(stage), Screen("page", .yellow))
      scene.split.preferredDisplayMode = .oneBesideSecondary
      let container = ownContainer(of: scene.split)
      stage.show(container)
      try stage.settle()
      _ = scene.take()
      scene.list.onWillDisappear = { _ in remove(scene.split) }
      page.modalPresentationStyle = .fullScreen
      container.present(page, animated: false)
      try stage.settle()
      #expect(scene.split.appearance == .disappeared && scene.take() == "L.wD L.dD D.wD D.dD")
    }
  }
}
