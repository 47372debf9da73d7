import EffectCatalog
import Testing
import TransitionEffects

@Suite("The source of an effect") @MainActor struct EffectCodeTests {
  @Test(
    "A combination's source shows its parts, and its animator has the requested direction",
    arguments: [
      (
        "gate-and-wipe",
        """
          let animator = PortalAnimator().timed(0.5)
            .then(WipeAnimator(from: .top).timed(0.5), across: .white)
          animator.isReversed = isReversed
        """
      ),
      (
        "slide-and-fade",
        """
          let animator = SlideAnimator(direction: .push).mirrored().timed(0.8, .spring(dampingRatio: 0.7))
            .with(CrossfadeAnimator().timed(0.4), after: 0.2)
          animator.isReversed = isReversed
        """
      ),
    ])
  func combination(name: String, code: String) throws {
    let effect = try #require(Effect.all.first { $0.name == name })
    for isReversed in [false, true] {
      let animator = effect.animator([], EffectContext(.navigation, isReversed: isReversed))
      #expect(animator?.isReversed == isReversed)
    }
    let text = effect.codeText(in: .navigation, effect.standardValues)
    #expect(text.contains(code), "\(text)")
  }

  @Test("The catalogue has two combinations")
  func combinations() {
    #expect(Effect.all.filter { $0.mechanism == .combination }.map(\.name) == ["gate-and-wipe", "slide-and-fade"])
  }

  @Test("A slide's source has the directions of its container")
  func slide() throws {
    let slide = try #require(Effect.all.first { $0.name == "slide" })
    for (container, directions) in [
      (EffectContainer.navigation, ".pop : .push"), (.tabs, ".tabLeft : .tabRight"),
      (.modal, ".dismissal : .presentation"),
    ] {
      let text = slide.codeText(in: container, slide.standardValues)
      #expect(text.contains("SlideAnimator(direction: isReversed ? \(directions))"), "\(text)")
    }
  }
}
