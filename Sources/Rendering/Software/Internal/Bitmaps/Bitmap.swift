import CoreGraphics

/// A picture of a part of a plane.
struct Bitmap {
  /// The picture.
  let image: CGImage
  /// The part of the plane that it shows.
  let rect: CGRect
  /// Whether the plane is the canvas's, not the node's.
  var isOnCanvas = false
}
