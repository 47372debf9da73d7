import PixelEffects
import TransitionEffects
import UIKit

/// The catalogue: the one list of effects. The command line, the gallery, its web pages, the tables of
/// Documentation/Effects.md and the tests of every effect are made from it.
extension Effect {
  /// Effects that are alike, under a title.
  public typealias Family = (title: String, effects: [Effect])

  /// Every effect, by family.
  public static let families: [Family] = [
    ("Moving", moving), ("Turning", turning), ("Covering", covering), ("Falling apart", tiles), ("Pixels", pixels),
    ("Combined", combined), ("Collections", collections), ("Within a screen", within), ("The system's own", system),
  ]

  /// Every effect, in the families' order.
  public static let all = families.flatMap(\.effects)

  private static let system: [Effect] = [
    .builtIn(
      "System", "the system's own push, pop and presentations", "E-69…E-72", duration: 0.35,
      in: [.navigation, .modal], .system(.coverVertical)),
    .builtIn(
      "Dissolve", "the system's crossDissolve", "E-73", duration: 0.4, in: [.modal], .system(.crossDissolve)),
    .builtIn("Flip", "the system's flipHorizontal", "E-73", duration: 0.75, in: [.modal], .system(.flipHorizontal)),
    .builtIn(
      "Zoom", "the system's zoom: the screen grows out of an image", "E-76…E-78", duration: 0.5,
      in: [.navigation, .modal], .zoom),
  ]

  private static let moving: [Effect] = [
    .animator(
      "Slide", "the new screen pushes the old one out", "E-1…E-3", duration: 0.3, worksInCustomStyle: true,
      make: { context -> SlideAnimator in
        let directions = slideDirections(in: context.container)
        return SlideAnimator(direction: context.isReversed ? directions.reversed : directions.forward)
      },
      call: { container in
        let directions = slideDirections(in: container)
        return "SlideAnimator(direction: isReversed ? .\(directions.reversed) : .\(directions.forward))"
      },
      properties: { [EffectProperty("direction", \.direction)] }),
    .animator(
      "Pan", "the new screen slides over the old one", "E-32", duration: 0.3,
      make: { PanAnimator(isReversed: $0.isReversed) },
      properties: { [EffectProperty("parallax", \.parallax, 0...1)] }),
    .animator(
      "Spring slide", "the screens swing past each other and cross-fade", "E-22",
      make: { SpringSlideAnimator(isReversed: $0.isReversed) },
      properties: {
        [
          EffectProperty("padding", \.padding, 0...60), EffectProperty("dampingRatio", \.dampingRatio, 0.2...1),
          EffectProperty("initialVelocity", \.initialVelocity),
        ]
      }),
    .animator(
      "Diagonal", "the new screen comes from the lower right corner", "E-9", duration: 0.5, worksInCustomStyle: true,
      make: { DiagonalAnimator(isPresenting: !$0.isReversed) },
      call: { _ in "DiagonalAnimator(isPresenting: !isReversed)" }),
    .animator(
      "Bounce", "the new screen springs up from below", "E-11, E-12", duration: 0.8, in: [.modal, .navigation, .tabs],
      worksInCustomStyle: true, make: { BounceAnimator(isReversed: $0.isReversed) },
      properties: { [EffectProperty("dampingRatio", \.dampingRatio, 0.2...1)] }),
    .animator(
      "Semi modal", "a sheet springs up and pushes the screen behind back", "E-14", duration: 0.8, in: [.modal],
      presentation: .custom, worksInCustomStyle: true, make: { SemiModalAnimator(isReversed: $0.isReversed) },
      properties: {
        [
          EffectProperty("scale", \.scale, 0.5...1), EffectProperty("freeHeight", \.freeHeight, 0...0.8),
          EffectProperty("cornerRadius", \.cornerRadius, 0...40), EffectProperty("dampingRatio", \.dampingRatio),
        ]
      }),
    .animator(
      "Overlay", "a small screen opens from its middle line", "E-6, E-7", duration: 0.3, in: [.modal],
      presentation: .overlay, worksInCustomStyle: true, make: { OverlayAnimator(isReversed: $0.isReversed) }),
    .animator(
      "Cards", "the old screen leans back under the new one", "E-24, E-25",
      make: { CardsAnimator(isReversed: $0.isReversed) },
      properties: {
        [EffectProperty("perspective", \.perspective, -0.005...(-0.0003)), EffectProperty("lean", \.lean, 0...1)]
      }),
    .animator(
      "Shrink", "the old screen shrinks away", "E-56", make: { ShrinkAnimator(isReversed: $0.isReversed) },
      properties: { [EffectProperty("scale", \.scale, 0.02...0.9)] }),
    .animator(
      "Shared element", "an image on both screens flies from one to the other", "E-15, E-16", duration: 0.6,
      in: [.navigation, .modal, .tabs], needsAppViews: true,
      make: { context -> SharedElementAnimator in
        let animator = SharedElementAnimator(isReversed: context.isReversed)
        if let elements = context.elements { animator.elements = elements }
        return animator
      },
      call: { _ in
        """
        SharedElementAnimator(isReversed: isReversed)
        // Views of the app, under identifiers that both screens use.
        animator.elements = { ["image": ($0 as? PhotoScreen)?.imageView].compactMapValues { $0 } }
        """
      },
      properties: {
        [
          EffectProperty("elements", \.elements), EffectProperty("dampingRatio", \.dampingRatio, 0.2...1),
          EffectProperty("initialVelocity", \.initialVelocity),
        ]
      }),
  ]

