import Foundation
import Testing
import TransitionTesting
import UIKit

@testable import TransitionFuzz

/// Each check of the fuzzer, with the fault that it is there for made by hand.
@Suite("The fuzzer's checks") @MainActor struct CheckTests {
  /// A world of a navigation controller with one screen, at rest after a change; what it complains about.
  private func complaints(
    root: String = "navigation", after change: (FuzzWorld, Stage) throws -> Void
  ) throws -> [String] {
    try withStage(.small) { stage in
      let world = FuzzWorld(stage, Choices(["root": root]))
      world.rest()
      #expect(world.complaints.isEmpty)
      try change(world, stage)
      world.rest()
      world.dismissDiagnostics()
      return world.complaints
    }
  }

  @Test("A world in which nothing happens has nothing to complain about", arguments: ["navigation", "tabs", "own"])
  func quiet(root: String) throws {
    #expect(try complaints(root: root) { _, _ in }.isEmpty)
  }

  @Test(
    "A screen that keeps a setting which its app did not make is a violation",
    arguments: ["alpha 0.5", "transform", "mask", "no interaction", "anchor point", "sublayer transform", "hidden"])
  func settings(name: String) throws {
    let found = try complaints { world, _ in
      let view: UIView = world.screens[0].view
      switch name {
      case "alpha 0.5": view.alpha = 0.5
      case "transform": view.transform = CGAffineTransform(translationX: 30, y: 0)
      case "mask": view.mask = UIView()
      case "no interaction": view.isUserInteractionEnabled = false
      case "anchor point": view.layer.anchorPoint = .zero
      case "sublayer transform": view.layer.sublayerTransform.m34 = 0.1
      default: view.isHidden = true
      }
    }
    #expect(found.contains { $0.hasPrefix("s0 keeps \(name)") }, "\(found)")
  }

  @Test("So is a container's view, or one around the screens, that keeps one")
  func settingsAround() throws {
    let found = try complaints { world, _ in
      world.root.view.alpha = 0.5
      world.screens[0].view.superview?.isUserInteractionEnabled = false
    }
    #expect(found.contains("root keeps alpha 0.5 (C-82)"))
    #expect(found.contains("UIView around s0 keeps no interaction (C-82)"))
  }

  @Test("A view that is left in a container, in the window or in a presentation is a violation")
  func leftViews() throws {
    let stray = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    func found(_ look: (FuzzWorld, Stage) -> UIView?) throws -> [String] {
      try complaints { world, stage in look(world, stage)?.insertSubview(stray, at: 0) }
    }
    #expect(
      try found { world, _ in world.screens[0].view.superview }.contains { $0.hasPrefix("2 views in the container") })
    #expect(try found { _, stage in stage.window }.contains { $0.contains("is left in the window") })
    #expect(
      try found { world, stage in
        let presented = world.newScreen()
        presented.modalPresentationStyle = .fullScreen
        world.root.present(presented, animated: false)
        stage.advance(frames: 2)
        return presented.view.superview
      }.contains { $0.hasPrefix("2 views in the presentation of s1") })
  }

  @Test("A touch that does not reach the screen on top is a violation")
  func touches() throws {
    let found = try complaints { world, stage in
      let cover = UIView(frame: stage.window.bounds)
      world.screens[0].view.superview?.addSubview(cover)
    }
    #expect(found.contains { $0.hasPrefix("a touch at") && $0.hasSuffix("and not s0 (T-14)") }, "\(found)")
  }

  @Test("No touch needs to reach the part of a screen that a view around it clips")
  func clippedTouches() throws {
    let found = try complaints { world, stage in
      let wrapper = try #require(world.screens[0].view.superview)
      wrapper.clipsToBounds = true
      wrapper.bounds.size.width = 40
      world.screens[0].view.frame = CGRect(x: 0, y: 0, width: 140, height: 200)
    }
    #expect(!found.contains { $0.hasPrefix("a touch at") }, "\(found)")
  }

  @Test("A completion that comes twice, never, or after a refusal is a violation; one that comes once is none")
  func expectedCompletions() throws {
    let found = try complaints { world, _ in
      let (once, twice, refused) = (
        world.expectCompletion("once"), world.expectCompletion("twice"), world.expectCompletion("refused") { .never }
      )
      _ = world.expectCompletion("never")
      for completion in [once, twice, twice, refused] { completion.call() }
    }
    #expect(found.sorted() == ["never never came", "refused came, and nothing had completed", "twice came 2 times"])
  }

  @Test("A completion that comes after all was at rest is a violation")
  func lateCompletion() throws {
    try withStage(.small) { stage in
      let world = FuzzWorld(stage, Choices(["root": "navigation"]))
      let completion = world.expectCompletion("late")
      completion.call()
      world.rest()
      #expect(world.complaints.isEmpty)
      completion.call()
      #expect(world.complaints == ["late came 2 times", "late came after everything was at rest"])
    }
  }

  @Test("A diagnostic is excused once for each mistake that leads to it, and never without")
  func excuses() throws {
    func found(_ mistakes: [Mistake]) throws -> Int {
      try complaints { world, stage in
        let nav = try #require(world.root as? UINavigationController)
        for mistake in mistakes { world.note(mistake) }
        nav.pushViewController(world.screens[0], animated: false)
        nav.pushViewController(world.screens[0], animated: false)
      }.filter { $0.hasPrefix("pushed-twice") }.count
    }
    #expect(try found([]) == 2)
    #expect(try found([.curls, .completesTwice]) == 2)
    #expect(try found([.pushesTwice]) == 1)
    #expect(try found([.pushesTwice, .pushesTwice]) == 0)
  }

  @Test("A mistake excuses nothing once the world has come to rest")
  func excusesEnd() throws {
    let found = try complaints { world, _ in
      world.note(.pushesTwice)
      world.rest()
      (world.root as? UINavigationController)?.pushViewController(world.screens[0], animated: false)
    }
    #expect(found.count == 1 && found[0].hasPrefix("pushed-twice"))
  }

  @Test("Each diagnostic that a mistake excuses has its page", arguments: Mistake.allCases)
  func pages(mistake: Mistake) {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "../../Documentation/Diagnostics")
    for identifier in mistake.diagnostics {
      #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent("\(identifier).md").path))
    }
  }
}
