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

/// A cell's properties that key paths reach.
package enum EmitterCellProperty: String, CaseIterable, Sendable {
  case birthRate, lifetime, lifetimeRange, emissionLatitude, emissionLongitude, emissionRange, velocity, velocityRange
  case xAcceleration, yAcceleration, zAcceleration, scale, scaleRange, scaleSpeed, spin, spinRange
  case redRange, greenRange, blueRange, alphaRange, redSpeed, greenSpeed, blueSpeed, alphaSpeed
  case color, contents, contentsRect, contentsScale, enabled

  private var number: (any WritableKeyPath<EmitterCell, Double> & Sendable)? {
    switch self {
    case .birthRate: return \EmitterCell.birthRate
    case .lifetime: return \EmitterCell.lifetime
    case .lifetimeRange: return \EmitterCell.lifetimeRange
    case .emissionLatitude: return \EmitterCell.emissionLatitude
    case .emissionLongitude: return \EmitterCell.emissionLongitude
    case .emissionRange: return \EmitterCell.emissionRange
    case .velocity: return \EmitterCell.velocity
    case .velocityRange: return \EmitterCell.velocityRange
    case .xAcceleration: return \EmitterCell.xAcceleration
    case .yAcceleration: return \EmitterCell.yAcceleration
    case .zAcceleration: return \EmitterCell.zAcceleration
    case .scale: return \EmitterCell.scale
    case .scaleRange: return \EmitterCell.scaleRange
    case .scaleSpeed: return \EmitterCell.scaleSpeed
    case .spin: return \EmitterCell.spin
    case .spinRange: return \EmitterCell.spinRange
    case .redRange: return \EmitterCell.redRange
    case .greenRange: return \EmitterCell.greenRange
    case .blueRange: return \EmitterCell.blueRange
    case .alphaRange: return \EmitterCell.alphaRange
    case .redSpeed: return \EmitterCell.redSpeed
    case .greenSpeed: return \EmitterCell.greenSpeed
    case .blueSpeed: return \EmitterCell.blueSpeed
    case .alphaSpeed: return \EmitterCell.alphaSpeed
    case .color, .contents, .contentsRect, .contentsScale, .enabled: return nil
    }
  }

  /// The property's value.
  package func value(in cell: EmitterCell) -> AnimationValue {
    if let number { return .number(cell[keyPath: number]) }
    switch self {
    case .color: return AnimationValue(optional: cell.color)
    case .contents: return cell.contents.map(AnimationValue.image) ?? .none
    case .contentsRect: return .rect(cell.contentsRect)
    case .contentsScale: return .number(Double(cell.contentsScale))
    default: return .bool(cell.isEnabled)
    }
  }

  /// Sets a value; returns whether its kind fits.
  package func set(_ value: AnimationValue, in cell: inout EmitterCell) -> Bool {
    if let number {
      guard case .number(let value) = value else { return false }
      cell[keyPath: number] = value
      return true
    }
    switch (self, value) {
    case (.color, .color(let color)): cell.color = color
    case (.color, .none): cell.color = nil
    case (.contents, .image(let image)): cell.contents = image
    case (.contents, .none): cell.contents = nil
    case (.contentsRect, .rect(let rect)): cell.contentsRect = rect
    case (.contentsScale, .number(let scale)) where scale > 0: cell.contentsScale = CGFloat(scale)
    case (.enabled, .bool(let flag)): cell.isEnabled = flag
    case (.enabled, .number(let number)): cell.isEnabled = number != 0
    default: return false
    }
    return true
  }
}