  private static let turning: [Effect] = [
    .animator(
      "Cube", "two sides of a cube that turns", "E-26", make: { CubeAnimator(isReversed: $0.isReversed) },
      properties: { cubeProperties }),
    .animator(
      "Cube down", "the cube turns about the horizontal axis", "E-26",
      make: { CubeAnimator(axis: .horizontal, isReversed: $0.isReversed) },
      call: { _ in "CubeAnimator(axis: .horizontal, isReversed: isReversed)" }, properties: { cubeProperties }),
    .animator(
      "Turn", "the screen turns, and its back is the new one", "E-35",
      make: { TurnAnimator(isReversed: $0.isReversed) },
      properties: {
        [EffectProperty("axis", \.axis), EffectProperty("perspective", \.perspective, -0.006...(-0.0003))]
      }),
    .animator(
      "Page flip", "a page is turned at the screen's middle", "E-28", make: { FlipAnimator(isReversed: $0.isReversed) },
      properties: {
        [EffectProperty("perspective", \.perspective, -0.006...(-0.0003)), EffectProperty("shade", \.shade, 0...1)]
      }),
    .animator(
      "Fold", "the old screen folds up like a map", "E-29", make: { FoldAnimator(isReversed: $0.isReversed) },
      properties: {
        [EffectProperty("folds", \.folds, 1...6), EffectProperty("perspective", \.perspective, -0.01...(-0.0005))]
      }),
    .animator(
      "Blinds", "slats turn about their middle axes, and their backs are the new screen", "slides' Venetian blinds",
      make: { BlindsAnimator(isReversed: $0.isReversed) },
      properties: {
        [
          EffectProperty("slats", \.slats, 1...20), EffectProperty("stagger", \.stagger, 0...0.9),
          EffectProperty("perspective", \.perspective, -0.006...(-0.0003)),
        ]
      }),
    .animator(
      "Nat Geo", "the old screen swings away like a door", "E-30, E-31",
      make: { NatGeoAnimator(isReversed: $0.isReversed) },
      properties: { [EffectProperty("perspective", \.perspective, -0.006...(-0.0005))] }),
    .animator(
      "Portal", "the old screen opens like a gate", "E-33, E-34", make: { PortalAnimator(isReversed: $0.isReversed) },
      properties: { [EffectProperty("scale", \.scale, 0.3...1)] }),
    .animator(
      "Book", "an image opens like a book's cover", "E-52…E-54", duration: 0.8, needsAppViews: true,
      make: { context -> BookAnimator in
        let animator = BookAnimator(isReversed: context.isReversed)
        (animator.cover, animator.pages) = (context.cover, context.pages)
        return animator
      },
      call: { _ in
        """
        BookAnimator(isReversed: isReversed)
        // Views of the app: the one that opens, and those that fly out of it.
        animator.cover = { ($0 as? PhotoScreen)?.imageView }
        animator.pages = { $0.view.subviews }
        """
      },
      properties: {
        [
          EffectProperty("cover", \.cover), EffectProperty("pages", \.pages),
          EffectProperty("perspective", \.perspective, -0.006...(-0.0005)),
          EffectProperty("columns", \.columns, 1...8), EffectProperty("spacing", \.spacing),
          EffectProperty("inside", \.inside),
        ]
      }),
  ]

