import UIKit

/// Flies the views that both screens share from their frames in one screen to those in the other, while the screens
/// cross-fade (E-15, E-16).
///
/// Views are matched by `UIView.sharedElementIdentifier`, or by ``elements``. If nothing matches, the collection views
/// of the new screen load the item of a shared element (`UICollectionView.indexPathForSharedElement`). Without a match
/// the new screen fades in.
@MainActor public final class SharedElementAnimator: EffectAnimator {
  /// A flying view with snapshots of its look in both screens.
  private struct Flight {
    let view: UIView
    let old: UIView
    let new: UIView
    let frame: CGRect
    let cornerRadius: CGFloat
  }

  /// A screen's shared elements, by identifier.
  public var elements: (UIViewController) -> [String: UIView] = { $0.view.sharedElements }
  /// The spring's damping ratio: 1 does not overshoot; see ``EffectTiming``.
  public var dampingRatio: CGFloat = 0.6
  /// The spring's initial velocity, in distances per second; see ``EffectTiming``.
  public var initialVelocity: CGFloat = 1 / 0.6

  /// Makes an effect of 0.6 s (K-55).
  public init(isReversed: Bool = false) {
    super.init(duration: 0.6, isReversed: isReversed)
  }

  /// Moves snapshots of the matching views over the screens, and hides the views meanwhile.
  public override func animate(_ scene: EffectScene) {
    guard let from = scene.from, let to = scene.to else { return scene.dissolve() }
    scene.place(toOnTop: !isReversed)
    to.layoutIfNeeded()
    let flights = makeFlights(scene)
    guard !flights.isEmpty else { return scene.dissolve() }
    to.alpha = 0
    scene.animate(.spring(dampingRatio: dampingRatio, initialVelocity: initialVelocity)) { [self] in
      to.alpha = 1
      if isReversed { from.alpha = 0 }
      for flight in flights {
        flight.view.frame = flight.frame
        flight.view.layer.cornerRadius = flight.cornerRadius
        for still in [flight.old, flight.new] { still.frame = CGRect(origin: .zero, size: flight.frame.size) }
        flight.new.alpha = 1
      }
    }
    // From half-time on the old look fades, too, in case the new one is not opaque.
    UIView.animate(withDuration: scene.duration / 2, delay: scene.delay + scene.duration / 2, options: []) {
      for flight in flights { flight.old.alpha = 0 }
    }
  }

  /// Returns the shared elements of the arriving screen; an item that was scrolled away is loaded if none is visible.
  private func destinations(of identifiers: [String], in new: UIViewController) -> [String: UIView] {
    let visible = elements(new)
    guard !identifiers.contains(where: { visible[$0] != nil }) else { return visible }
    for identifier in identifiers {
      guard let loaded = new.view.loadSharedElement(identifier) else { continue }
      // Other elements may be visible now, too.
      return elements(new).merging([identifier: loaded]) { found, _ in found }
    }
    return visible
  }

  private func makeFlights(_ scene: EffectScene) -> [Flight] {
    guard let old = scene.context.viewController(forKey: .from), let new = scene.context.viewController(forKey: .to)
    else { return [] }
    let sources = elements(old)
    let destinations = destinations(of: sources.keys.sorted(), in: new)
    return sources.keys.sorted().compactMap { identifier in
      guard let source = sources[identifier], let destination = destinations[identifier],
        let before = source.snapshotView(afterScreenUpdates: false),
        let after = destination.snapshotView(afterScreenUpdates: true)
      else { return nil }
      let flying = UIView(frame: source.convert(source.bounds, to: scene.container))
      let cornerRadius = destination.layer.cornerRadius
      flying.layer.cornerRadius = source.layer.cornerRadius
      flying.clipsToBounds = source.layer.cornerRadius > 0 || cornerRadius > 0
      for still in [before, after] {
        still.frame = flying.bounds
        flying.addSubview(still)
      }
      after.alpha = 0
      for view in [source, destination] {
        scene.keep(view)
        view.isHidden = true
      }
      scene.add(flying)
      return Flight(
        view: flying, old: before, new: after, frame: destination.convert(destination.bounds, to: scene.container),
        cornerRadius: cornerRadius)
    }
  }
}

extension UIView {
  /// The identifier of a shared element, which flies from the view with this identifier in one screen to that in the
  /// other.
  ///
  /// Nil for a view that is no shared element.
  public var sharedElementIdentifier: String? {
    get { layer.value(forKey: UIView.sharedElementKey) as? String }
    set { layer.setValue(newValue, forKey: UIView.sharedElementKey) }
  }

  private static let sharedElementKey = "matchcut.sharedElement"

  /// The shared elements of the hierarchy, by identifier; the first one of an identifier counts.
  public var sharedElements: [String: UIView] {
    var found: [String: UIView] = [:]
    var waiting = [self]
    while let view = waiting.popLast() {
      if let identifier = view.sharedElementIdentifier, found[identifier] == nil { found[identifier] = view }
      waiting += view.subviews.reversed()
    }
    return found
  }
}
