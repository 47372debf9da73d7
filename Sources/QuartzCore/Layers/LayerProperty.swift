import CoreGraphics

/// The properties that a key path can name, with how to read and write each as an animation value.
package enum LayerProperty: String, CaseIterable {
  case bounds, position, zPosition, anchorPoint, anchorPointZ, transform, sublayerTransform
  case hidden, doubleSided, masksToBounds, opacity, backgroundColor
  case cornerRadius, borderWidth, borderColor, contents, contentsRect, contentsScale

  /// The property's value in a state.
  package func value(in state: LayerProperties) -> AnimationValue {
    switch self {
    case .bounds: .rect(state.bounds)
    case .position: .point(state.position)
    case .zPosition: .number(Double(state.zPosition))
    case .anchorPoint: .point(state.anchorPoint)
    case .anchorPointZ: .number(Double(state.anchorPointZ))
    case .transform: .transform(state.transform)
    case .sublayerTransform: .transform(state.sublayerTransform)
    case .hidden: .bool(state.isHidden)
    case .doubleSided: .bool(state.isDoubleSided)
    case .masksToBounds: .bool(state.masksToBounds)
    case .opacity: .number(Double(state.opacity))
    case .backgroundColor: state.backgroundColor.map(AnimationValue.color) ?? .none
    case .cornerRadius: .number(Double(state.cornerRadius))
    case .borderWidth: .number(Double(state.borderWidth))
    case .borderColor: state.borderColor.map(AnimationValue.color) ?? .none
    case .contents: state.contents.map(AnimationValue.image) ?? .none
    case .contentsRect: .rect(state.contentsRect)
    case .contentsScale: .number(Double(state.contentsScale))
    }
  }

  /// Writes a value of the property's kind; returns whether the kind fitted.
  @discardableResult
  package func set(_ value: AnimationValue, in state: inout LayerProperties) -> Bool {
    switch (self, value) {
    case (.bounds, .rect(let rect)): state.bounds = rect
    case (.position, .point(let point)): state.position = point
    case (.zPosition, .number(let number)): state.zPosition = CGFloat(number)
    case (.anchorPoint, .point(let point)): state.anchorPoint = point
    case (.anchorPointZ, .number(let number)): state.anchorPointZ = CGFloat(number)
    case (.transform, .transform(let transform)): state.transform = transform
    case (.sublayerTransform, .transform(let transform)): state.sublayerTransform = transform
    case (.hidden, .bool(let flag)): state.isHidden = flag
    case (.hidden, .number(let number)): state.isHidden = number != 0
    case (.doubleSided, .bool(let flag)): state.isDoubleSided = flag
    case (.masksToBounds, .bool(let flag)): state.masksToBounds = flag
    case (.opacity, .number(let number)): state.opacity = Float(number)
    case (.backgroundColor, .color(let color)): state.backgroundColor = color
    case (.backgroundColor, .none): state.backgroundColor = nil
    case (.cornerRadius, .number(let number)): state.cornerRadius = CGFloat(number)
    case (.borderWidth, .number(let number)): state.borderWidth = CGFloat(number)
    case (.borderColor, .color(let color)): state.borderColor = color
    case (.contents, .image(let image)): state.contents = image
    case (.contents, .none): state.contents = nil
    case (.contentsRect, .rect(let rect)): state.contentsRect = rect
    case (.contentsScale, .number(let number)): state.contentsScale = CGFloat(number)
    default: return false
    }
    return true
  }

  /// Whether a change makes an implicit animation in a layer of its own (C-20).
  package var hasImplicitAnimation: Bool {
    switch self {
    case .hidden, .masksToBounds, .doubleSided: false
    default: true
    }
  }
}
