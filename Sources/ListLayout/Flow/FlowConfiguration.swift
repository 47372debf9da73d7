import CoreGraphics

/// The metrics of a flow layout that all sections share.
public struct FlowConfiguration: Hashable, Sendable {
  /// The axis along which the list scrolls.
  public var axis: ScrollAxis
  /// The length of the content across the axis: the list's, less its content insets.
  public var crossLength: CGFloat
  /// Pixels per point, for origins.
  public var scale: CGFloat
  /// The insets to which those of sections are added: the safe area or the layout margins (V-56).
  public var referenceInsets = ListInsets.zero
  /// The main length of what lies before the first section, such as a table's header view (V-92).
  public var leadingLength: CGFloat = 0
  /// The main length of what lies after the last section, such as a table's footer view (V-92).
  public var trailingLength: CGFloat = 0
  /// Whether headers stay in sight while their section is.
  public var pinsHeaders = false
  /// Whether footers stay in sight while their section is.
  public var pinsFooters = false
  /// Whether sizes are estimates until they are measured, which packs lines at their least spacing (V-58).
  public var usesEstimates = false
  /// Whether the layout is mirrored horizontally, for right-to-left languages (V-42).
  public var isMirrored = false

  /// Makes a configuration; lengths that are negative or not finite count as 0.
  public init(axis: ScrollAxis = .vertical, crossLength: CGFloat, scale: CGFloat = 2) {
    self.axis = axis
    self.crossLength = crossLength.validLength
    self.scale = scale
  }
}
