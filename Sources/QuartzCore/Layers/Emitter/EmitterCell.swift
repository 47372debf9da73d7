import CoreGraphics

/// The appearance and the motion of a kind of particle; a range is the whole width around the middle.
package struct EmitterCell {
  package var name: String?
  package var isEnabled = true
  package var contents: CGImage?
  package var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  package var contentsScale: CGFloat = 1
  package var minificationFilter = CALayerContentsFilter.linear
  package var magnificationFilter = CALayerContentsFilter.linear
  /// The time in which the cell emits, in the emitter's time; always without a duration.
  package var timing = MediaTiming()
  package var birthRate: Double = 0
  package var lifetime: Double = 0
  package var lifetimeRange: Double = 0
  package var emissionLatitude: Double = 0
  package var emissionLongitude: Double = 0
  package var emissionRange: Double = 0
  package var velocity: Double = 0
  package var velocityRange: Double = 0
  package var xAcceleration: Double = 0
  package var yAcceleration: Double = 0
  package var zAcceleration: Double = 0
  package var scale: Double = 1
  package var scaleRange: Double = 0
  package var scaleSpeed: Double = 0
  package var spin: Double = 0
  package var spinRange: Double = 0
  package var color: CGColor? = CGColor.white
  package var redRange: Double = 0
  package var greenRange: Double = 0
  package var blueRange: Double = 0
  package var alphaRange: Double = 0
  package var redSpeed: Double = 0
  package var greenSpeed: Double = 0
  package var blueSpeed: Double = 0
  package var alphaSpeed: Double = 0
  package var cells: [EmitterCell] = []

  package init() {
    timing.duration = .infinity
  }

  /// The longest lifetime of a particle, in seconds, without that of the particles that it emits.
  package var longestLifetime: Double {
    max(0, lifetime + lifetimeRange.magnitude / 2)
  }
}
