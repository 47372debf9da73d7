import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Popovers") @MainActor struct PopoverTests {
  private func scene(
    _ stage: Stage, at source: CGRect = CGRect(x: 360, y: 100, width: 100, height: 40),
    size: CGSize = CGSize(width: 300, height: 200)
  ) -> (scene: PresentationScene, popover: UIPopoverPresentationController, button: UIView) {
    let scene = PresentationScene(stage, style: .popover)
    scene.b.transitioningDelegate = nil
    let button = UIView(frame: source)
    scene.a.view.addSubview(button)
    scene.b.preferredContentSize = size
    let popover =
      scene.b.popoverPresentationController
      ?? UIPopoverPresentationController(presentedViewController: scene.b, presenting: nil)
    popover.sourceView = button
    return (scene, popover, button)
  }

  @Test(
    "A popover lies below its source with its arrow at the middle, and the presenter gets no appearance callbacks (E-75, T-78)"
  )
  func below() throws {
    try withStage(.iPad) { stage in
      let (scene, popover, _) = scene(stage)
      #expect(popover.arrowDirection == .unknown)
      scene.a.present(scene.b, animated: true)
      try stage.settle()
      #expect(popover.arrowDirection == .up)
      #expect(popover.presentedView?.frame == CGRect(x: 260, y: 140, width: 300, height: 213))
      #expect(scene.b.view.bounds.size == CGSize(width: 300, height: 200))
      #expect(scene.log.take() == "A.layout B.wA B.iA B.layout B.dA")
      let image = stage.image
      #expect(image.color(x: 2 * 410, y: 2 * 145) == .blue)  // the arrow has the content's colour
      #expect(image.isShadedRed(x: 2 * 380, y: 2 * 145))
      #expect(image.isShadedRed(x: 2 * 262, y: 2 * 155))  // a round corner
      #expect(image.color(x: 2 * 410, y: 2 * 300) == .blue)
    }
  }

  struct Case: Sendable {
    let source: CGRect
    let permitted: UIPopoverArrowDirection
    let direction: UIPopoverArrowDirection

    static let all = [
      Case(source: CGRect(x: 400, y: 1100, width: 20, height: 20), permitted: .any, direction: .down),
      Case(source: CGRect(x: 20, y: 600, width: 20, height: 20), permitted: [.left, .right], direction: .left),
      Case(source: CGRect(x: 780, y: 600, width: 20, height: 20), permitted: [.left, .right], direction: .right),
      Case(source: CGRect(x: 400, y: 600, width: 20, height: 20), permitted: .down, direction: .down),
    ]
  }

  @Test("The arrow points in a permitted direction with enough room", arguments: Case.all)
  func directions(example: Case) throws {
    try withStage(.iPad) { stage in
      let (scene, popover, _) = scene(stage, at: example.source)
      popover.permittedArrowDirections = example.permitted
      scene.a.present(scene.b, animated: true)
      try stage.settle()
      #expect(popover.arrowDirection == example.direction)
      let frame = popover.presentedView?.frame ?? .null
      #expect(CGRect(x: 10, y: 34, width: 800, height: 1116).contains(frame))
      #expect(frame.intersection(example.source).isEmpty)
    }
  }

  @Test("Near an edge the popover shifts, and its arrow stays at the source")
  func edge() throws {
    try withStage(.iPad) { stage in
      let (scene, popover, _) = scene(stage, at: CGRect(x: 20, y: 100, width: 40, height: 40))
      scene.a.present(scene.b, animated: false)
      stage.advance(frames: 1)
      #expect(popover.presentedView?.frame == CGRect(x: 10, y: 140, width: 300, height: 213))
      #expect(stage.image.color(x: 2 * 40, y: 2 * 146) == .blue)
      popover.popoverLayoutMargins.left = 30
      stage.advance(frames: 1)
      #expect(popover.presentedView?.frame.minX == 30)
    }
  }

  @Test("A tap outside dismisses a popover, and a tap on a passthrough view does not (T-90)")
  func taps() throws {
    try withStage(.iPad) { stage in
      let (scene, popover, _) = scene(stage)
      let listener = SheetListener()
      popover.delegate = listener
      var taps = 0
      let button = UIButton(frame: CGRect(x: 100, y: 800, width: 200, height: 100))
      button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      scene.a.view.addSubview(button)
      popover.passthroughViews = [button]
      scene.a.present(scene.b, animated: true)
      try stage.settle()
      _ = listener.log.take()
      stage.tap(CGPoint(x: 200, y: 850))
      try stage.settle()
      #expect(taps == 1 && scene.a.presentedViewController === scene.b)
      stage.tap(CGPoint(x: 600, y: 850))
      try stage.settle()
      #expect(scene.a.presentedViewController == nil)
      #expect(listener.log.take() == "should will did")
    }
  }

  @Test("A popover follows its source, and its delegate may give it another rectangle")
  func repositions() throws {
    try withStage(.iPad) { stage in
      let (scene, popover, button) = scene(stage)
      let mover = Mover()
      popover.delegate = mover
      scene.a.present(scene.b, animated: true)
      try stage.settle()
      #expect(mover.received == ["prepare"])
      button.center.y += 300
      scene.b.preferredContentSize = CGSize(width: 300, height: 240)
      stage.advance(frames: 1)
      #expect(mover.received == ["prepare", "reposition"])
      // The delegate asked for the left half: the arrow's tip is 25 points further left.
      #expect(popover.presentedView?.frame == CGRect(x: 235, y: 440, width: 300, height: 253))
    }
  }

  @Test("A popover can point at a bar button item, or any source item")
  func items() throws {
    try withStage(.iPad) { stage in
      let scene = PresentationScene(stage, style: .popover)
      scene.b.transitioningDelegate = nil
      let nav = UINavigationController(rootViewController: Screen("top", .green))
      let item = UIBarButtonItem(customView: UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30)))
      nav.topViewController?.navigationItem.rightBarButtonItem = item
      stage.show(nav)
      try stage.settle()
      scene.b.preferredContentSize = CGSize(width: 300, height: 200)
      scene.b.popoverPresentationController?.barButtonItem = item
      nav.present(scene.b, animated: true)
      try stage.settle()
      let popover = scene.b.popoverPresentationController
      let mark = item.customView.map { $0.frame(in: stage.window) } ?? .null
      #expect(popover?.arrowDirection == .up)
      #expect(popover?.presentedView?.frame.minY == mark.maxY)
      #expect(popover?.presentedView?.frame.maxX == 810)
    }
  }

  @Test("A popover without a source is centered, and reported with its exact message")
  func anchorless() throws {
    try withStage(.iPad) { stage in
      let (scene, popover, _) = scene(stage)
      popover.sourceView = nil
      scene.a.present(scene.b, animated: true)
      try stage.settle()
      #expect(
        try stage.expectDiagnostic("popover-without-anchor").message == """
          [popover-without-anchor] The popover of B is presented, and nothing on the screen is what it points at. UIKit raises \
          here: a popover needs a sourceView, a barButtonItem or a sourceItem before the presentation. It lies in the middle, \
          without an arrow. Set popoverPresentationController?.sourceView before presenting.
          """)
      #expect(popover.presentedView?.frame == CGRect(x: 260, y: 492, width: 300, height: 200))
    }
  }

  @Test("On a phone a popover is a sheet, unless its delegate returns none (P-60, T-91)", arguments: [true, false])
  func phone(keeps: Bool) throws {
    try withStage { stage in
      let (scene, popover, _) = scene(stage, at: CGRect(x: 150, y: 100, width: 100, height: 40))
      let listener = SheetListener()
      if keeps { listener.adaptedStyle = UIModalPresentationStyle.none }
      popover.delegate = listener
      popover.adaptiveSheetPresentationController.detents = [.medium()]
      scene.a.present(scene.b, animated: true)
      try stage.settle()
      #expect(scene.b.presentationController === popover)
      if keeps {
        #expect(popover.presentedView?.frame == CGRect(x: 50, y: 140, width: 300, height: 213))
        #expect(listener.log.take() == "willPresent(none, a coordinator)")
      } else {
        #expect(popover.adaptiveSheetPresentationController.presentedView?.frame.minY == 426)
        #expect(
          listener.log.take() == "substitute?(pageSheet) prepare(pageSheet) willPresent(pageSheet, a coordinator)")
        stage.drag(from: CGPoint(x: 190, y: 450), to: CGPoint(x: 190, y: 800), over: 0.3)
        try stage.settle()
        #expect(scene.a.presentedViewController == nil)
        #expect(listener.log.take() == "should will did")
      }
    }
  }
}

/// Points the popover at the left half of its view when it moves.
private final class Mover: NSObject, UIPopoverPresentationControllerDelegate {
  var received: [String] = []

  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
    received.append("prepare")
  }

  func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: AutoreleasingUnsafeMutablePointer<UIView>
  ) {
    received.append("reposition")
    rect.pointee.size.width = 50
  }
}

extension CGImage {
  /// Whether a pixel shows a red screen in a shadow.
  fileprivate func isShadedRed(x: Int, y: Int) -> Bool {
    let parts = color(x: x, y: y).cgColor.components ?? []
    return parts.count == 4 && parts[0] > 0.8 && parts[0] < 1 && parts[1] == 0 && parts[2] == 0
  }
}
