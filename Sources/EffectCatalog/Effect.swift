import PixelEffects
import TransitionEffects
import UIKit

/// A transition of the catalogue: its names, the containers it is shown in, its parameters, and how it is made.
public struct Effect: Sendable {
  /// The mechanism that performs the transition.
  public enum Mechanism: Hashable, Sendable {
    /// An animator of `TransitionEffects`.
    case animator
    /// A `PixelAnimator` of `PixelEffects`.
    case pixels
    /// Animators that are combined to one.
    case combination
    /// UIKit's own transition, with a style for presentations.
    case system(UIModalTransitionStyle)
    /// UIKit's zoom out of a view.
    case zoom
    /// A `PagingTabsController`.
    case pagingTabs
    /// A `ButtonTabsController`.
    case buttonTabs
    /// `UIView.reveal(from:duration:isReversed:_:completion:)`.
    case reveal
    /// A change of a collection view's layout: pushed, in place, or under two fingers.
    case layout(from: CollectionArrangement, to: CollectionArrangement)
    /// Insertions and deletions of a collection view's items.
    case items
    /// A transition that begins at a cell: by an animator, or by the system's zoom.
    case cell(CellRole)
  }

  /// The style in which an effect's screen is presented.
  public enum Presentation: Sendable {
    /// Any style.
    case any
    /// `.custom`, without a presentation controller.
    case custom
    /// `.custom`, with an `OverlayPresentationController`.
    case overlay
  }

  /// The effect's title: `Star Wars`.
  public let title: String
  /// A short description of the transition's look.
  public let summary: String
  /// The statements of the specification, or other works, that the look is taken from.
  public let source: String
  /// The containers that it is shown in, the most suitable one first.
  public let containers: [EffectContainer]
  /// The standard duration, in seconds.
  public let duration: TimeInterval
  /// The mechanism that performs the transition.
  public let mechanism: Mechanism
  /// The style in which its screen is presented.
  public var presentation = Presentation.any
  /// Whether the effect needs only the screen that UIKit hands over where the other one stays (custom presentations).
  public var worksInCustomStyle = false
  /// Whether the effect needs views of the app: shared elements, or a cover.
  public var needsAppViews = false

  /// The Swift type that performs the transition: `FoldAnimator`, `RippleTransition`; nil for a mechanism without one.
  public let typeName: String?
  /// Everything that is made from the type's properties, on the main actor.
  let maker: Maker
  /// The expression that makes the animator in a container, as an app would write it; a function of `isReversed`.
  let call: @Sendable (EffectContainer) -> String

  /// The functions that depend on an animator's type.
  struct Maker: Sendable {
    /// Makes the animator; parameters without a value keep the animator's own. Nil where the system animates.
    var animator: @MainActor @Sendable (_ values: [Double], EffectContext) -> EffectAnimator? = { _, _ in nil }
    /// The parameters, of which the first is the duration.
    var parameters: @MainActor @Sendable () -> [EffectParameter] = { [] }
    /// The names of all properties that an app may set, besides those of `EffectAnimator`.
    var properties: @MainActor @Sendable () -> [String] = { [] }
    /// Gives an animator's numbers the values of tunable ones, under a title; false for another type's animator.
    var tune: @MainActor @Sendable (EffectAnimator, _ title: String) -> Bool = { _, _ in false }
  }

  /// The name on command lines and in addresses: `star-wars`.
  public var name: String { title.lowercased().split(separator: " ").joined(separator: "-") }

  /// Whether an interaction controller of the app can drive it; otherwise only gestures of the screen itself.
  public var isDriven: Bool {
    switch mechanism {
    case .animator, .pixels, .combination, .cell(.element), .cell(.cover): true
    case .system, .zoom, .pagingTabs, .buttonTabs, .reveal, .layout, .items, .cell(.source): false
    }
  }

  /// The parameters that can be changed; the first is the duration. Empty where the system animates.
  @MainActor public var parameters: [EffectParameter] { maker.parameters() }

  /// The standard values of the parameters.
  @MainActor public var standardValues: [Double] { parameters.map(\.standard) }

  /// The names of the properties that an app may set, besides those of `EffectAnimator`.
  @MainActor public var propertyNames: [String] { maker.properties() }

  /// Makes the animator; nil where the system animates.
  ///
  /// - Parameters:
  ///   - values: the parameters' values in their order, clamped to their ranges; further parameters keep the
  ///     animator's own.
  ///   - context: the direction, the container, and the app's views that the effect uses.
  @MainActor public func animator(_ values: [Double] = [], _ context: EffectContext) -> EffectAnimator? {
    maker.animator(values.isEmpty ? [] : zip(parameters, values).map { $0.usable($1) }, context)
  }
}

