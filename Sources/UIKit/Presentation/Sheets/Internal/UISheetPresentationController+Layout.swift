import QuartzCore

extension UISheetPresentationController {
  /// The geometry in the current container.
  var layout: SheetLayout {
    let bounds = containerView?.bounds ?? .zero
    let traits = containerView?.traitCollection ?? surroundingTraits
    let sizeClasses = PresentationSizeClasses(traits)
    if let cachedLayout, cachedLayout.container == bounds, cachedLayout.sizeClasses == sizeClasses {
      return cachedLayout
    }
    let made = makeLayout(in: bounds, traits, sizeClasses)
    cachedLayout = made
    return made
  }

  /// The stop of the selected detent, or the lowest.
  var selectedStop: SheetLayout.Stop {
    let layout = layout
    return layout.stops.first { $0.identifier == selectedDetentIdentifier } ?? layout.stops[0]
  }

  private func makeLayout(in bounds: CGRect, _ traits: UITraitCollection, _ sizeClasses: PresentationSizeClasses)
    -> SheetLayout
  {
    let safe = containerView?.safeAreaInsets ?? .zero
    let isFloating = !sizeClasses.isCompactWidth && !sizeClasses.isCompactHeight
    let wanted = presentedViewController.resolvedPreferredContentSize
    let size = isFloating ? floatingSize(in: bounds, safe, wanted) : attachedSize(in: bounds, safe, wanted)
    // A detent's value does not include the bottom safe area.
    let extra = isFloating ? 0 : safe.bottom
    let maximum = max(0, size.height - extra)
    let medium = isFloating ? size.height / 2 : bounds.height / 2 - safe.bottom
    let context = SheetDetentContext(
      traits: traits, maximumDetentValue: maximum, medium: sizeClasses.isCompactHeight ? nil : max(0, medium))
    return SheetLayout(
      container: bounds, sizeClasses: sizeClasses,
      midX: centerX(in: bounds, safe, width: size.width, isFloating: isFloating),
      width: size.width,
      isFloating: isFloating,
      stops: makeStops(context, extra: extra, canPushBack: !isFloating && !sizeClasses.isCompactHeight))
  }

  private func attachedSize(in bounds: CGRect, _ safe: UIEdgeInsets, _ wanted: CGSize) -> CGSize {
    let room = max(0, bounds.width - safe.left - safe.right)
    let follows = widthFollowsPreferredContentSizeWhenEdgeAttached && wanted.width > 0
    return CGSize(
      width: follows ? min(wanted.width, room) : room,
      height: max(0, bounds.height - safe.top - SheetMetrics.topGap))
  }

  private func floatingSize(in bounds: CGRect, _ safe: UIEdgeInsets, _ wanted: CGSize) -> CGSize {
    let margin = 2 * SheetMetrics.floatingMargin
    let room = CGSize(
      width: max(0, bounds.width - safe.left - safe.right - margin),
      height: max(0, bounds.height - 2 * max(safe.top, safe.bottom) - margin))
    if prefersPageSizing { return CGSize(width: min(SheetMetrics.pageWidth, room.width), height: room.height) }
    let form = SheetMetrics.form
    return CGSize(
      width: min(wanted.width > 0 ? wanted.width : form.width, room.width),
      height: min(wanted.height > 0 ? wanted.height : form.height, room.height))
  }

  private func centerX(in bounds: CGRect, _ safe: UIEdgeInsets, width: CGFloat, isFloating: Bool) -> CGFloat {
    let (left, right) = (bounds.minX + safe.left, bounds.maxX - safe.right)
    guard isFloating, let sourceView, let containerView, sourceView.window === containerView.window else {
      return (left + right) / 2
    }
    let asked = sourceView.convert(sourceView.bounds, to: containerView).midX
    let half = width / 2 + SheetMetrics.floatingMargin
    return min(max(asked, left + half), max(left + half, right - half))
  }

  private func makeStops(_ context: SheetDetentContext, extra: CGFloat, canPushBack: Bool) -> [SheetLayout.Stop] {
    let maximum = context.maximumDetentValue
    let active = detents.compactMap { detent -> (identifier: Detent.Identifier, value: CGFloat)? in
      guard let value = detent.resolvedValue(in: context) else { return nil }
      guard value.isFinite, value >= 0 else {
        let (name, presented) = (detent.identifier.rawValue, presentedViewController.traceName)
        presentedViewController.environment.report(.invalidDetent(name, value: Double(value), controller: presented))
        return nil
      }
      return (detent.identifier, min(value, maximum))
    }
    let heights = active.isEmpty ? [(identifier: .large, value: maximum)] : active
    let sorted = heights.enumerated().sorted { ($0.element.value, $0.offset) < ($1.element.value, $1.offset) }
    let undimmed = heights.first { $0.identifier == largestUndimmedDetentIdentifier }?.value
    return sorted.map { _, detent in
      SheetLayout.Stop(
        identifier: detent.identifier, height: detent.value + extra,
        isDimmed: undimmed.map { detent.value > $0 } ?? true, pushesBack: canPushBack && detent.value >= maximum)
    }
  }
}
