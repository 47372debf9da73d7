import PixelEffects
import TransitionEffects
import UIKit

extension GalleryEffect {
  /// A family of effects under its name.
  public typealias Family = (title: String, effects: [GalleryEffect])

  /// Every effect, by family.
  public static var families: [Family] {
    [
      ("Sliding", sliding), ("Turning", turning), ("Covering", covering), ("Falling apart", tiles), ("Pixels", pixels),
      ("Combined", combined), ("Tabs and looks", containers), ("The system's own", system),
    ]
  }

  /// Every effect, in the families' order.
  public static var all: [GalleryEffect] { families.flatMap(\.effects) }

  private static var sliding: [GalleryEffect] {
    [
      .animator(
        "Slide", "both screens slide, one pushing the other out",
        make: { SlideAnimator(direction: $0 ? .pop : .push) },
        code: "SlideAnimator(direction: isReversed ? .pop : .push)"),
      .animator(
        "Pan", "the new screen slides over the old one", make: { PanAnimator(isReversed: $0) },
        GalleryKnob("parallax", \.parallax, 0...1)),
      .animator(
        "Spring slide", "the screens swing past each other", make: { SpringSlideAnimator(isReversed: $0) },
        GalleryKnob("padding", \.padding, 0...60), GalleryKnob("dampingRatio", \.dampingRatio, 0.2...1)),
      .animator(
        "Diagonal", "the new screen comes from the corner", make: { DiagonalAnimator(isPresenting: !$0) },
        code: "DiagonalAnimator(isPresenting: !isReversed)"),
      .animator(
        "Bounce", "the new screen springs up from below", in: [.modal, .navigation, .tabs],
        make: { BounceAnimator(isReversed: $0) }, GalleryKnob("dampingRatio", \.dampingRatio, 0.2...1)),
      .animator(
        "Semi modal", "a screen springs up and pushes back the other", in: [.modal],
        make: { SemiModalAnimator(isReversed: $0) }, GalleryKnob("scale", \.scale, 0.5...1),
        GalleryKnob("freeHeight", \.freeHeight, 0...0.8), GalleryKnob("cornerRadius", \.cornerRadius, 0...40)),
      .animator(
        "Overlay", "a small screen opens over a dim", in: [.modal], presentation: .overlay,
        make: { OverlayAnimator(isReversed: $0) }),
      .animator(
        "Cards", "the old screen leans back under the new one", make: { CardsAnimator(isReversed: $0) },
        GalleryKnob("perspective", \.perspective, -0.005...(-0.0003)), GalleryKnob("lean", \.lean, 0...1)),
      .animator(
        "Shrink", "the old screen shrinks away", make: { ShrinkAnimator(isReversed: $0) },
        GalleryKnob("scale", \.scale, 0.02...0.9)),
      .animator(
        "Shared element", "the picture of both screens flies from place to place", in: [.navigation, .modal, .tabs],
        make: { SharedElementAnimator(isReversed: $0) }, GalleryKnob("dampingRatio", \.dampingRatio, 0.2...1)),
    ]
  }

  private static var turning: [GalleryEffect] {
    [
      .animator(
        "Cube", "two sides of a cube that turns", make: { CubeAnimator(isReversed: $0) },
        GalleryKnob("perspective", \.perspective, -0.01...(-0.0005)), GalleryKnob("shade", \.shade, 0...1)),
      .animator(
        "Cube down", "the cube turns about the level axis", make: { CubeAnimator(axis: .horizontal, isReversed: $0) },
        code: "CubeAnimator(axis: .horizontal, isReversed: isReversed)",
        GalleryKnob("perspective", \.perspective, -0.01...(-0.0005)), GalleryKnob("shade", \.shade, 0...1)),
      .animator(
        "Turn", "the screen turns, and its back is the new one", make: { TurnAnimator(isReversed: $0) },
        GalleryKnob("perspective", \.perspective, -0.006...(-0.0003))),
      .animator(
        "Page flip", "a page is turned at the middle", make: { FlipAnimator(isReversed: $0) },
        GalleryKnob("perspective", \.perspective, -0.006...(-0.0003)), GalleryKnob("shade", \.shade, 0...1)),
      .animator(
        "Fold", "the old screen folds up like a map", make: { FoldAnimator(isReversed: $0) },
        GalleryKnob("folds", \.folds, 1...6), GalleryKnob("perspective", \.perspective, -0.01...(-0.0005))),
      .animator(
        "Nat Geo", "the old screen swings away like a door", make: { NatGeoAnimator(isReversed: $0) },
        GalleryKnob("perspective", \.perspective, -0.006...(-0.0005))),
      .animator(
        "Portal", "the old screen opens like a gate", make: { PortalAnimator(isReversed: $0) },
        GalleryKnob("scale", \.scale, 0.3...1)),
      .animator(
        "Book", "a picture opens like a book's cover",
        make: { isReversed -> BookAnimator in
          let animator = BookAnimator(isReversed: isReversed)
          animator.cover = { ($0 as? PostcardController)?.picture }
          animator.pages = { ($0 as? PostcardController)?.lines ?? [] }
          return animator
        },
        code: """
          BookAnimator(isReversed: isReversed)
          animator.cover = { ($0 as? PostcardController)?.picture }
          animator.pages = { ($0 as? PostcardController)?.lines ?? [] }
          """,
        GalleryKnob("perspective", \.perspective, -0.006...(-0.0005)), GalleryKnob("columns", \.columns, 1...8)),
    ]
  }

