import Foundation

/// What `saveGState()` saves.
struct GraphicsState {
  /// Maps user space to pixels.
  var transform: CGAffineTransform
  /// The pixels that may be drawn.
  var clip: ClipRegion
  /// The colour of insides.
  var fillColor = CGColor.black
  /// The colour of lines.
  var strokeColor = CGColor.black
  /// The opacity of all that is drawn.
  var alpha: CGFloat = 1
  /// What all that is drawn casts; nil for none.
  var shadow: DropShadow?
  /// How drawing meets what is there.
  var blendMode = CGBlendMode.normal
  /// The width of lines in user space.
  var lineWidth: CGFloat = 1
  /// How open lines end.
  var lineCap = CGLineCap.butt
  /// How lines turn.
  var lineJoin = CGLineJoin.miter
  /// The longest point of a mitred corner, in line widths.
  var miterLimit: CGFloat = 10
  /// Where in the dash pattern lines begin.
  var dashPhase: CGFloat = 0
  /// The lengths of dashes and gaps in turn; none for whole lines.
  var dashLengths: [CGFloat] = []
  /// How pictures are enlarged and reduced.
  var interpolationQuality = CGInterpolationQuality.default
  /// Whether edges are smoothed.
  var shouldAntialias = true
}
