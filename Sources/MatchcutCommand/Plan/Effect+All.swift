import Gallery
import PixelEffects
import TransitionEffects
import UIKit

extension Effect {
  /// Effects that are alike, under a name.
  package typealias Family = (title: String, effects: [Effect])

  /// Every effect, by family: the system's first.
  package static let families: [Family] = [
    ("The system's own", system), ("Moving", moving), ("Turning", turning), ("Covering", covering),
    ("Falling apart", tiles), ("Pixels", pixels), ("Combined", combined), ("Within a screen", within),
  ]

  /// Every effect, in the families' order.
  package static let all = families.flatMap(\.effects)

  private static let modal: [TransitionKind] = [.present, .dismiss]

  private static let system = [
    Effect(
      name: "system", summary: "the system's own push and pop, with parallax and shadow, and its presentations",
      source: "E-69…E-72", kinds: [.push, .pop, .present, .dismiss], duration: 0.35, animator: nil),
    Effect(
      name: "dissolve", summary: "the system's crossDissolve", source: "E-73", kinds: modal, duration: 0.4,
      animator: nil, modalStyle: .crossDissolve),
    Effect(
      name: "flip", summary: "the system's flipHorizontal", source: "E-73", kinds: modal, duration: 0.75,
      animator: nil, modalStyle: .flipHorizontal),
    Effect(
      name: "zoom", summary: "the system's zoom: the screen grows out of a picture", source: "E-76…E-78",
      kinds: [.push, .pop, .present, .dismiss], duration: 0.5, animator: nil, zooms: true),
  ]

  private static let moving = [
    Effect(
      name: "slide", summary: "one screen slides in and pushes the other out", source: "E-1…E-3",
      kinds: TransitionKind.controllers, duration: 0.3,
      animator: { kind, duration in
        let animator = SlideAnimator(direction: kind.slide)
        animator.duration = duration
        return animator
      },
      call: { kind in
        switch kind {
        case .push, .pop: "SlideAnimator(direction: isReversed ? .pop : .push)"
        case .present, .dismiss: "SlideAnimator(direction: isReversed ? .dismissal : .presentation)"
        case .tab, .change: "SlideAnimator(direction: isReversed ? .tabLeft : .tabRight)"
        }
      }),
    library("pan", "E-32", "the new screen slides over the old one, which follows at half the way", 0.3) {
      PanAnimator(isReversed: $0)
    },
    library("spring-slide", "E-22", "the screens swing past each other, and cross-fade", 1) {
      SpringSlideAnimator(isReversed: $0)
    },
    library("diagonal", "E-9", "the new screen comes from the lower right corner", 0.5) {
      DiagonalAnimator(isPresenting: !$0)
    },
    library("bounce", "E-11, E-12", "the new screen springs up from below", 0.8) { BounceAnimator(isReversed: $0) },
    library(
      "semi-modal", "E-14", "the presented screen springs up, and pushes back the other", 0.8, in: modal,
      presentation: .custom
    ) { SemiModalAnimator(isReversed: $0) },
    library(
      "overlay", "E-6, E-7", "a small screen opens out of its middle line, over a dim", 0.3, in: modal,
      presentation: .overlay
    ) { OverlayAnimator(isReversed: $0) },
    library("cards", "E-24, E-25", "the old screen leans back, and the new one is laid on it", 1) {
      CardsAnimator(isReversed: $0)
    },
    library("shrink", "E-56", "the old screen shrinks away under the new one", 1) { ShrinkAnimator(isReversed: $0) },
    library(
      "shared-element", "E-15, E-16", "the picture that both screens show flies from place to place", 0.6,
      in: [.push, .pop],
      call: """
        SharedElementAnimator(isReversed: isReversed)
        // Views of the app's own, by names that both screens use.
        animator.elements = { ["picture": ($0 as? PhotoScreen)?.picture].compactMapValues { $0 } }
        """
    ) {
      let animator = SharedElementAnimator(isReversed: $0)
      animator.elements = { controller in controller.view.firstPicture.map { ["picture": $0] } ?? [:] }
      return animator
    },
  ]

  private static let turning = [
    library("cube", "E-26", "two sides of a cube that turns", 1) { CubeAnimator(isReversed: $0) },
    library("cube-down", "E-26", "the cube turns about the level axis", 1) {
      CubeAnimator(axis: .horizontal, isReversed: $0)
    },
    library("turn", "E-35", "the screen turns, and its back is the new one", 1) { TurnAnimator(isReversed: $0) },
    library("page-flip", "E-28", "a page is turned at the screen's middle", 1) { FlipAnimator(isReversed: $0) },
    library("fold", "E-29", "the old screen folds up like a map, the new one unfolds", 1) {
      FoldAnimator(isReversed: $0)
    },
    library("nat-geo", "E-30, E-31", "the old screen swings away like a door, the new one flies in", 1) {
      NatGeoAnimator(isReversed: $0)
    },
    library("portal", "E-33, E-34", "the old screen opens like a gate", 1) { PortalAnimator(isReversed: $0) },
    library(
      "book", "E-52…E-54", "a picture opens like a book's cover, and the pages fly out of it", 0.8, in: [.push, .pop],
      call: """
        BookAnimator(isReversed: isReversed)
        // Views of the app's own: what opens, and what flies out of it.
        animator.cover = { ($0 as? PhotoScreen)?.picture }
        animator.pages = { $0.view.subviews }
        """
    ) {
      let animator = BookAnimator(isReversed: $0)
      animator.cover = { $0.view.firstPicture }
      animator.pages = { $0.view.subviews }
      return animator
    },
  ]

