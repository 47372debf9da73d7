import EffectCatalog
import Gallery
import Testing
import TransitionTesting
import UIKit

@Suite("Showcases of effects") @MainActor struct ShowcaseTests {
  private func show(
    _ effect: Effect, in container: EffectContainer, on stage: Stage, speed: ShowcaseSpeed = .full
  ) throws -> ShowcaseController {
    let showcase = ShowcaseController(effect, in: container, size: CGSize(width: 200, height: 300))
    showcase.speed = speed
    stage.show(showcase)
    try stage.settle()
    return showcase
  }

  @Test(
    "Each effect plays forward and back in each of its containers, and restores the screen",
    arguments: EffectContainer.allCases)
  func everywhere(container: EffectContainer) throws {
    for effect in Effect.all where effect.containers.contains(container) {
      try withStage(.small) { stage in
        let showcase = try show(effect, in: container, on: stage)
        let before = stage.image
        showcase.play()
        stage.advance(by: 0.05)
        #expect(showcase.isPlaying, "\(effect.name)")
        showcase.play()
        try stage.settle()
        #expect(showcase.isForward && stage.image != before, "\(effect.name) there")
        showcase.play()
        try stage.settle()
        #expect(!showcase.isForward, "\(effect.name) back")
        #expect(stage.image == before, "\(effect.name) leaves something in \(container.rawValue)")
      }
    }
  }

  @Test(
    "A showcase plays at its speed, also for its completion", arguments: ShowcaseSpeed.allCases,
    EffectContainer.controllers)
  func speed(speed: ShowcaseSpeed, container: EffectContainer) throws {
    try withStage(.small) { stage in
      let cube = try #require(Effect.all.first { $0.name == "cube" })
      let showcase = try show(cube, in: container, on: stage, speed: speed)
      var ends = 0
      showcase.didPlay = { ends += 1 }
      showcase.play()
      stage.advance(by: 0.95 / Double(speed.factor))
      #expect(ends == 0 && showcase.isPlaying)
      stage.advance(by: 0.1 / Double(speed.factor) + 0.05)
      #expect(ends == 1 && !showcase.isPlaying)
    }
  }

  @Test("A finger drives the transition back in each container", arguments: EffectContainer.controllers)
  func finger(container: EffectContainer) throws {
    try withStage(.iPhone15) { stage in
      let cube = try #require(Effect.all.first { $0.name == "cube" })
      let showcase = try show(cube, in: container, on: stage)
      showcase.play()
      try stage.settle()
      let (start, end) =
        container == .modal
        ? (CGPoint(x: 200, y: 300), CGPoint(x: 200, y: 700)) : (CGPoint(x: 100, y: 400), CGPoint(x: 350, y: 400))
      stage.drag(from: start, to: end, over: 0.3)
      stage.advance(by: 0.2)
      #expect(showcase.isPlaying)
      try stage.settle()
      #expect(!showcase.isForward)
    }
  }

  @Test("A container in which the effect is not shown counts as its first one, and invalid values as the standard ones")
  func misuse() throws {
    let overlay = try #require(Effect.all.first { $0.name == "overlay" })
    #expect(ShowcaseController(overlay, in: .tabs, size: CGSize(width: 100, height: 100)).container == .modal)
    let cube = try #require(Effect.all.first { $0.name == "cube" })
    let animator = try #require(cube.animator([.nan, 7], EffectContext(.modal, isReversed: true)))
    #expect(animator.duration == 1 && animator.isReversed)
  }
}