  private static let covering: [Effect] = [
    .animator(
      "Crossfade", "the old screen fades out over the new one", "E-23",
      make: { CrossfadeAnimator(isReversed: $0.isReversed) }),
    .animator(
      "Circle", "the new screen shows through a growing circle", "E-41, E-42", duration: 0.5, worksInCustomStyle: true,
      make: { CircleAnimator(from: $0.origin, isReversed: $0.isReversed) },
      call: { _ in "CircleAnimator(from: button.frame, isReversed: isReversed)" },
      properties: { [EffectProperty("origin", \.origin)] }),
    .animator(
      "Bubble", "a bubble swells, and the new screen with it", "E-44, E-45", duration: 0.5, worksInCustomStyle: true,
      make: { context in
        BubbleAnimator(from: context.origin.map { CGPoint(x: $0.midX, y: $0.midY) }, isReversed: context.isReversed)
      },
      call: { _ in "BubbleAnimator(from: button.center, isReversed: isReversed)" },
      properties: { [EffectProperty("origin", \.origin), EffectProperty("color", \.color)] }),
    .animator(
      "Wipe", "the new screen is uncovered along a soft line", "films' wipe", duration: 0.6, worksInCustomStyle: true,
      make: { WipeAnimator(isReversed: $0.isReversed) },
      properties: { [EffectProperty("edge", \.edge), EffectProperty("softness", \.softness, 0...200)] }),
    .animator(
      "Path", "any outline, here a star, grows into another", "films' iris", duration: 0.5, worksInCustomStyle: true,
      make: { PathMaskAnimator(isReversed: $0.isReversed) { (.star(radius: 6, in: $0), .star(over: $0)) } },
      call: { _ in
        """
        PathMaskAnimator(isReversed: isReversed) { bounds in
          // Two paths of the app's own, here stars.
          (.star(radius: 6, in: bounds), .star(over: bounds))
        }
        """
      }),
  ]

  private static let tiles: [Effect] = [
    .animator(
      "Explode", "the old screen bursts into tiles", "E-27", make: { ExplodeAnimator(isReversed: $0.isReversed) },
      properties: {
        [
          EffectProperty("columns", \.columns, 2...20), EffectProperty("reach", \.reach, 10...300),
          EffectProperty("seed", \.seed),
        ]
      }),
    .animator(
      "Star Wars", "the old screen crumbles into falling tiles", "E-48", duration: 2,
      make: { StarWarsAnimator(isReversed: $0.isReversed) },
      properties: {
        [
          EffectProperty("tileSide", \.tileSide, 8...60), EffectProperty("drift", \.drift, 0...400),
          EffectProperty("seed", \.seed),
        ]
      }),
    .animator(
      "Thrown tiles", "tiles are thrown up and fall by gravity", "E-49, E-51", duration: 2,
      make: { ThrownTilesAnimator(isReversed: $0.isReversed) },
      properties: {
        [
          EffectProperty("tileSide", \.tileSide, 12...80), EffectProperty("push", \.push),
          EffectProperty("gravity", \.gravity, 0.2...3), EffectProperty("seed", \.seed),
        ]
      }),
  ]

  private static let combined: [Effect] = [
    .combination(
      "Gate and wipe", "a gate opens on white, which is wiped away", ".then, .timed, .reversed", duration: 1,
      EffectRecipe("PortalAnimator()") { PortalAnimator() }.timed(0.5)
        .thenAcrossWhite(EffectRecipe("WipeAnimator(from: .top)") { WipeAnimator(from: .top) }.timed(0.5))),
    .combination(
      "Slide and fade", "a mirrored spring slide, and a fade that begins later", ".with, .mirrored, .timed",
      duration: 0.8,
      EffectRecipe("SlideAnimator(direction: .push)") { SlideAnimator(direction: .push) }.mirrored()
        .timed(0.8, dampingRatio: 0.7)
        .with(EffectRecipe("CrossfadeAnimator()") { CrossfadeAnimator() }.timed(0.4), after: 0.2)),
  ]

  private static let within: [Effect] = [
    .builtIn(
      "Reveal", "a new look shows through a circle from a button", "E-47", duration: 0.5, in: [.screen], .reveal),
    .builtIn(
      "Paging tabs", "a finger drags from screen to screen, and icons fade with it", "E-60", duration: 0.6,
      in: [.tabs], .pagingTabs),
    .builtIn(
      "Button tabs", "buttons change the screens, and their colours fade along", "E-18…E-21", duration: 0.3,
      in: [.tabs], .buttonTabs),
  ]

  @MainActor private static var cubeProperties: [EffectProperty<CubeAnimator>] {
    [
      EffectProperty("axis", \.axis), EffectProperty("perspective", \.perspective, -0.01...(-0.0005)),
      EffectProperty("shade", \.shade, 0...1),
    ]
  }

  /// Returns the directions of a slide in a container, forwards and reversed.
  private static func slideDirections(
    in container: EffectContainer
  ) -> (forward: SlideDirection, reversed: SlideDirection) {
    switch container {
    case .navigation: (.push, .pop)
    case .tabs: (.tabRight, .tabLeft)
    case .modal, .screen: (.presentation, .dismissal)
    }
  }
}
