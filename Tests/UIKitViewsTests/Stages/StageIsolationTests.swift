import Testing
import TransitionTesting
import UIKit

@testable import QuartzCore
@testable import UIKitTestSupport

@Suite("Stages") @MainActor struct StageIsolationTests {
  @Test("Two stages at once share nothing: each has its own clock, animations, trace and screen")
  func two() throws {
    try withStage(.small) { outer in
      let first = NavigationScene(outer)
      first.nav.pushViewController(first.b, animated: true)
      outer.advance(by: 0.1)
      let outerTrace = outer.trace.events.count
      try withStage(.iPhone15) { inner in
        let second = NavigationScene(inner)
        #expect(UIScreen.main.bounds.width == 393)
        #expect(CACurrentMediaTime() == inner.time)
        second.nav.pushViewController(second.b, animated: true)
        try inner.settle()
        #expect(second.nav.topViewController === second.b)
      }
      #expect(UIScreen.main.bounds.width == 100)
      #expect(outer.trace.events.count == outerTrace)
      #expect(isClose(outer.time, 0.1 + 1.0 / 60))
      #expect(outer.environment.drivers.count == 1)
      try outer.settle()
      #expect(first.b.view.frame.minX == 0)
    }
  }

  @Test("A stored callback runs in the stage where it was made, whichever stage runs the loop")
  func callbacks() throws {
    try withStage(.small) { outer in
      let scene = ViewScene(outer)
      let view = scene.square()
      var widths: [CGFloat] = []
      UIView.animate(withDuration: 0.1, animations: { view.alpha = 0 }) { _ in widths.append(UIScreen.main.bounds.width)
      }
      CATransaction.setCompletionBlock { widths.append(UIScreen.main.bounds.width) }
      try withStage(.iPhone15) { _ in try outer.settle() }
      #expect(widths == [100, 100] || widths.allSatisfy { $0 == 100 })
      #expect(widths.count == 2)
    }
  }

  @Test("A view of one stage cannot be added to a window of another")
  func foreignView() throws {
    try withStage(.small) { outer in
      let scene = ViewScene(outer)
      let view = scene.square()
      try withStage(.iPhone15) { inner in
        inner.show(UIViewController())
        inner.window.addSubview(view)
        #expect(view.superview === scene.root)
        let message = try inner.expectDiagnostic("foreign-environment").message
        #expect(
          message == """
            [foreign-environment] UIView belongs to one stage and was added to UIWindow of another. Stages share nothing: \
            their clocks differ, so its animations could not be timed. The call is ignored. Make the view inside the stage \
            that shows it.
            """)
      }
    }
  }

  @Test("A controller of one stage cannot be shown by another")
  func foreignController() throws {
    try withStage(.small) { outer in
      let controller = Screen("A", .red)
      try withStage(.iPhone15) { inner in
        inner.show(controller)
        #expect(controller.viewIfLoaded?.window == nil)
        let message = try inner.expectDiagnostic("foreign-environment").happened
        #expect(
          message
            == "the view of A belongs to one stage and was added to UIWindow of another.")
      }
      #expect(outer.diagnostics.isEmpty)
    }
  }

  @Test("Outside a stage there is no environment, and asking for it reports what to write")
  func outside() {
    #expect(MediaEnvironment.currentIfAny == nil)
    let (made, makes) = (MediaEnvironment.detached, MediaEnvironment.makeDetached)
    defer { (MediaEnvironment.detached, MediaEnvironment.makeDetached) = (made, makes) }
    var messages: [String] = []
    MediaEnvironment.detached = nil
    MediaEnvironment.makeDetached = {
      let environment = UIEnvironment(clock: ManualClock(), screen: .iPhone15)
      environment.diagnosticHandler = { messages.append($0.message) }
      return environment
    }
    #expect(CACurrentMediaTime() == 0)
    #expect(
      messages == [
        """
        [no-environment] UIKit was used outside a stage. Without one there is no screen, no clock that moves and no loop \
        that draws. In a test, and in a program that records, wrap the body in `try withStage { stage in … }` of \
        TransitionTesting; with a clock of your own, call `environment.perform { … }` of a UIEnvironment.
        """
      ])
    #expect(CACurrentMediaTime() == 0)
    #expect(messages.count == 1)
  }

  @Test("Stages run side by side in tests of their own", arguments: 0..<8)
  func parallel(number: Int) async throws {
    for round in 0..<5 {
      try withStage(number.isMultiple(of: 2) ? .small : .iPhoneSE) { stage in
        let scene = NavigationScene(stage)
        scene.nav.pushViewController(scene.b, animated: true)
        stage.advance(by: 0.15)
        #expect(stage.environment.drivers.count == 1)
        try stage.settle()
        #expect(scene.nav.viewControllers.count == 2)
        #expect(stage.trace.events.count { $0.name == "viewDidAppear" } == 1, "round \(round)")
      }
      await Task.yield()
    }
  }

  @Test("A stage releases everything that was made inside it: environment, windows and controllers")
  func release() throws {
    weak var environment: UIEnvironment?
    weak var window: UIWindow?
    weak var controller: UIViewController?
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      try scene.showB()
      scene.nav.popViewController(animated: true)
      try stage.settle()
      environment = stage.environment
      window = stage.window
      controller = scene.nav
    }
    #expect(controller == nil)
    #expect(window == nil)
    #expect(environment == nil)
  }
}