  private static var covering: [GalleryEffect] {
    [
      .animator("Crossfade", "the old screen fades away", make: { CrossfadeAnimator(isReversed: $0) }),
      .animator("Circle", "a circle grows out of a point", make: { CircleAnimator(isReversed: $0) }),
      .animator("Bubble", "a bubble swells, and the new screen with it", make: { BubbleAnimator(isReversed: $0) }),
      .animator(
        "Wipe", "the new screen is uncovered along a soft line", make: { WipeAnimator(isReversed: $0) },
        GalleryKnob("softness", \.softness, 0...200)),
      .animator(
        "Path", "any outline, here a star, grows into any other",
        make: { PathMaskAnimator(isReversed: $0) { (.star(radius: 6, in: $0), .star(over: $0)) } },
        code: """
          PathMaskAnimator(isReversed: isReversed) { bounds in
            // Two paths of the app's own, here stars.
            (.star(radius: 6, in: bounds), .star(over: bounds))
          }
          """),
    ]
  }

  private static var tiles: [GalleryEffect] {
    [
      .animator(
        "Explode", "the old screen bursts into tiles", make: { ExplodeAnimator(isReversed: $0) },
        GalleryKnob("columns", \.columns, 2...20), GalleryKnob("reach", \.reach, 10...300)),
      .animator(
        "Star Wars", "the old screen crumbles into tiles", make: { StarWarsAnimator(isReversed: $0) },
        GalleryKnob("tileSide", \.tileSide, 8...60), GalleryKnob("drift", \.drift, 0...400)),
      .animator(
        "Thrown tiles", "tiles are thrown up, and fall", make: { ThrownTilesAnimator(isReversed: $0) },
        GalleryKnob("tileSide", \.tileSide, 12...80), GalleryKnob("gravity", \.gravity, 0.2...3)),
    ]
  }

  private static var pixels: [GalleryEffect] {
    [
      .pixels("Falling tiles", "thousands of tiles fall", FallingTilesTransition(), duration: 2),
      .pixels(
        "Pixellate", "the picture falls into squares", PixellateTransition(),
        GalleryKnob("largestCell", \.largestCell, 0.01...0.3)),
      .pixels(
        "Zoom blur", "a fast zoom smears the pictures", ZoomBlurTransition(), GalleryKnob("strength", \.strength, 0...1)
      ),
      .pixels(
        "Swirl", "the picture is stirred into the other", SwirlTransition(), GalleryKnob("turns", \.turns, -8...8),
        GalleryKnob("radius", \.radius, 0.2...2)),
      .pixels(
        "Grain", "the new picture comes through in grains", NoiseDissolveTransition(),
        GalleryKnob("grain", \.grain, 1...16),
        GalleryKnob("softness", \.softness, 0...1)),
      .pixels(
        "Page curl", "the old picture rolls up like a page", PageCurlTransition(),
        GalleryKnob("radius", \.radius, 10...150), GalleryKnob("angle", \.angle, -1...1)),
      .pixels(
        "Ripple", "a wave leaves the new picture behind it", RippleTransition(), GalleryKnob("reach", \.reach, 0...80),
        GalleryKnob("crests", \.crests, 1...6)),
      .pixels(
        "Displace", "the pictures are drawn apart by their brightness", DisplacementTransition(),
        GalleryKnob("strength", \.strength, 0...1)),
    ]
  }

  private static var combined: [GalleryEffect] {
    GalleryCombination.all.map { combination in
      .animator(
        combination.name, combination.summary, make: { combination.animator(isReversed: $0) }, code: combination.call)
    }
  }

  private static var containers: [GalleryEffect] {
    [
      .tabs(
        "Button tabs", "buttons change the screens, and their colours go over", .buttonTabs,
        code: "window.rootViewController = ButtonTabsController([dawn, dusk])"),
      .tabs(
        "Paging tabs", "a finger drags from screen to screen, and icons fade with it", .pagingTabs,
        code: "window.rootViewController = PagingTabsController([dawn, dusk])"),
      .reveal("Reveal", "a new look comes out of a button"),
    ]
  }

  private static var system: [GalleryEffect] {
    [
      .system("Push", "the system's push, with parallax and shadow", in: [.navigation]),
      .system("Cover", "the system's cover", in: [.modal], style: .coverVertical),
      .system("Dissolve", "the system's cross dissolve", in: [.modal], style: .crossDissolve),
      .system("Flip", "the system's flip", in: [.modal], style: .flipHorizontal),
      .zoom("Zoom", "the screen grows out of the picture"),
    ]
  }
}
