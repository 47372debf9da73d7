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
  /// The distance between the starts of equal groups; 0 if there is none.
  public let pitch: CGFloat

  /// The greatest offset.
  public var greatestOffset: CGFloat { max(0, length - axis.main(viewport.size)) }

  /// Where a scrolling comes to rest.
  ///
  /// - Parameters:
  ///   - proposed: The offset at which it would end.
  ///   - current: The offset at which the finger was lifted.
  ///   - velocity: The finger's velocity along the axis, in any unit; its sign counts.
  public func restingOffset(proposed: CGFloat, current: CGFloat, velocity: CGFloat) -> CGFloat {
    let step: CGFloat
    switch scrolling {
    case .none, .continuous: return limited(proposed)
    case .continuousGroupLeadingBoundary:
      return pitch > 0 ? limited((proposed / pitch).rounded() * pitch) : limited(proposed)
    case .paging: step = axis.main(viewport.size)
    case .groupPaging, .groupPagingCentered: step = pitch
    }
    guard step > 0 else { return limited(proposed) }
    // One page at most, in the finger's direction.
    let page = current / step
    let target = velocity > 0 ? page.rounded(.down) + 1 : velocity < 0 ? page.rounded(.up) - 1 : page.rounded()
    return limited(target * step)
  }

  private func limited(_ offset: CGFloat) -> CGFloat {
    offset.isFinite ? min(max(offset, 0), greatestOffset) : 0
  }
}
