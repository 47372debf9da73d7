import Foundation

/// The state that `saveGState()` saves.
struct GraphicsState {
  /// Maps user space to pixels.
  var transform: CGAffineTransform
  /// The clip.
  var clip: ClipRegion
  /// The fill colour.
  var fillColor = CGColor.black
  /// The stroke colour.
  var strokeColor = CGColor.black
  /// The opacity of all drawing.
  var alpha: CGFloat = 1
  /// The shadow of all drawing; nil for none.
  var shadow: DropShadow?
  /// The blend mode.
  var blendMode = CGBlendMode.normal
  /// The width of lines in user space.
  var lineWidth: CGFloat = 1
  /// The shape of open ends.
  var lineCap = CGLineCap.butt
  /// The shape of corners.
  var lineJoin = CGLineJoin.miter
  /// The greatest length of a mitred corner, in line widths.
  var miterLimit: CGFloat = 10
  /// The offset in the dash pattern at which lines begin.
  var dashPhase: CGFloat = 0
  /// The lengths of dashes and gaps by turns; empty for solid lines.
  var dashLengths: [CGFloat] = []
  /// The quality with which images are scaled.
  var interpolationQuality = CGInterpolationQuality.default
  /// Whether edges are antialiased.
  var shouldAntialias = true
}
