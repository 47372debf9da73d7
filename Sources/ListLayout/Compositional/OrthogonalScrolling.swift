import CoreGraphics

/// How a section of a compositional layout scrolls across the list's axis (V-65).
public enum OrthogonalScrolling: Hashable, Sendable {
  /// Not at all: groups follow each other along the list's axis.
  case none
  /// It comes to rest anywhere.
  case continuous
  /// It comes to rest with the start of a group at the start.
  case continuousGroupLeadingBoundary
  /// It comes to rest at multiples of its own length.
  case paging
  /// It comes to rest at the start of the next or the last group.
  case groupPaging
  /// As `groupPaging`, with the groups in the middle.
  case groupPagingCentered
}

/// The scrolled content of an orthogonal section.
public struct OrthogonalContent: Hashable, Sendable {
  /// How the section scrolls.
  public let scrolling: OrthogonalScrolling
  /// Where the section's groups are seen, in the list's content.
  public let viewport: CGRect
  /// The scrolled length: all groups with the spacing between them and the insets at both ends.
  public let length: CGFloat
  /// The axis of the scrolling.
  public let axis: ScrollAxis
  /// The greatest offset.
  public var greatestOffset: CGFloat { max(0, length - axis.main(viewport.size)) }

  /// The offset itself, or the nearest one that the content allows.
  func limited(_ offset: CGFloat) -> CGFloat {
    offset.isFinite ? min(max(offset, 0), greatestOffset) : 0
  }
}
