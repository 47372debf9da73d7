import CoreGraphics

/// The measures of pickers, in points, as on iOS 14 to 18.
///
/// The size of 320 × 216 is what UIKit prints for a picker of zero size; the others are ours, to resemble a device's.
enum PickerMetrics {
  static let rowHeight: CGFloat = 32
  static let fontSize: CGFloat = 23
  /// The distance of the selection's band from the sides, and its corner radius.
  static let margin: CGFloat = 9
  static let bandRadius: CGFloat = 8
  /// The distance between components.
  static let gap: CGFloat = 5
  /// The distance of titles from a component's sides.
  static let padding: CGFloat = 9
  /// The distance of the eye from the wheel; K-46's, with which cubes turn.
  static let eyeDistance: CGFloat = 900
  /// The opacity of the rows next to the selected one; it falls to 0 at the upper and lower edge.
  static let unselectedAlpha: CGFloat = 0.5
}
