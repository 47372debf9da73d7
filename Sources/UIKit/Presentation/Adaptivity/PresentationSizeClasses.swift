import QuartzCore

/// The size classes around a presentation.
struct PresentationSizeClasses: Equatable {
  let isCompactWidth: Bool
  let isCompactHeight: Bool

  init(_ traits: UITraitCollection) {
    isCompactWidth = traits.horizontalSizeClass == .compact
    isCompactHeight = traits.verticalSizeClass == .compact
  }
}
