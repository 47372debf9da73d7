import TransitionTesting
import UIKit

@testable import UIKitTestSupport

extension GoldenTrace {
  /// Plays the row's story on a stage, and returns its trace.
  @MainActor func play() throws -> TraceShorthand {
    switch self {
    case .pushAnimated, .pushPlain: try push(animated: self == .pushAnimated)
    case .popAnimated: try pop(nil)
    case .popFinished: try pop(true)
    case .popCancelled: try pop(false)
    case .tabPlain, .tabAnimated: try changeTab(animated: self == .tabAnimated)
    case .presentFull: try present(.fullScreen)
    case .presentCustom: try present(.custom)
    case .presentCancelled: try present(.custom, cancels: true)
    case .dismissFull: try dismiss(.fullScreen)
    case .dismissCustom: try dismiss(.custom)
    case .dismissCancelled: try dismiss(.custom, cancels: true)
    case .sheetDismissed, .sheetDenied: try swipe(isAllowed: self == .sheetDismissed)
    case .containment: try exchange()
    }
  }

  @MainActor private func push(animated: Bool) throws -> TraceShorthand {
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      scene.nav.pushViewController(scene.b, animated: animated)
      stage.advance(frames: 1)
      scene.nav.listen()
      try stage.settle()
      return stage.shorthand(without: "nav")
    }
  }

  /// Pops by time, or by a finger that finishes or cancels; the chapter has A on top of B.
  @MainActor private func pop(_ finishes: Bool?) throws -> TraceShorthand {
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      (scene.a.title, scene.b.title) = ("B", "A")
      try scene.showB()
      let driver = UIPercentDrivenInteractiveTransition()
      if finishes != nil { scene.director.driver = driver }
      scene.nav.popViewController(animated: true)
      stage.advance(frames: 1)
      scene.nav.listen()
      if let finishes { stage.move(driver, finishes: finishes) }
      try stage.settle()
      return stage.shorthand(without: "nav")
    }
  }

  @MainActor private func changeTab(animated: Bool) throws -> TraceShorthand {
    try withStage(.small) { stage in
      let scene = TabScene(stage)
      scene.director.usesSlide = animated
      scene.tap(1)
      stage.advance(frames: 1)
      scene.tabs.listen()
      try stage.settle()
      return stage.shorthand(without: "tabs")
    }
  }

  @MainActor private func present(_ style: UIModalPresentationStyle, cancels: Bool = false) throws -> TraceShorthand {
    try withStage(.small) { stage in
      let scene = PresentationScene(stage, style: style)
      let driver = UIPercentDrivenInteractiveTransition()
      if cancels { scene.director.driver = driver }
      scene.a.present(scene.b, animated: true) {}
      stage.advance(frames: 1)
      scene.b.listen()
      if cancels { stage.move(driver, finishes: false) }
      try stage.settle()
      return stage.shorthand(withoutLayoutOf: ["A"])
    }
  }

  @MainActor private func dismiss(_ style: UIModalPresentationStyle, cancels: Bool = false) throws -> TraceShorthand {
    try withStage(.small) { stage in
      let scene = PresentationScene(stage, style: style)
      try scene.showB()
      let driver = UIPercentDrivenInteractiveTransition()
      if cancels { scene.director.driver = driver }
      scene.b.dismiss(animated: true) {}
      stage.advance(frames: 1)
      scene.b.listen()
      if cancels { stage.move(driver, finishes: false) }
      try stage.settle()
      return stage.shorthand(withoutLayoutOf: ["A", "B"])
    }
  }

  @MainActor private func swipe(isAllowed: Bool) throws -> TraceShorthand {
    try withStage { stage in
      let scene = SheetScene(stage)
      try scene.showB()
      scene.listener.allows = isAllowed
      scene.drag(from: 100, by: 500)
      stage.advance(by: 0.25)
      scene.a.listen()
      try stage.settle()
      return stage.shorthand(withoutLayoutOf: ["A", "B"])
    }
  }

  @MainActor private func exchange() throws -> TraceShorthand {
    try withStage(.small) { stage in
      let (parent, a, b) = (Screen("P", .white), Screen("A", .red), Screen("B", .blue))
      parent.addChild(a)
      parent.view.addSubview(a.view)
      a.didMove(toParent: parent)
      stage.show(parent)
      stage.advance(frames: 1)
      stage.clearTrace()
      parent.addChild(b)
      a.willMove(toParent: nil)
      parent.transition(from: a, to: b, duration: 0.2) {
        b.view.alpha = 1
      } completion: { _ in
        b.didMove(toParent: parent)
        a.removeFromParent()
      }
      try stage.settle()
      return stage.shorthand(without: "P")
    }
  }
}

extension UIViewController {
  /// Has the running transition call back at its turns and at its end, so that the trace shows them.
  fileprivate func listen() {
    transitionCoordinator?.animate(alongsideTransition: nil) { _ in }
    transitionCoordinator?.notifyWhenInteractionChanges { _ in }
  }
}

extension Stage {
  /// Moves a transition by hand for three frames, and lets it go.
  fileprivate func move(_ driver: UIPercentDrivenInteractiveTransition, finishes: Bool) {
    for percent in [0.1, 0.2, 0.3] {
      driver.update(CGFloat(percent))
      advance(frames: 1)
    }
    if finishes { driver.finish() } else { driver.cancel() }
  }

  /// The trace, without a container's own callbacks.
  fileprivate func shorthand(without container: String) -> TraceShorthand {
    EventTrace(trace.events.filter { $0.subject != container || $0.category == .delegate }).shorthand
  }

  /// The trace, without layout of screens that the chapter leaves out.
  fileprivate func shorthand(withoutLayoutOf names: [String]) -> TraceShorthand {
    TraceShorthand(tokens: trace.shorthand.tokens.filter { token in !names.contains { token == "\($0).layout" } })
  }
}
