import CoreGraphics

/// The properties that a key path can name, each read and written as an animation value.
///
/// Common ones have cases of their own; the others belong to groups, each an enumeration beside the values that it
/// describes.
package enum LayerProperty: Hashable, Sendable {
  case bounds, position, zPosition, anchorPoint, transform
  case hidden, doubleSided, masksToBounds, opacity, backgroundColor
  case cornerRadius, borderWidth, borderColor, contents, contentsScale
  case effect(EffectProperty)
  case filter(FilterProperty)
  case shape(ShapeProperty)
  case gradient(GradientProperty)
  case replicator(ReplicatorProperty)
  case text(TextProperty)
  case emitter(EmitterProperty)
  case cell(EmitterCellPath)
  /// A value under a name of the program's own.
  case custom(String)

  /// The property of a name; nil for a key of the app's own.
  package init?(rawValue name: String) {
    // Most changes are of these: comparing short names is faster than hashing one.
    switch name {
    case "position": self = .position
    case "opacity": self = .opacity
    case "transform": self = .transform
    case "bounds": self = .bounds
    default:
      guard let property = Self.named[name] else { return nil }
      self = property
    }
  }

  private static let common: [(String, LayerProperty)] = [
    ("bounds", .bounds), ("position", .position), ("zPosition", .zPosition), ("anchorPoint", .anchorPoint),
    ("transform", .transform), ("hidden", .hidden), ("doubleSided", .doubleSided), ("masksToBounds", .masksToBounds),
    ("opacity", .opacity), ("backgroundColor", .backgroundColor), ("cornerRadius", .cornerRadius),
    ("borderWidth", .borderWidth), ("borderColor", .borderColor), ("contents", .contents),
    ("contentsScale", .contentsScale),
  ]

  /// Whether ``LayerGeometry`` holds the property.
  var isGeometry: Bool {
    switch self {
    case .bounds, .position, .zPosition, .anchorPoint, .transform, .opacity: true
    default: false
    }
  }

  /// Every property with a fixed name.
  package static let all: [(name: String, property: LayerProperty)] =
    common.map { (name: $0.0, property: $0.1) }
    + EffectProperty.allCases.map { (name: $0.rawValue, property: .effect($0)) }
    + ShapeProperty.allCases.map { (name: $0.rawValue, property: .shape($0)) }
    + GradientProperty.allCases.map { (name: $0.rawValue, property: .gradient($0)) }
    + ReplicatorProperty.allCases.map { (name: $0.rawValue, property: .replicator($0)) }
    + TextProperty.allCases.map { (name: $0.rawValue, property: .text($0)) }
    + EmitterProperty.allCases.map { (name: $0.rawValue, property: .emitter($0)) }

  private static let named = Dictionary(all.map { ($0.name, $0.property) }, uniquingKeysWith: { first, _ in first })

  /// The name, as key paths spell it.
  package var name: String {
    switch self {
    case .effect(let property): property.rawValue
    case .filter(let property): property.name
    case .shape(let property): property.rawValue
    case .gradient(let property): property.rawValue
    case .replicator(let property): property.rawValue
    case .text(let property): property.rawValue
    case .emitter(let property): property.rawValue
    case .cell(let path): path.name
    case .custom(let name): name
    default: Self.common.first { $0.1 == self }?.0 ?? ""
    }
  }

  /// Whether a layer in a state has the property: those of a class only in that class, and a custom key only with a
  /// value.
  package func exists(in state: LayerProperties) -> Bool {
    switch (self, state.kind) {
    case (.shape, .shape), (.gradient, .gradient), (.replicator, .replicator), (.text, .text), (.emitter, .emitter):
      true
    case (.shape, _), (.gradient, _), (.replicator, _), (.text, _), (.emitter, _): false
    case (.cell(let path), .emitter): path.exists(in: state.emitter)
    case (.cell, _): false
    case (.filter(let property), _): property.exists(in: state.effects)
    case (.custom(let name), _): state.custom[name] != nil
    default: true
    }
  }

  /// The property's value in a state.
  package func value(in state: LayerProperties) -> AnimationValue {
    switch self {
    case .bounds: .rect(state.bounds)
    case .position: .point(state.position)
    case .zPosition: .number(Double(state.zPosition))
    case .anchorPoint: .point(state.anchorPoint)
    case .transform: .transform(state.transform)
    case .hidden: .bool(state.isHidden)
    case .doubleSided: .bool(state.isDoubleSided)
    case .masksToBounds: .bool(state.masksToBounds)
    case .opacity: .number(Double(state.opacity))
    case .backgroundColor: AnimationValue(optional: state.backgroundColor)
    case .cornerRadius: .number(Double(state.cornerRadius))
    case .borderWidth: .number(Double(state.borderWidth))
    case .borderColor: AnimationValue(optional: state.borderColor)
    case .contents: state.contents.map(AnimationValue.image) ?? .none
    case .contentsScale: .number(Double(state.contentsScale))
    case .effect(let property): property.value(in: state.effects)
    case .filter(let property): property.value(in: state.effects)
    case .shape(let property): property.value(in: state.shape)
    case .gradient(let property): property.value(in: state.gradient)
    case .replicator(let property): property.value(in: state.replicator)
    case .text(let property): property.value(in: state.text)
    case .emitter(let property): property.value(in: state.emitter)
    case .cell(let path): path.value(in: state.emitter)
    case .custom(let name): AnimationValue(state.custom[name]) ?? .none
    }
  }

  /// Sets a value of the property's kind; returns whether the kind fits.
  @discardableResult
  package func set(_ value: AnimationValue, in state: inout LayerProperties) -> Bool {
    switch (self, value) {
    case (.bounds, .rect(let rect)): state.bounds = rect
    case (.position, .point(let point)): state.position = point
    case (.zPosition, .number(let number)): state.zPosition = CGFloat(number)
    case (.anchorPoint, .point(let point)): state.anchorPoint = point
    case (.transform, .transform(let transform)): state.transform = transform
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
    case (.borderColor, .none): state.borderColor = nil
    case (.contents, .image(let image)): state.setContents(image, nil)
    case (.contents, .fade(let fade)): state.setContents(fade.fraction < 0.5 ? fade.from : fade.to, fade)
    case (.contents, .none): state.setContents(nil, nil)
    case (.contentsScale, .number(let number)): state.contentsScale = CGFloat(number)
    case (.effect(let property), _): return property.set(value, in: &state.effects)
    case (.filter(let property), _): return property.set(value, in: &state.effects)
    default: return setOwn(value, in: &state)
    }
    return true
  }

  private func setOwn(_ value: AnimationValue, in state: inout LayerProperties) -> Bool {
    guard exists(in: state) else { return false }
    switch self {
    case .shape(let property): return property.set(value, in: &state.shape)
    case .gradient(let property): return property.set(value, in: &state.gradient)
    case .replicator(let property): return property.set(value, in: &state.replicator)
    case .text(let property): return property.set(value, in: &state.text)
    case .emitter(let property): return property.set(value, in: &state.emitter)
    case .cell(let path): return path.set(value, in: &state.emitter)
    case .custom(let name):
      guard let current = state.custom[name], let boxed = value.boxed(like: current) else { return false }
      state.custom[name] = boxed
      return true
    default: return false
    }
  }

  /// Whether a change is animated implicitly in a layer that is no view's (C-20).
  package var hasImplicitAnimation: Bool {
    switch self {
    case .hidden, .masksToBounds, .doubleSided, .custom, .filter, .cell: false
    case .effect(let property): property.hasImplicitAnimation
    case .shape(let property): property.hasImplicitAnimation
    case .emitter(let property): property.hasImplicitAnimation
    default: true
    }
  }
}
