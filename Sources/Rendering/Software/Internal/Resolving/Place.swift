import Raster

/// What is known of a node while it is resolved.
struct Place {
  /// From the node's plane to the canvas.
  let map: Homography
  /// The node's bounds with their corners; nil where they have no area.
  let rect: RoundedRect?
  /// The pixels that may be touched.
  var clip: ClipRegion
  /// Whether a mask cuts off what lies outside of the rounded bounds, so that shapes need not.
  var isMasked = false
}
