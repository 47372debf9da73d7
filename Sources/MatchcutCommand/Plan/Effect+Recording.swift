import EffectCatalog
import TransitionEffects
import UIKit

extension Effect {
  /// The kinds of transitions in which it can be recorded.
  package var kinds: [TransitionKind] {
    TransitionKind.allCases.filter { kind in
      // The photo app has an image to share on the two screens of its stack only.
      containers.contains(kind.container) && (!needsAppViews || kind.container == .navigation)
    }
  }

  /// Whether it can take another time than its own.
  var hasDuration: Bool { isDriven || mechanism == .reveal }

  /// The style of a presentation by the system.
  var modalTransitionStyle: UIModalTransitionStyle {
    if case .system(let style) = mechanism { style } else { .coverVertical }
  }

  /// Whether a container of `TransitionEffects` changes the tabs, with gestures of its own.
  var hasOwnTabs: Bool { mechanism == .pagingTabs || mechanism == .buttonTabs }

  /// Whether two fingers on the screen change it.
  var isPinched: Bool { if case .layout = mechanism { true } else { false } }

  /// Makes the animator of a recording; nil where the system animates.
  ///
  /// - Parameter complete: sets the views that the effect uses, where they are not those of the photo app.
  @MainActor func animator(
    _ kind: TransitionKind, duration: Double, completing complete: ((inout EffectContext) -> Void)? = nil
  ) -> EffectAnimator? {
    var context = EffectContext(kind.container, isReversed: kind == .pop || kind == .dismiss)
    context.origin = CGRect(x: 320, y: 70, width: 44, height: 44)
    if let complete {
      complete(&context)
    } else {
      context.elements = { controller in controller.view.firstImageView.map { ["image": $0] } ?? [:] }
      context.cover = { $0.view.firstImageView }
      context.pages = { $0.view.subviews }
    }
    let animator = animator([], context)
    animator?.duration = duration
    return animator
  }

  /// The effect with a name; throws ``UnknownNameError``.
  package static func named(_ name: String) throws -> Effect {
    guard let effect = all.first(where: { $0.name == name.lowercased() }) else {
      throw UnknownNameError(kind: "effect", name: name, known: all.map(\.name))
    }
    return effect
  }
}

extension UIView {
  /// The first image view of the hierarchy, in drawing order.
  fileprivate var firstImageView: UIView? {
    if self is UIImageView { return self }
    for view in subviews {
      if let found = view.firstImageView { return found }
    }
    return nil
  }
}
