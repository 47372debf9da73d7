/// The allowed difference of two renderers.
///
/// Everywhere but at edges they differ by rounding only. At edges Cairo counts fifteen rows of samples in a pixel, and
/// positions in images are rounded to other fractions, so a small share of the pixels may differ by more.
struct OracleTolerance: Sendable {
  /// The largest difference of a channel that needs no excuse, in 1/255.
  let rounding: Int
  /// The largest difference at all, in 1/255.
  let edge: Int
  /// The share of pixels that may differ by more than rounding.
  let edgeShare: Double

  /// Upright shapes between pixels, curves and slanted lines.
  static let edges = OracleTolerance(rounding: 2, edge: 20, edgeShare: 0.08)

  /// Outlines that cross themselves: where several edges share a pixel, ours adds their signed areas and Cairo counts
  /// samples.
  static let crossings = OracleTolerance(rounding: 2, edge: 72, edgeShare: 0.08)

  /// Slanted edges on slanted edges: coverages are multiplied, where samples know what they share.
  static let clips = OracleTolerance(rounding: 3, edge: 60, edgeShare: 0.15)

  /// A description of an excess, or nil if there is none.
  func excess(_ distance: ImageDistance) -> String? {
    if distance.largest > edge {
      return "a channel differs by \(distance.largest), \(edge) are allowed (\(distance.location))"
    }
    let share = distance.share(above: rounding)
    if share > edgeShare { return "\(share) of the pixels differ by more than \(rounding), \(edgeShare) are allowed" }
    return nil
  }
}
