import Testing
import TransitionEffects
import TransitionTesting
import UIKit

/// What the documentation says of the effects is what they are.
@Suite("The documentation's tables of effects") @MainActor struct EffectTableTests {
  @Test("have a row for each effect, and no other; each effect is among those that are tested")
  func whole() throws {
    let listed = try EffectTable.rows(about: "effect").flatMap { $0.names(in: 0) }.filter { $0.hasSuffix("Animator") }
    let made = EffectTable.types(
      below: "Sources/TransitionEffects", deriving: ["EffectAnimator", "MaskAnimator"])
    #expect(Set(listed) == Set(made) && listed.count == made.count)
    let tested = Set(EffectCase.all.map { "\(type(of: $0.make(false)))" })
    #expect(Set(made).subtracting(tested) == [])
    let transitions = try EffectTable.rows(about: "transition").flatMap { $0.names(in: 0) }
    #expect(
      Set(transitions) == Set(EffectTable.types(below: "Sources/PixelEffects", deriving: ["PixelTransition"])))
  }

  @Test("name the parameters that there are, the sources that the code names, and tests that know the effect")
  func cells() throws {
    for row in try EffectTable.rows(about: "effect") {
      let sources = row.names(in: 0).compactMap { EffectTable.text(of: $0, below: "Sources/TransitionEffects") }
      #expect(sources.count == row.names(in: 0).count, "\(row.cells[0])")
      let parameters = sources.reduce(into: Set<String>()) { $0.formUnion(EffectTable.properties(of: $1)) }
      #expect(Set(row.names(in: 3)) == parameters, "\(row.cells[0])")
      let statements = sources.reduce(into: Set<String>()) { $0.formUnion(EffectTable.statements(in: $1)) }
      #expect(row.statements(in: 1) == statements, "\(row.cells[0])")
      let suites = row.cells[4].components(separatedBy: ", ")
      #expect(!suites.contains(""))
      for suite in suites {
        let text = EffectTable.text(of: suite, below: "Tests/TransitionEffectsTests") ?? ""
        let case_ = suite == "EffectStripTests" ? EffectTable.text(of: "EffectCase", below: "Tests") ?? "" : text
        #expect(case_.contains(row.names(in: 0)[0] + "("), "\(row.cells[0]): \(suite)")
      }
    }
    for row in try EffectTable.rows(about: "transition") {
      let source = EffectTable.text(of: row.names(in: 0)[0], below: "Sources/PixelEffects") ?? ""
      #expect(Set(row.names(in: 2)) == EffectTable.properties(of: source), "\(row.cells[0])")
    }
  }

  @Test(
    "say where an effect makes sense: there it is more than a fade, and where the screen below stays the others are one",
    arguments: EffectCase.all, [false, true])
  func containers(effect: EffectCase, isBackward: Bool) throws {
    let type = "\(type(of: effect.make(false)))"
    guard let row = try EffectTable.rows(about: "effect").first(where: { $0.names(in: 0).contains(type) }) else {
      return
    }
    let places = row.cells[2]
    #expect(places.hasPrefix("navigation, tabs, modal") != places.contains("elsewhere"), "\(places)")
    // Of the containers one stands for all: EffectStripTests compares them. A cross-fade is a fade.
    let fadesInContainers = try isFade(effect, in: .navigation, isBackward)
    #expect(!fadesInContainers || type == "CrossfadeAnimator", "\(places)")
    // A style in which the screen below stays, and is not the effect's to touch.
    let fadesAbove = try isFade(effect, in: .modal, isBackward)
    #expect(fadesAbove != places.contains("custom"), "\(places)")
  }

  /// Whether an effect looks no other than a fade.
  private func isFade(
    _ effect: EffectCase, in container: EffectScenario.Container, _ isBackward: Bool
  ) throws -> Bool {
    let shown = try picture(of: effect.make(isBackward, duration: 0.5), in: container, isBackward)
    let faded = try picture(of: EffectAnimator(duration: 0.5, isReversed: isBackward), in: container, isBackward)
    return shown == faded
  }

  /// Half of an effect in a container; presentations have the app's own style.
  private func picture(
    of effect: EffectAnimator, in container: EffectScenario.Container, _ isBackward: Bool
  ) throws -> CGImage {
    try withStage(.upright) { stage in
      let scenario = try EffectScenario(stage, container, isBackward: isBackward, style: .custom)
      let driver = UIPercentDrivenInteractiveTransition()
      scenario.begin(effect, driver: driver)
      driver.update(0.5)
      stage.advance(frames: 1)
      let shown = stage.image
      driver.finish()
      try stage.settle()
      return shown
    }
  }
}
