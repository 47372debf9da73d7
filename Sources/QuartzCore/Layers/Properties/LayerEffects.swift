import CoreGraphics

/// The rarer properties of any layer.
package struct LayerEffects {
  package var anchorPointZ: CGFloat = 0
  package var sublayerTransform = CATransform3DIdentity
  package var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  package var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  package var minificationFilter = CALayerContentsFilter.linear
  package var magnificationFilter = CALayerContentsFilter.linear
  package var shadowColor: CGColor? = CGColor.black
  package var shadowOpacity: Float = 0
  package var shadowOffset = CGSize(width: 0, height: -3)
  package var shadowRadius: CGFloat = 3
  package var shadowPath: CGPath?
  package var maskedCorners = CACornerMask.all
  package var cornerCurve = CALayerCornerCurve.circular
  package var shouldRasterize = false
  package var rasterizationScale: CGFloat = 1
  package var allowsGroupOpacity = true
  package var isGeometryFlipped = false
  package var isOpaque = false
  package var needsDisplayOnBoundsChange = false
  /// See ``CALayer/minificationFilterBias``.
  package var minificationFilterBias: Float = 0
  package var compositingFilter: LayerCompositing?
  package var filters: [CAFilter] = []
  package var backgroundFilters: [CAFilter] = []
  /// The cross-fade that replaces the contents while they are animated.
  package var contentsFade: ImageFade?
  /// The layer whose alpha masks this one.
  package var mask: CALayer?

  /// The defaults.
  package static let standard = LayerEffects()
}

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

/// The blend mode of a layer, by the name that iOS gives the filter.
package struct LayerCompositing: Hashable, Sendable {
  /// Apple's name, such as `multiplyBlendMode`.
  package let name: String
  /// The blend mode of the name.
  package let mode: CGBlendMode

  /// The filter of a name; nil for one that is not known.
  package init?(_ name: String) {
    guard let mode = Self.modes[name] else { return nil }
    (self.name, self.mode) = (name, mode)
  }

  private static let modes: [String: CGBlendMode] = [
    "normalBlendMode": .normal, "multiplyBlendMode": .multiply, "screenBlendMode": .screen,
    "overlayBlendMode": .overlay, "darkenBlendMode": .darken, "lightenBlendMode": .lighten,
    "colorDodgeBlendMode": .colorDodge, "colorBurnBlendMode": .colorBurn, "softLightBlendMode": .softLight,
    "hardLightBlendMode": .hardLight, "differenceBlendMode": .difference, "exclusionBlendMode": .exclusion,
    "hueBlendMode": .hue, "saturationBlendMode": .saturation, "colorBlendMode": .color,
    "luminosityBlendMode": .luminosity, "plusL": .plusLighter, "plusD": .plusDarker, "clear": .clear, "copy": .copy,
    "sourceOver": .normal, "sourceIn": .sourceIn, "sourceOut": .sourceOut, "sourceAtop": .sourceAtop,
    "destOver": .destinationOver, "destIn": .destinationIn, "destOut": .destinationOut, "destAtop": .destinationAtop,
    "xor": .xor,
  ]
}