  private static let covering = [
    library("crossfade", "E-23", "the old screen fades away over the new one", 1) {
      CrossfadeAnimator(isReversed: $0)
    },
    library(
      "circle", "E-41, E-42", "the new screen shows through a circle that grows out of a point", 0.5,
      call: "CircleAnimator(from: CGRect(x: 320, y: 70, width: 44, height: 44), isReversed: isReversed)"
    ) {
      CircleAnimator(from: CGRect(x: 320, y: 70, width: 44, height: 44), isReversed: $0)
    },
    library(
      "bubble", "E-44, E-45", "a bubble swells out of a point, and the new screen with it", 0.5,
      call: "BubbleAnimator(from: CGPoint(x: 340, y: 780), isReversed: isReversed)"
    ) {
      BubbleAnimator(from: CGPoint(x: 340, y: 780), isReversed: $0)
    },
    library("wipe", "films' wipe", "the new screen is uncovered along a soft line", 0.6) {
      WipeAnimator(isReversed: $0)
    },
    library("path", "films' iris", "any outline, here a star, grows into any other", 0.5) {
      PathMaskAnimator(isReversed: $0) { (.star(radius: 6, in: $0), .star(over: $0)) }
    },
  ]

  private static let tiles = [
    library("explode", "E-27", "the old screen bursts into tiles", 1) { ExplodeAnimator(isReversed: $0) },
    library("star-wars", "E-48", "the old screen crumbles into tiles, which fall", 2) {
      StarWarsAnimator(isReversed: $0)
    },
    library("thrown-tiles", "E-49", "tiles are thrown up, and fall by gravity", 2) {
      ThrownTilesAnimator(isReversed: $0)
    },
    pixels("falling-tiles", "E-50", "five thousand tiles fall, drawn as one picture", 2, FallingTilesTransition()),
  ]

  private static let pixels = [
    pixels("pixellate", "E-58", "the picture falls into squares, and out of them", 1, PixellateTransition()),
    pixels(
      "zoom-blur", "GPUImage, gl-transitions", "a fast zoom smears the one picture into the other", 1,
      ZoomBlurTransition()),
    pixels("swirl", "GPUImage, gl-transitions", "the picture is stirred into the other", 1, SwirlTransition()),
    pixels("grain", "films' dissolve", "the new picture comes through in grains", 1, NoiseDissolveTransition()),
    pixels("page-curl", "Core Image", "the old picture rolls up like a page", 1, PageCurlTransition()),
    pixels("ripple", "Core Image", "a wave leaves the new picture behind it", 1, RippleTransition()),
    pixels(
      "displace", "gl-transitions", "the pictures are drawn apart by their brightness", 1, DisplacementTransition()),
  ]

  private static let combined = GalleryCombination.all.map { combination in
    library(combination.identifier, combination.source, combination.summary, combination.duration) {
      combination.animator(isReversed: $0)
    }
  }

  private static let within = [
    Effect(
      name: "reveal", summary: "a change of theme through a circle that grows out of a button", source: "E-47",
      kinds: [.change], duration: 0.5, animator: nil),
    Effect(
      name: "paging-tabs", summary: "a finger drags from screen to screen, and the bar's icons fade with it",
      source: "E-60", kinds: [.tab], duration: 0.6, animator: nil, tabs: .pages),
    Effect(
      name: "button-tabs", summary: "buttons change the screens, and their colours go over with them",
      source: "E-18…E-21", kinds: [.tab], duration: 0.3, animator: nil, tabs: .buttons),
  ]

  private static func pixels(
    _ name: String, _ source: String, _ summary: String, _ duration: Double, _ transition: any PixelTransition
  ) -> Effect {
    library(name, source, summary, duration) { PixelAnimator(transition, isReversed: $0) }
  }
}

extension UIView {
  /// The first view inside, in the order of drawing, that shows a picture.
  fileprivate var firstPicture: UIView? {
    if self is UIImageView { return self }
    for view in subviews {
      if let found = view.firstPicture { return found }
    }
    return nil
  }
}

extension TransitionKind {
  /// Which way a slide goes.
  var slide: SlideDirection {
    switch self {
    case .push: .push
    case .pop: .pop
    case .present: .presentation
    case .dismiss: .dismissal
    case .tab, .change: .tabRight
    }
  }

  /// Whether it is the way back.
  var isReversed: Bool { self == .pop || self == .dismiss }
}
