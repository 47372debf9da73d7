import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Display modes of a split view") @MainActor struct SplitModeTests {
  private let portrait = CGSize(width: 820, height: 1180)
  private let landscape = CGSize(width: 1180, height: 820)

  @Test("A portrait tablet shows the secondary column alone, and the primary one overlays it and goes with a tap")
  func overlay() throws {
    try withStage(.iPad) { stage in
      let scene = SplitScene(stage)
      try scene.begin()
      let split = scene.split
      #expect(split.displayMode == .secondaryOnly && split.splitBehavior == .overlay && !split.isCollapsed)
      #expect(scene.frame(of: scene.detail) == CGRect(origin: .zero, size: portrait))
      #expect(scene.list.viewIfLoaded?.window == nil)
      split.show(.primary)
      #expect(split.displayMode == .oneOverSecondary)
      stage.advance(by: 0.1)
      let x = scene.shownColumn(of: scene.list).minX
      #expect(x > -320 && x < 0)
      try stage.settle()
      #expect(scene.take() == "willChange(oneOverSecondary) willShow(primary) L.load L.wA L.iA L.dA")
      #expect(scene.frame(of: scene.list) == CGRect(x: 0, y: 0, width: 320, height: 1180))
      #expect(scene.frame(of: scene.detail).size == portrait)
      stage.tap(CGPoint(x: 600, y: 600))
      try stage.settle()
      #expect(scene.take() == "willChange(secondaryOnly) willHide(primary) L.wD L.dD")
      #expect(scene.list.view.window == nil && split.displayMode == .secondaryOnly)
    }
  }

  @Test("A column that is shown again while it hides reverses, with balanced callbacks (T-33)")
  func reversedAppearance() throws {
    try withStage(.iPad) { stage in
      let scene = SplitScene(stage)
      scene.split.preferredDisplayMode = .oneBesideSecondary
      try scene.begin()
      scene.split.hide(.primary)
      stage.advance(by: 0.1)
      scene.split.show(.primary)
      try stage.settle()
      #expect(
        scene.take() == """
          willChange(secondaryOnly) willHide(primary) L.wD \
          willChange(oneOverSecondary) willShow(primary) L.wA L.dA
          """)
      #expect(scene.frame(of: scene.list).minX == 0)
    }
  }

  @Test("A landscape tablet shows both columns, and a rotation changes the mode")
  func turn() throws {
    try withStage(.iPad) { stage in
      let scene = SplitScene(stage)
      try scene.begin()
      stage.rotate(to: .landscapeRight)
      try stage.settle()
      #expect(scene.split.displayMode == .oneBesideSecondary)
      #expect(scene.frame(of: scene.list) == CGRect(x: 0, y: 0, width: 320, height: 820))
      #expect(scene.frame(of: scene.detail) == CGRect(x: 320, y: 0, width: 860, height: 820))
      #expect(scene.list.traitCollection.horizontalSizeClass == .compact)
      #expect(scene.detail.traitCollection.horizontalSizeClass == .regular)
      stage.rotate(to: .portrait)
      try stage.settle()
      #expect(scene.split.displayMode == .secondaryOnly && scene.list.view.window == nil)
      #expect(
        scene.take() == """
          willChange(oneBesideSecondary) willShow(primary) L.load L.wA L.iA L.dA \
          willChange(secondaryOnly) willHide(primary) L.wD L.dD
          """)
    }
  }

  @Test("Three columns are tiled, overlaid and displaced")
  func triple() throws {
    try withStage(.iPad) { stage in
      let scene = SplitScene(stage, .tripleColumn)
      let split = scene.split
      split.preferredPrimaryColumnWidth = 200
      split.preferredSupplementaryColumnWidthFraction = 0.25
      try scene.begin()
      stage.rotate(to: .landscapeRight)
      try stage.settle()
      #expect(split.primaryColumnWidth == 200 && split.supplementaryColumnWidth == 295)
      #expect(split.displayMode == .oneBesideSecondary)
      #expect(scene.frame(of: scene.list) == CGRect(x: 0, y: 0, width: 295, height: 820))
      split.show(.primary)
      try stage.settle()
      #expect(split.displayMode == .twoBesideSecondary)
      let frames = [scene.folders, scene.list, scene.detail].map { scene.frame(of: $0) }
      #expect(frames.map(\.minX) == [0, 200, 495] && frames.map(\.width) == [200, 295, 685])
      split.preferredDisplayMode = .twoDisplaceSecondary
      try stage.settle()
      #expect(scene.frame(of: scene.detail) == CGRect(x: 495, y: 0, width: 885, height: 820))
      split.preferredDisplayMode = .twoOverSecondary
      try stage.settle()
      #expect(scene.frame(of: scene.detail) == CGRect(origin: .zero, size: landscape))
      split.hide(.primary)
      try stage.settle()
      #expect(split.displayMode == .oneOverSecondary && scene.folders.view.window == nil)
      #expect(scene.frame(of: scene.list).minX == 0)
    }
  }

  @Test("Column widths keep their bounds, and widths that are not finite are ignored")
  func widths() throws {
    try withStage(.iPad) { stage in
      let scene = SplitScene(stage)
      let split = scene.split
      split.preferredDisplayMode = .oneBesideSecondary
      try scene.begin()
      #expect(split.primaryColumnWidth == 320)
      split.preferredPrimaryColumnWidthFraction = 0.5
      #expect(split.primaryColumnWidth == 410)
      split.maximumPrimaryColumnWidth = 360
      #expect(split.primaryColumnWidth == 360)
      split.preferredPrimaryColumnWidth = 100
      split.minimumPrimaryColumnWidth = 240
      #expect(split.primaryColumnWidth == 240)
      split.minimumPrimaryColumnWidth = .nan
      split.maximumPrimaryColumnWidth = -.infinity
      split.preferredPrimaryColumnWidth = .infinity
      #expect(split.primaryColumnWidth == 410)
      split.preferredPrimaryColumnWidth = 5000
      #expect(split.primaryColumnWidth == 820)
      split.preferredPrimaryColumnWidth = 300
      split.primaryEdge = .trailing
      try stage.settle()
      #expect(scene.frame(of: scene.list) == CGRect(x: 520, y: 0, width: 300, height: 1180))
      #expect(scene.frame(of: scene.detail).minX == 0)
    }
  }

  @Test("A preferredDisplayMode that is set in an animation block animates with it")
  func inBlock() throws {
    try withStage(.iPad) { stage in
      let scene = SplitScene(stage)
      try scene.begin()
      UIView.animate(withDuration: 1) { scene.split.preferredDisplayMode = .oneBesideSecondary }
      stage.advance(by: 0.5)
      let shown = scene.shownColumn(of: scene.detail)
      #expect(abs(shown.minX - 160) < 8)
      try stage.settle()
      #expect(scene.frame(of: scene.detail) == CGRect(x: 320, y: 0, width: 500, height: 1180))
    }
  }

  @Test("showDetail goes to the secondary column and hides what overlays it, and other columns push (A-32)")
  func showing() throws {
    try withStage(.iPad) { stage in
      let scene = SplitScene(stage)
      scene.split.preferredDisplayMode = .oneOverSecondary
      try scene.begin()
      let (other, next) = (Screen("E", .white, log: scene.log), Screen("N", .white, log: scene.log))
      scene.list.showDetailViewController(other, sender: nil)
      try stage.settle()
      #expect(scene.split.viewController(for: .secondary) === other && other.navigationController != nil)
      #expect(scene.split.displayMode == .secondaryOnly && scene.detail.parent?.parent == nil)
      #expect(scene.take() == "D.wD D.dD E.load E.wA E.iA E.dA willChange(secondaryOnly) willHide(primary) L.wD L.dD")
      other.show(next, sender: nil)
      try stage.settle()
      #expect(other.navigationController?.viewControllers == [other, next])
      #expect(next.splitViewController === scene.split)
    }
  }

  @Test("A split view that leaves while a column appears takes its columns along, balanced (T-25, T-31)")
  func leaving() throws {
    try withStage(.iPad) { stage in
      let scene = SplitScene(stage)
      try scene.begin()
      scene.split.show(.primary)
      stage.advance(by: 0.1)
      stage.show(UIViewController())
      try stage.settle()
      #expect(
        scene.take() == """
          willChange(oneOverSecondary) willShow(primary) L.load L.wA L.iA L.wD D.wD L.dD D.dD
          """)
    }
  }

  @Test("A screen presented in the place of a column that appears leaves with that column (T-25, T-68)")
  func coveredAsItAppears() throws {
    try withStage(.iPad) { stage in
      let scene = SplitScene(stage)
      try scene.begin()
      let modal = Screen("M", .green)
      modal.modalPresentationStyle = .currentContext
      modal.modalTransitionStyle = .flipHorizontal
      scene.split.show(.primary)
      let column = try #require(scene.list.navigationController)
      column.present(modal, animated: true)
      stage.advance(by: 0.5)
      try stage.expectDiagnostic("unbalanced-appearance")
      #expect(column.appearance == .disappearing && modal.appearance == .appearing)
      scene.split.hide(.primary)
      try stage.settle()
      #expect(modal.view.window == nil && modal.appearance == .disappeared)
      #expect(column.appearance == .disappeared && scene.list.appearance == .disappeared)
    }
  }

  @Test("A column that comes lies under what is presented in the split view controller's context (T-68)")
  func underPresentation() throws {
    for device in [Device.iPad, .iPhone15] {
      try withStage(device) { stage in
        let scene = SplitScene(stage)
        try scene.begin()
        let modal = Screen("M", .green)
        modal.modalPresentationStyle = .overCurrentContext
        scene.split.present(modal, animated: false)
        try stage.settle()
        scene.split.setViewController(Screen("N", .white), for: .primary)
        scene.split.show(.primary)
        try stage.settle()
        #expect(stage.window.hitTest(CGPoint(x: 100, y: 300), with: nil) === modal.view)
        #expect(stage.image.color(x: 300, y: 900) == .green)
      }
    }
  }

  @Test("Invalid calls are reported and change nothing")
  func diagnostics() throws {
    try withStage(.iPad) { stage in
      let (classic, double) = (UISplitViewController(), UISplitViewController(style: .doubleColumn))
      classic.setViewController(UIViewController(), for: .primary)
      #expect(try stage.expectDiagnostic("split-classic").remedy.contains("init(style: .doubleColumn)"))
      double.setViewController(UIViewController(), for: .supplementary)
      #expect(try stage.expectDiagnostic("split-column").happened.contains("supplementary"))
      double.viewControllers = [UIViewController()]
      #expect(try stage.expectDiagnostic("split-array").remedy.contains("setViewController(_:for:)"))
      double.preferredDisplayMode = .twoBesideSecondary
      #expect(try stage.expectDiagnostic("split-mode").happened.contains("twoBesideSecondary"))
      double.setViewController(double, for: .primary)
      _ = try stage.expectDiagnostic("containment-loop")
      #expect(classic.viewControllers.isEmpty && double.viewControllers.isEmpty)
    }
  }
}
