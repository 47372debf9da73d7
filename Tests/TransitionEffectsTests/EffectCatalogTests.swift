import EffectCatalog
import Foundation
import Testing
import TransitionEffects
import TransitionTesting
import UIKit

@Suite("The catalogue of effects") @MainActor struct EffectCatalogTests {
  @Test("Documentation/Effects.md has the tables that `matchcut list --markdown` prints")
  func page() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let page = try String(contentsOf: root.appendingPathComponent("Documentation/Effects.md"), encoding: .utf8)
    #expect(page.contains("\n\n\(Effect.animatorTable)\n"))
    #expect(page.contains("\n\n\(Effect.pixelTable)\n"))
    #expect(page.contains("\n\n\(Effect.collectionTable)\n"))
  }

  @Test("Every effect has a unique name, a container and a summary")
  func names() {
    #expect(Set(Effect.all.map(\.name)).count == Effect.all.count)
    for effect in Effect.all {
      #expect(!effect.containers.isEmpty && !effect.summary.isEmpty && !effect.source.isEmpty, "\(effect.name)")
    }
  }

  @Test("Every parameter has a sentence about it")
  func parameterSummaries() {
    for effect in Effect.all {
      for parameter in effect.parameters {
        let summary = effect.summary(of: parameter)
        #expect(summary?.hasSuffix(".") == true, "\(effect.name).\(parameter.name)")
      }
    }
  }

  @Test("The statements of an effect's source have the words of the specification")
  func statements() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    #expect(Effect.all.first { $0.name == "slide" }?.statements.map(\.number) == ["E-1", "E-2", "E-3"])
    for effect in Effect.all {
      #expect(effect.statements.isEmpty != effect.source.contains("E-"), "\(effect.name)")
      for statement in effect.statements {
        let parts = statement.address.split(separator: "#")
        let page = try String(contentsOf: root.appendingPathComponent(String(parts[0])), encoding: .utf8)
        let start = try #require(page.range(of: "\n### \(statement.number)\n\n**"))
        let end = try #require(page.range(of: "**\n", range: start.upperBound..<page.endIndex))
        let rule = page[start.upperBound..<end.lowerBound].split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(rule == statement.rule)
      }
    }
  }

  @Test("An effect's duration in the catalogue is that of its animator", arguments: Effect.all.filter(\.isDriven))
  func duration(effect: Effect) {
    let animator = effect.animator([], EffectContext(.navigation, isReversed: false))
    #expect(animator.map { abs($0.duration - effect.duration) < 1e-9 } == true, "\(effect.name)")
    #expect(effect.parameters.first?.name == "duration" && effect.parameters[0].standard == animator?.duration)
  }

  @Test("Parameters set the animator's properties, and values that are not finite count as the standard ones")
  func parameters() throws {
    let cube = try #require(Effect.all.first { $0.name == "cube" })
    #expect(cube.parameters.map(\.name) == ["duration", "perspective", "shade"])
    let context = EffectContext(.modal, isReversed: true)
    let animator = try #require(cube.animator([.nan, -7, 0.25], context) as? CubeAnimator)
    #expect(animator.duration == 1 && animator.perspective == -0.01 && animator.shade == 0.25 && animator.isReversed)
  }

  @Test("Every class of an effect in the sources is in the catalogue")
  func classes() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources")
    let declaration = /(?:class|struct) (\w+):.*\b(?:EffectAnimator|MaskAnimator|PixelTransition)\b/
    var classes: Set<String> = []
    for module in ["TransitionEffects", "PixelEffects"] {
      let folder = sources.appendingPathComponent(module)
      for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where path.hasSuffix(".swift") {
        let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
        classes.formUnion(text.matches(of: declaration).map { String($0.output.1) })
      }
    }
    // Base classes, and the animators that play others.
    classes.subtract(["MaskAnimator", "CombinedAnimator", "PixelAnimator"])
    #expect(classes == Set(Effect.all.compactMap(\.typeName)))
  }

  @Test("The catalogue names each property of its animators that is tested with invalid values")
  func properties() {
    var checked: Set<String> = []
    for number in HostileEffect.all {
      let parts = number.name.split(separator: ".").map(String.init)
      guard let effect = Effect.all.first(where: { $0.typeName == parts[0] }), parts[1] != "paths" else { continue }
      checked.insert(parts[0])
      #expect(effect.propertyNames.contains(parts[1]), "\(number.name)")
    }
    #expect(checked.isSuperset(of: ["CubeAnimator", "WipeAnimator", "SemiModalAnimator"]))
  }

  @Test(
    "In custom presentations an effect fades unless the catalogue says that it works there",
    arguments: EffectCase.all, [false, true])
  func fades(effect: EffectCase, isBackward: Bool) throws {
    guard let entry = effect.effect else { return }
    // One container stands for all: the strips of EffectStripTests are the same in each.
    let fadesInContainers = try isFade(effect, in: .navigation, isBackward)
    #expect(!fadesInContainers || entry.name == "crossfade")
    let fadesAbove = try isFade(effect, in: .modal, isBackward)
    #expect(fadesAbove != entry.worksInCustomStyle)
  }

  /// Whether an effect looks like a fade.
  private func isFade(_ effect: EffectCase, in container: EffectScenario.Container, _ isBackward: Bool) throws -> Bool {
    let shown = try frame(of: effect.make(isBackward, duration: 0.5), in: container, isBackward)
    let faded = try frame(of: EffectAnimator(duration: 0.5, isReversed: isBackward), in: container, isBackward)
    return shown == faded
  }

  /// The frame at half of an effect; presentations have the style `.custom`.
  private func frame(
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
