import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Ordinary transitions meet no fidelity note") @MainActor struct OrdinaryTransitionTests {
  @Test("A push and a pop meet no fidelity note, by the system, by an animator and without animation")
  func navigation() throws {
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      for (usesAnimator, animated) in [(false, true), (true, true), (false, false)] {
        scene.director.usesSlide = usesAnimator
        scene.nav.pushViewController(scene.b, animated: animated)
        try stage.settle()
        scene.nav.popViewController(animated: animated)
        try stage.settle()
      }
      scene.nav.pushViewController(scene.b, animated: true)
      try stage.settle()
      #expect(stage.notes.isEmpty)
    }
  }

  @Test("A push whose coordinator is asked in viewWillAppear meets no fidelity note")
  func coordinator() throws {
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      var ran = false
      scene.b.onWillAppear = { screen in
        ran = screen.transitionCoordinator?.animate(alongsideTransition: { _ in }, completion: nil) ?? false
      }
      scene.nav.pushViewController(scene.b, animated: true)
      try stage.settle()
      #expect(ran && stage.notes.isEmpty)
    }
  }

  @Test(
    "A presentation and its dismissal meet no fidelity note, by the system and by an animator",
    arguments: [UIModalPresentationStyle.fullScreen, .pageSheet, .overFullScreen, .custom])
  func presentation(style: UIModalPresentationStyle) throws {
    try withStage(.small) { stage in
      let scene = PresentationScene(stage, style: style)
      for usesAnimator in [false, true] {
        scene.director.usesSlide = usesAnimator
        var completed = 0
        scene.a.present(scene.b, animated: true) { completed += 1 }
        try stage.settle()
        scene.a.dismiss(animated: true) { completed += 1 }
        try stage.settle()
        #expect(completed == 2)
      }
      #expect(stage.notes.isEmpty)
    }
  }

  @Test("A tab change by an animator meets no fidelity note, from code and by a tap")
  func tabs() throws {
    try withStage(.small) { stage in
      let scene = TabScene(stage)
      scene.director.usesSlide = true
      scene.tabs.selectedIndex = 1
      try stage.settle()
      scene.tap(0)
      try stage.settle()
      #expect(scene.tabs.selectedIndex == 0 && stage.notes.isEmpty)
    }
  }

  @Test("A child that is added in viewDidLoad or viewWillAppear, or to a parent on the screen, meets no fidelity note")
  func child() throws {
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      let (parent, log) = (HookedScreen("B"), CallLog())
      @MainActor func add(_ title: String, to screen: UIViewController) {
        let child = Screen(title, .green, log: log)
        screen.addChild(child)
        screen.view.addSubview(child.view)
        child.didMove(toParent: screen)
      }
      parent.didLoad = { add("L", to: $0) }
      parent.willAppear = { add("W", to: $0) }
      scene.nav.pushViewController(parent, animated: true)
      try stage.settle()
      add("S", to: parent)
      try stage.settle()
      let appearances = log.calls.filter { $0.hasSuffix(".wA") || $0.hasSuffix(".dA") }
      #expect(appearances == ["L.wA", "W.wA", "L.dA", "W.dA", "S.wA", "S.dA"])
      #expect(stage.notes.isEmpty)
    }
  }
}
