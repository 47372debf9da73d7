import CoreGraphics

/// The coordinates of a list's content, mirrored for right-to-left languages, with origins at pixels.
struct ContentSpace {
  let axis: ScrollAxis
  let grid: PixelGrid
  /// The width of the content in which frames are mirrored, or nil if they are not.
  let mirroredWidth: CGFloat?

  /// A frame before mirroring and snapping, as a frame of the content.
  func place(_ frame: CGRect) -> CGRect { grid.snap(mirrored(frame)) }

  /// A rectangle before mirroring as one of the content, or the reverse.
  func mirrored(_ rect: CGRect) -> CGRect {
    guard let mirroredWidth else { return rect }
    return CGRect(x: mirroredWidth - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// The extent of a rectangle of the content along the axis, before mirroring.
  func span(_ rect: CGRect) -> Span { axis.span(mirrored(rect)) }
}

extension Span {
  /// The start of a pinned header: in the visible span, but its end not beyond that of its section (V-57).
  func pinnedToStart(of visible: Span, sectionEnd: CGFloat) -> CGFloat {
    min(max(start, visible.start), sectionEnd - (end - start))
  }

  /// The start of a pinned footer: its end in the visible span, but its start not before that of its section (V-57).
  func pinnedToEnd(of visible: Span, sectionStart: CGFloat) -> CGFloat {
    max(min(start, visible.end - (end - start)), sectionStart)
  }
}
