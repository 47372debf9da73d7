import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Rotation during the system's transitions") @MainActor struct TurnedAwayTests {
  /// The distance of a moving view's edge, as a fraction of the screen's height or width, at a time of a transition.
  private func share(_ view: UIView, across: Bool, _ stage: Stage) throws -> CGFloat {
    let frame = try #require(view.layer.presentation()).frame
    return across ? frame.minX / stage.window.bounds.width : frame.minY / stage.window.bounds.height
  }

  /// Begins a transition, lets the screen turn after 0.1 s where it is to, and says how far the moving view is after
  /// 0.42 s.
  private func run(
    turns: Bool, _ moving: UIView, across: Bool, on stage: Stage, begin: () -> Void
  ) throws -> CGFloat {
    begin()
    stage.advance(by: 0.1)
    if turns {
      let before = try #require(moving.layer.presentation()).position
      stage.rotate(to: .landscapeRight)
      stage.advance(by: 0)
      let after = try #require(moving.layer.presentation()).position
      #expect(abs(after.x - before.x) < 0.01 && abs(after.y - before.y) < 0.01)
    }
    stage.advance(by: 0.32)
    return try share(moving, across: across, stage)
  }

  @Test("A presentation and a dismissal continue in the new size (P-33, E-72)", arguments: [true, false])
  func coverVertical(dismisses: Bool) throws {
    var shares: [CGFloat] = []
    for turns in [false, true] {
      try withStage(.iPhone15) { stage in
        let (a, b) = (Screen("A", .red), Screen("B", .blue))
        b.modalPresentationStyle = .overFullScreen
        stage.show(a)
        a.present(b, animated: !dismisses)
        if dismisses { try stage.settle() }
        shares.append(
          try run(turns: turns, b.view, across: false, on: stage) {
            if dismisses { b.dismiss(animated: true) }
          })
        try stage.settle()
        #expect((b.view.window == nil) == dismisses && a.view.bounds.size == stage.window.bounds.size)
        #expect(b.view.frame.origin == .zero && stage.diagnostics.isEmpty)
      }
    }
    // Not yet at its end.
    #expect(dismisses ? shares[0] > 0.9 && shares[0] < 0.999 : shares[0] > 0.001 && shares[0] < 0.1)
    #expect(abs(shares[1] - shares[0]) < 1e-3)
  }

  @Test("A push and a pop continue in the new size (P-33, E-69)", arguments: [true, false])
  func navigation(pops: Bool) throws {
    var shares: [CGFloat] = []
    for turns in [false, true] {
      try withStage(.iPhone15) { stage in
        let (a, b) = (Screen("A", .red), Screen("B", .blue))
        let navigation = UINavigationController(rootViewController: a)
        stage.show(navigation)
        navigation.pushViewController(b, animated: !pops)
        if pops { try stage.settle() }
        shares.append(
          try run(turns: turns, b.view, across: true, on: stage) {
            if pops { navigation.popViewController(animated: true) }
          })
        let below = try #require(a.view.layer.presentation()).frame.minX / stage.window.bounds.width
        #expect(abs(below - (shares[shares.count - 1] - 1) * 0.3) < 1e-3)
        try stage.settle()
        let top = pops ? a : b
        #expect(top.view.frame == stage.window.bounds && top.view.window != nil && stage.diagnostics.isEmpty)
      }
    }
    #expect(pops ? shares[0] > 0.9 && shares[0] < 0.999 : shares[0] > 0.001 && shares[0] < 0.1)
    #expect(abs(shares[1] - shares[0]) < 1e-3)
  }

  @Test(
    "A held interactive pop keeps its progress in the new size, and finishes or cancels from there (P-33, C-80)",
    arguments: [true, false])
  func held(finishes: Bool) throws {
    try withStage(.iPhone15) { stage in
      let (a, b) = (Screen("A", .red), Screen("B", .blue))
      let navigation = UINavigationController(rootViewController: a)
      stage.show(navigation)
      navigation.pushViewController(b, animated: false)
      try stage.settle()
      let finger = stage.touchDown(at: CGPoint(x: 2, y: 400))
      for step in 1...10 {
        stage.advance(frames: 1)
        finger.move(to: CGPoint(x: 2 + 20 * Double(step), y: 400))
      }
      stage.advance(by: 0.2)
      let before = try share(b.view, across: true, stage)
      #expect(before > 0.4 && before < 0.6)
      stage.rotate(to: .landscapeRight)
      stage.advance(by: 0.4)
      #expect(abs(try share(b.view, across: true, stage) - before) < 1e-3)
      #expect(abs(try #require(a.view.layer.presentation()).frame.minX / 852 - (before - 1) * 0.3) < 1e-3)
      finger.move(to: CGPoint(x: 600, y: 200))
      stage.advance(by: 0.1)
      if finishes { finger.lift() } else { finger.cancel() }
      try stage.settle()
      let top = finishes ? a : b
      #expect(navigation.topViewController === top && top.view.frame == stage.window.bounds)
      #expect(top.view.window != nil)
    }
  }
}
