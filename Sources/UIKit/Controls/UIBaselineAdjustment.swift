/// The vertical position of a label's line whose font is shrunk, against that of the same line in its full size.
public enum UIBaselineAdjustment: Int, Sendable {
  /// The baselines are the same; the default.
  case alignBaselines = 0
  /// The middles are the same: the line is centered in the label.
  case alignCenters = 1
  /// The tops are the same.
  case none = 2
}
