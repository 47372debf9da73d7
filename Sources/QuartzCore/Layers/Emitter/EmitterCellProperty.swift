import CoreGraphics

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
