import Testing
import TransitionTesting
import UIKit

@testable import StudioHost

@Suite("Changed animations")
@MainActor struct AnimationChangeTests {
  /// A view that a tap moves twice as far down, for half a second, and a spring that follows.
  private static func makeRoot() -> UIViewController {
    OneButton.makeHome { home in
      let square = UIView(frame: CGRect(x: 0, y: 500, width: 10, height: 10))
      square.backgroundColor = .red
      home.view.addSubview(square)
      home.view.layoutIfNeeded()
      UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) { square.frame.origin.y = 600 }
      UIView.animate(withDuration: 0.5, delay: 0.1, options: .curveLinear) { square.alpha = 0.5 }
    }
  }

  private static let position = "UIView › position"
  private static let opacity = "UIView › opacity"

  /// The position and the opacity of the square, some frames after the tap that adds its animations.
  private func shown(_ frames: Int, _ changes: [Session.AnimationChange]) throws -> (y: CGFloat, opacity: Float) {
    try withStage { stage in
      stage.show(Self.makeRoot())
      for change in changes { stage.change(change) }
      stage.tap(CGPoint(x: 150, y: 320))
      while stage.environment.runningAnimations.isEmpty { stage.advance(frames: 1) }
      stage.advance(frames: frames)
      let square = try #require(stage.window.rootViewController?.view.subviews.last)
      let layer = square.layer.presentation() ?? square.layer
      defer { try? stage.settle() }
      return (layer.position.y, layer.opacity)
    }
  }

  @Test("A duration makes the same curve longer, and the others stay as they are")
  func duration() throws {
    let (own, changed) = (
      try shown(12, []), try shown(12, [Session.AnimationChange(Self.position, duration: 1)])
    )
    #expect(abs(own.y - 545) < 0.5 && abs(changed.y - 525) < 0.5, "\(own.y) \(changed.y)")
    #expect(own.opacity == changed.opacity)
  }

  @Test("A delay holds the layer where its animation begins")
  func delay() throws {
    let changed = try shown(12, [Session.AnimationChange(Self.position, delay: 0.1)])
    #expect(abs(changed.y - 525) < 0.5, "\(changed.y)")
    #expect(try shown(3, [Session.AnimationChange(Self.position, delay: 0.2)]).y == 505)
  }

  @Test("A damping ratio is that of usingSpringWithDamping: the springs are the same, and other animations have none")
  func damping() throws {
    func spring(_ ratio: CGFloat, _ changes: [Session.AnimationChange]) throws -> [CGFloat] {
      try withStage { stage in
        let home = OneButton.makeHome { home in
          let square = UIView(frame: CGRect(x: 0, y: 500, width: 10, height: 10))
          square.backgroundColor = .red
          home.view.addSubview(square)
          home.view.layoutIfNeeded()
          UIView.animate(
            withDuration: 0.5, delay: 0, usingSpringWithDamping: ratio, initialSpringVelocity: 2, options: []
          ) { square.frame.origin.y = 600 }
        }
        stage.show(home)
        for change in changes { stage.change(change) }
        stage.tap(CGPoint(x: 150, y: 320))
        while stage.environment.runningAnimations.isEmpty { stage.advance(frames: 1) }
        let square = try #require(stage.window.rootViewController?.view.subviews.last)
        var positions: [CGFloat] = []
        for _ in 0..<12 {
          stage.advance(frames: 1)
          positions.append((square.layer.presentation() ?? square.layer).position.y)
        }
        try stage.settle()
        return positions
      }
    }
    let changed = try spring(0.9, [Session.AnimationChange(Self.position, dampingRatio: 0.3)])
    let (wanted, own) = (try spring(0.3, []), try spring(0.9, []))
    #expect(zip(changed, wanted).allSatisfy { abs($0 - $1) < 1e-6 } && changed != own, "\(changed) \(wanted)")
    let plain = try shown(12, [Session.AnimationChange(Self.position, dampingRatio: 0.3)])
    #expect(plain == (try shown(12, [])))
  }

  @Test("Only the damping of a spring of Core Animation changes")
  func explicitDamping() throws {
    try withStage { stage in
      let spring = CASpringAnimation(keyPath: "position.x")
      (spring.mass, spring.stiffness, spring.damping, spring.duration) = (2, 50, 20, 1)
      (spring.fromValue, spring.toValue) = (0, 100)
      let home = OneButton.makeHome { $0.view.layer.add(spring, forKey: "slide") }
      stage.show(home)
      stage.change(Session.AnimationChange("\(home.view.layer.debugName) › position.x", dampingRatio: 0.5))
      stage.tap(CGPoint(x: 150, y: 320))
      while stage.environment.runningAnimations.isEmpty { stage.advance(frames: 1) }
      let running = try #require(home.view.layer.animation(forKey: "slide") as? CASpringAnimation)
      #expect(running.mass == 2 && running.stiffness == 50 && abs(running.damping - 10) < 1e-9, "\(running.damping)")
      try stage.settle()
    }
  }

  @Test("A muted animation moves nothing, and its time passes")
  func muted() throws {
    #expect(try shown(3, [Session.AnimationChange(Self.position, isMuted: true)]).y == 605)
    try withStage { stage in
      stage.show(Self.makeRoot())
      for name in [Self.position, Self.opacity] { stage.change(Session.AnimationChange(name, isMuted: true)) }
      stage.tap(CGPoint(x: 150, y: 320))
      while stage.environment.runningAnimations.isEmpty { stage.advance(frames: 1) }
      stage.advance(frames: 20)
      #expect(stage.environment.runningAnimations.count == 2)
      try stage.settle()
    }
  }

  @Test("The animations of the system's own push are noted, and one that is longer holds the push back")
  func push() throws {
    func length(_ changes: [Session.AnimationChange]) throws -> (frames: Int, names: [String]) {
      try withStage { stage in
        stage.animations.isFollowed = true
        let home = OneButton.makeHome { home in
          let next = UIViewController()
          next.title = "Next"
          home.navigationController?.pushViewController(next, animated: true)
        }
        stage.show(UINavigationController(rootViewController: home))
        for change in changes { stage.change(change) }
        stage.tap(CGPoint(x: 150, y: 320))
        while stage.environment.runningAnimations.isEmpty { stage.advance(frames: 1) }
        let names = stage.environment.runningAnimations.compactMap { stage.animations.start(of: $0.entry)?.name }
        #expect(names.count == stage.environment.runningAnimations.count)
        var frames = 0
        while !stage.isQuiet {
          stage.advance(frames: 1)
          frames += 1
        }
        return (frames, names)
      }
    }
    let own = try length([])
    #expect(own.names.contains("the view of Next › position"), "\(own.names)")
    let longer = try length([Session.AnimationChange("the view of Next › position", duration: 2)])
    #expect(longer.frames > own.frames + 60, "\(own.frames) \(longer.frames)")
  }

  @Test("The animations under a finger that swipes back are noted")
  func swipe() throws {
    try withStage { stage in
      stage.animations.isFollowed = true
      let home = OneButton.makeHome { home in
        let next = UIViewController()
        next.title = "Next"
        home.navigationController?.pushViewController(next, animated: true)
      }
      stage.show(UINavigationController(rootViewController: home))
      stage.tap(CGPoint(x: 150, y: 320))
      try stage.settle()
      stage.edgePan(from: .left, by: 200, over: 1)
      stage.advance(frames: 30)
      for (layer, entry, _) in stage.environment.runningAnimations {
        let start = stage.animations.start(of: entry)
        #expect(start != nil, "\(layer.debugName) \(entry.begin ?? -1) \(stage.time)")
      }
      try stage.settle()
    }
  }

  @Test("Only the animation of the number is changed")
  func index() throws {
    let own = try shown(12, [])
    #expect(try shown(12, [Session.AnimationChange(Self.position, 2, duration: 1)]) == own)
    #expect(try shown(12, [Session.AnimationChange("UIView › bounds", duration: 1)]) == own)
  }

  @Test("A spring gets softer with a longer duration, and swings as before")
  func spring() throws {
    func swing(_ duration: TimeInterval, _ changes: [Session.AnimationChange], _ frames: Int) throws -> CGFloat {
      try withStage { stage in
        let root = OneButton.makeHome { home in
          let square = UIView(frame: CGRect(x: 0, y: 500, width: 10, height: 10))
          home.view.addSubview(square)
          UIView.animate(
            withDuration: duration, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0
          ) { square.frame.origin.y = 600 }
        }
        stage.show(root)
        for change in changes { stage.change(change) }
        stage.tap(CGPoint(x: 150, y: 320))
        while stage.environment.runningAnimations.isEmpty { stage.advance(frames: 1) }
        stage.advance(frames: frames)
        let square = try #require(root.view.subviews.last)
        return (square.layer.presentation() ?? square.layer).position.y
      }
    }
    let longer = [Session.AnimationChange(Self.position, duration: 1)]
    for frames in [6, 12, 20] {
      #expect(abs(try swing(0.5, [], frames) - swing(0.5, longer, frames * 2)) < 1e-6)
    }
  }

  @Test("A change is an input of a session: its replay gives the same frames, and is read back from the file")
  func session() throws {
    let change = Session.AnimationChange(Self.position, delay: 0.1, duration: 0.8, dampingRatio: 0.75)
    let session = try withStage { stage in
      stage.show(Self.makeRoot())
      return try stage.recordSession("Button") {
        stage.advance(frames: 3)
        stage.change(change)
        stage.change(Session.AnimationChange(Self.opacity, isMuted: true))
        stage.tap(CGPoint(x: 150, y: 320))
        try stage.settle()
      }
    }
    #expect(session.inputs.contains { $0.kind == .animation(change) })
    let read = try Session(jsonLines: session.jsonLines)
    #expect(read == session)
    try withStage { stage in
      stage.show(Self.makeRoot())
      #expect(stage.replay(read) == nil)
    }
    var other = read
    other.inputs.removeAll { $0.kind == .animation(change) }
    try withStage { stage in
      stage.show(Self.makeRoot())
      #expect(stage.replay(other) != nil)
    }
  }

  @Test("A page's change takes the place of the one before, and a reset removes it")
  func orders() throws {
    func order(_ members: String) throws -> AnimationOrder {
      let text = #"{"do":"animate","animations":"1 A › position","frame":5,\#(members)}"#
      guard case .animate(let order)? = HostCommand(Array(text.utf8)) else {
        throw SessionError(line: 1, reason: "no order")
      }
      return order
    }
    let touch = Session.Input(frame: 5, .finger(1, .began, .zero, .finger))
    var inputs = try order(#""delay":0.2"#).applied(to: [touch])
    #expect(inputs == [Session.Input(frame: 5, .animation(.init("A › position", delay: 0.2))), touch])
    inputs = try order(#""muted":1"#).applied(to: inputs)
    #expect(inputs.first?.kind == .animation(.init("A › position", delay: 0.2, isMuted: true)))
    #expect(inputs.count == 2)
    inputs = try order(#""damping":7"#).applied(to: inputs)
    #expect(
      inputs.first?.kind == .animation(.init("A › position", delay: 0.2, dampingRatio: 1, isMuted: true)))
    #expect(try order(#""reset":1"#).applied(to: inputs) == [touch])
  }
}

@Suite("Settings of a session")
@MainActor struct SettingInputTests {
  @Test("The status bar and the settings for accessibility are inputs, and a replay has them")
  func settings() throws {
    let session = try withStage { stage in
      stage.show(OneButton.makeRoot())
      return stage.recordSession("Button") {
        stage.advance(frames: 2)
        stage.drawsStatusBar = true
        stage.accessibility.insert(.boldText)
        stage.advance(frames: 2)
      }
    }
    #expect(session.inputs.filter { $0.kind.isSetting }.count == 2)
    let read = try Session(jsonLines: session.jsonLines)
    #expect(read == session)
    try withStage { stage in
      stage.show(OneButton.makeRoot())
      #expect(stage.replay(read) == nil)
      #expect(stage.drawsStatusBar && stage.accessibility.contains(.boldText))
    }
    #expect(Session.Setting(name: "accessibility", value: "-1") == nil)
    #expect(Session.Setting(name: "accessibility", value: "262144") == nil)
    #expect(Session.Setting(name: "statusBar", value: "maybe") == nil)
  }
}
