import TransitionEffects

/// An effect made of others, by the combinators that it shows: the one list of them, for the app, the command line and the pages.
public struct GalleryCombination: Sendable {
  /// Its name.
  public let name: String
  /// What one sees, in a few words.
  public let summary: String
  /// The combinators that it is made by.
  public let source: String
  /// How long it takes, in seconds.
  public let duration: Double
  /// How it is made.
  public let recipe: EffectRecipe

  /// The name as it is written on command lines: `gate-and-wipe`.
  public var identifier: String { name.galleryIdentifier }

  /// The effect, there or back.
  @MainActor public func animator(isReversed: Bool) -> EffectAnimator {
    let animator = recipe.make()
    return isReversed ? animator.reversed() : animator
  }

  /// The code that makes it, there or back.
  var call: String { recipe.code + "\nanimator.isReversed = isReversed" }

  /// All of them.
  public static let all = [
    GalleryCombination(
      name: "Gate and wipe", summary: "one after the other: a gate opens on white, which is wiped away",
      source: ".then, .timed, .reversed", duration: 1,
      recipe: EffectRecipe("PortalAnimator()") { PortalAnimator() }.timed(0.5)
        .thenAcrossWhite(EffectRecipe("WipeAnimator(from: .top)") { WipeAnimator(from: .top) }.timed(0.5))),
    GalleryCombination(
      name: "Slide and fade", summary: "two at once: a mirrored slide on a spring, and a fade that comes later",
      source: ".with, .mirrored, .timed", duration: 0.8,
      recipe: EffectRecipe("SlideAnimator(direction: .push)") { SlideAnimator(direction: .push) }.mirrored()
        .timed(0.8, dampingRatio: 0.7)
        .with(EffectRecipe("CrossfadeAnimator()") { CrossfadeAnimator() }.timed(0.4), after: 0.2)),
  ]
}
