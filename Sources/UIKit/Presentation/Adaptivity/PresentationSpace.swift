import QuartzCore

/// How much room a presentation has, by the size classes around it.
struct PresentationSpace: Equatable {
  let isCompactWidth: Bool
  let isCompactHeight: Bool

  init(_ traits: UITraitCollection) {
    isCompactWidth = traits.horizontalSizeClass == .compact
    isCompactHeight = traits.verticalSizeClass == .compact
  }
}