// MARK: - Entries

extension Effect {
  /// An effect with an animator of its own.
  ///
  /// - Parameters:
  ///   - call: the expression that makes the animator; the type's initializer with `isReversed` if nil.
  ///   - properties: the animator's own public properties; those with a range are parameters.
  static func animator<Animator: EffectAnimator>(
    _ title: String, _ summary: String, _ source: String, duration: TimeInterval = 1,
    in containers: [EffectContainer] = EffectContainer.controllers, presentation: Presentation = .any,
    worksInCustomStyle: Bool = false, needsAppViews: Bool = false, mechanism: Mechanism = .animator,
    make: @escaping @MainActor @Sendable (EffectContext) -> Animator,
    call: (@Sendable (EffectContainer) -> String)? = nil,
    properties: @escaping @MainActor @Sendable () -> [EffectProperty<Animator>] = { [] }
  ) -> Effect {
    let maker = Maker { values, context in
      var animator = make(context)
      if let duration = values.first { animator.duration = duration }
      EffectProperty.set(properties(), of: &animator, to: values.dropFirst())
      return animator
    } parameters: {
      let animator = make(EffectContext(.navigation, isReversed: false))
      return [.duration(animator.duration)] + properties().compactMap { $0.parameter(of: animator) }
    } properties: {
      properties().map(\.name)
    } tune: { animator, title in
      guard Swift.type(of: animator) == Animator.self, var own = animator as? Animator else { return false }
      for property in properties() { property.tune(&own, of: animator, named: title) }
      return true
    }
    let type = "\(Animator.self)"
    return Effect(
      title: title, summary: summary, source: source, containers: containers, duration: duration, mechanism: mechanism,
      presentation: presentation, worksInCustomStyle: worksInCustomStyle, needsAppViews: needsAppViews, typeName: type,
      maker: maker, call: call ?? { _ in "\(type)(isReversed: isReversed)" })
  }

  /// A pixel transition, shown by a `PixelAnimator`.
  static func pixels<Transition: PixelTransition>(
    _ title: String, _ summary: String, _ source: String, duration: TimeInterval = 1, _ standard: Transition,
    properties: @escaping @MainActor @Sendable () -> [EffectProperty<Transition>]
  ) -> Effect {
    let maker = Maker { values, context in
      var transition = standard
      EffectProperty.set(properties(), of: &transition, to: values.dropFirst())
      return PixelAnimator(transition, duration: values.first ?? duration, isReversed: context.isReversed)
    } parameters: {
      [.duration(duration)] + properties().compactMap { $0.parameter(of: standard) }
    } properties: {
      properties().map(\.name)
    } tune: { animator, title in
      guard let pixels = animator as? PixelAnimator, var transition = pixels.transition as? Transition else {
        return false
      }
      for property in properties() { property.tune(&transition, of: animator, named: title) }
      pixels.transition = transition
      return true
    }
    let type = "\(Transition.self)"
    return Effect(
      title: title, summary: summary, source: source, containers: EffectContainer.controllers, duration: duration,
      mechanism: .pixels, typeName: type, maker: maker, call: { _ in type })
  }

  /// A combination of other effects.
  static func combination(
    _ title: String, _ summary: String, _ source: String, duration: TimeInterval, _ recipe: EffectRecipe
  ) -> Effect {
    let maker = Maker { values, context in
      let animator = recipe.make()
      let turned = context.isReversed ? animator.reversed() : animator
      if let duration = values.first { turned.duration = duration }
      return turned
    } parameters: {
      [.duration(recipe.make().duration)]
    }
    return Effect(
      title: title, summary: summary, source: source, containers: EffectContainer.controllers, duration: duration,
      mechanism: .combination, typeName: nil, maker: maker,
      call: { _ in recipe.code + "\nanimator.isReversed = isReversed" })
  }

  /// A transition without an animator of ours: the system's, a container's, or a change within a screen.
  static func builtIn(
    _ title: String, _ summary: String, _ source: String, duration: TimeInterval, in containers: [EffectContainer],
    _ mechanism: Mechanism
  ) -> Effect {
    var maker = Maker()
    if case .reveal = mechanism { maker.parameters = { [.duration(duration)] } }
    return Effect(
      title: title, summary: summary, source: source, containers: containers, duration: duration, mechanism: mechanism,
      typeName: nil, maker: maker, call: { _ in "" })
  }
}
