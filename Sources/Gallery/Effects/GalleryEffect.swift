import PixelEffects
import TransitionEffects
import UIKit

/// An effect on show: its name, where it works, and what can be changed about it.
@MainActor public struct GalleryEffect {
  /// Makes an animator from the parameters' values; whether it is the way back.
  typealias Maker = (_ values: [Double], _ isReversed: Bool) -> EffectAnimator

  /// Its name.
  public let name: String
  /// What one sees, in a few words.
  public let summary: String
  /// Where it can be shown, what suits it best first.
  public let containers: [GalleryContainer]
  /// What can be changed about it; the first is its duration, unless the system animates.
  public let parameters: [GalleryParameter]
  /// How a screen is presented with it.
  let presentation: GalleryPresentation
  /// The code that makes it.
  let code: GalleryCode
  private let maker: Maker?

  /// The name as it is written in addresses and on command lines: `star-wars`.
  public var identifier: String { name.galleryIdentifier }

  /// The code that makes it in a container; another call may take the place of the animator's own.
  public func codeText(in container: GalleryContainer, _ values: [Double], call: String? = nil) -> String {
    code(call).text(in: container, values)
  }

  /// The code that lets a finger drive its way back in a container, with the standard values; nil where the system animates.
  public func drivenCodeText(in container: GalleryContainer, call: String? = nil) -> String? {
    code(call).drivenText(in: container, standardValues)
  }

  private func code(_ call: String?) -> GalleryCode {
    var code = code
    if let call { code.subject = .animator(call) }
    return code
  }

  /// The values of an effect that nobody has changed.
  public var standardValues: [Double] { parameters.map(\.standard) }

  /// The animator; nil where the system animates.
  public func animator(_ values: [Double], isReversed: Bool) -> EffectAnimator? {
    let usable = zip(parameters, values).map { $0.usable($1) } + parameters.dropFirst(values.count).map(\.standard)
    return maker?(usable, isReversed)
  }

  /// The system's own transition.
  static func system(
    _ name: String, _ summary: String, in containers: [GalleryContainer], style: UIModalTransitionStyle? = nil
  ) -> GalleryEffect {
    GalleryEffect(
      name: name, summary: summary, containers: containers, parameters: [],
      presentation: style.map(GalleryPresentation.system) ?? .inContext,
      code: GalleryCode(subject: .system(style: style), parameters: []), maker: nil)
  }

  /// The system's zoom out of a picture.
  static func zoom(_ name: String, _ summary: String) -> GalleryEffect {
    GalleryEffect(
      name: name, summary: summary, containers: [.navigation], parameters: [], presentation: .zoom,
      code: GalleryCode(subject: .zoom, parameters: []), maker: nil)
  }

  /// A container of the library's own, with the code that makes it.
  static func tabs(
    _ name: String, _ summary: String, _ presentation: GalleryPresentation, code: String
  ) -> GalleryEffect {
    GalleryEffect(
      name: name, summary: summary, containers: [.tabs], parameters: [], presentation: presentation,
      code: GalleryCode(subject: .container(code), parameters: []), maker: nil)
  }

  /// A change of a screen's own look.
  static func reveal(_ name: String, _ summary: String) -> GalleryEffect {
    let length = GalleryParameter.duration(0.5)
    return GalleryEffect(
      name: name, summary: summary, containers: [.modal], parameters: [length], presentation: .reveal,
      code: GalleryCode(subject: .reveal, parameters: [length]), maker: nil)
  }

  /// An effect by an animator of its own.
  static func animator<Animator: EffectAnimator>(
    _ name: String, _ summary: String, in containers: [GalleryContainer] = GalleryContainer.allCases,
    presentation: GalleryPresentation = .inContext, make: @escaping (_ isReversed: Bool) -> Animator,
    code: String? = nil,
    _ knobs: GalleryKnob<Animator>...
  ) -> GalleryEffect {
    let knobs = [GalleryKnob<Animator>("duration", \.duration, GalleryParameter.durations)] + knobs
    let fresh = make(false)
    let parameters = knobs.map { $0.parameter(of: fresh) }
    let call = code ?? "\(Animator.self)(isReversed: isReversed)"
    return GalleryEffect(
      name: name, summary: summary, containers: containers, parameters: parameters, presentation: presentation,
      code: GalleryCode(
        subject: .animator(call), parameters: parameters, hasOverlay: presentation.isOverlay,
        saysDuration: make(true).duration != fresh.duration)
    ) { values, isReversed in
      var animator = make(isReversed)
      for (knob, value) in zip(knobs, values) { knob.turn(&animator, to: value) }
      return animator
    }
  }

  /// An effect on pixels.
  static func pixels<Transition: PixelTransition>(
    _ name: String, _ summary: String, _ fresh: Transition, duration: TimeInterval = 1,
    _ knobs: GalleryKnob<Transition>...
  ) -> GalleryEffect {
    let parameters = [GalleryParameter.duration(duration)] + knobs.map { $0.parameter(of: fresh) }
    return GalleryEffect(
      name: name, summary: summary, containers: GalleryContainer.allCases, parameters: parameters,
      presentation: .inContext, code: GalleryCode(subject: .pixels("\(Transition.self)"), parameters: parameters)
    ) { values, isReversed in
      var transition = fresh
      for (knob, value) in zip(knobs, values.dropFirst()) { knob.turn(&transition, to: value) }
      return PixelAnimator(transition, duration: values[0], isReversed: isReversed)
    }
  }
}
