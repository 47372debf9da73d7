import UIKit

/// A landscape as numbers, for the painter of the demo's photos.
struct PhotoScene {
  /// From the top of the sky to the horizon.
  var sky: [UIColor]
  /// Sun or moon: its middle and its radius in 0…1 of the width, and its colour.
  var disc: (x: CGFloat, y: CGFloat, radius: CGFloat, color: UIColor)
  /// Ridges from the farthest to the nearest: height of the crest in 0…1 of the height, roughness, colour.
  var ridges: [(crest: CGFloat, roughness: CGFloat, color: UIColor)]
  /// Water from this height down, in 0…1; nil for none.
  var water: (level: CGFloat, color: UIColor)?
  /// Seeds the shape of the ridges.
  var seed: UInt64
}
