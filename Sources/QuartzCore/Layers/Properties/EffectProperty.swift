import CoreGraphics

/// The rarer properties of any layer, by the names that key paths use.
package enum EffectProperty: String, CaseIterable, Sendable {
  case anchorPointZ, sublayerTransform, contentsRect, contentsCenter
  case shadowColor, shadowOpacity, shadowOffset, shadowRadius, shadowPath
  case shouldRasterize, rasterizationScale, allowsGroupOpacity, geometryFlipped

  /// The property's value.
  package func value(in state: LayerEffects) -> AnimationValue {
    switch self {
    case .anchorPointZ: .number(Double(state.anchorPointZ))
    case .sublayerTransform: .transform(state.sublayerTransform)
    case .contentsRect: .rect(state.contentsRect)
    case .contentsCenter: .rect(state.contentsCenter)
    case .shadowColor: AnimationValue(optional: state.shadowColor)
    case .shadowOpacity: .number(Double(state.shadowOpacity))
    case .shadowOffset: .size(state.shadowOffset)
    case .shadowRadius: .number(Double(state.shadowRadius))
    case .shadowPath: state.shadowPath.map(AnimationValue.path) ?? .none
    case .shouldRasterize: .bool(state.shouldRasterize)
    case .rasterizationScale: .number(Double(state.rasterizationScale))
    case .allowsGroupOpacity: .bool(state.allowsGroupOpacity)
    case .geometryFlipped: .bool(state.isGeometryFlipped)
    }
  }

  /// Sets a value; returns whether its kind fits.
  package func set(_ value: AnimationValue, in state: inout LayerEffects) -> Bool {
    switch (self, value) {
    case (.anchorPointZ, .number(let number)): state.anchorPointZ = CGFloat(number)
    case (.sublayerTransform, .transform(let transform)): state.sublayerTransform = transform
    case (.contentsRect, .rect(let rect)): state.contentsRect = rect
    case (.contentsCenter, .rect(let rect)): state.contentsCenter = rect
    case (.shadowColor, .color(let color)): state.shadowColor = color
    case (.shadowColor, .none): state.shadowColor = nil
    case (.shadowOpacity, .number(let number)): state.shadowOpacity = Float(number)
    case (.shadowOffset, .size(let size)): state.shadowOffset = size
    case (.shadowOffset, .point(let point)): state.shadowOffset = CGSize(width: point.x, height: point.y)
    case (.shadowRadius, .number(let number)): state.shadowRadius = CGFloat(number)
    case (.shadowPath, .path(let path)): state.shadowPath = path
    case (.shadowPath, .none): state.shadowPath = nil
    case (.shouldRasterize, .bool(let flag)): state.shouldRasterize = flag
    case (.rasterizationScale, .number(let number)): state.rasterizationScale = CGFloat(number)
    case (.allowsGroupOpacity, .bool(let flag)): state.allowsGroupOpacity = flag
    case (.geometryFlipped, .bool(let flag)): state.isGeometryFlipped = flag
    default: return false
    }
    return true
  }

  /// Whether a change is animated implicitly in a layer that is no view's (C-20).
  package var hasImplicitAnimation: Bool {
    switch self {
    case .shouldRasterize, .allowsGroupOpacity, .rasterizationScale, .shadowPath, .geometryFlipped: false
    default: true
    }
  }
}
