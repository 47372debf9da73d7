import Foundation

extension CAAnimation {
  /// The value for a key: a property's, else one that the app has stored, else the class's default.
  func keyedValue(forKey key: String) -> Any? {
    if let property = Self.property(key, of: self) { return property.value(of: self) }
    return customValues[key] ?? type(of: self).defaultValue(forKey: key)
  }

  /// Sets a property, or stores a value under a key of the app's own.
  func setKeyedValue(_ value: Any?, forKey key: String) {
    guard let property = Self.property(key, of: self) else {
      customValues[key] = value
      return
    }
    guard !property.set(value, on: self) else { return }
    MediaEnvironment.current.report(
      .wrongKindOfValue(layer: "\(type(of: self))", keyPath: key, value: value.map { "\($0)" } ?? "nil"))
  }

  private static func property(_ key: String, of animation: CAAnimation) -> KeyedProperty? {
    tables.lazy.compactMap { $0.property(key, of: animation) }.first
  }

  private static let tables = [
    KeyTable(
      CAKeyframeAnimation.self,
      [
        "values": .value(\CAKeyframeAnimation.values), "keyTimes": .value(\CAKeyframeAnimation.keyTimes),
        "path": .value(\CAKeyframeAnimation.path), "timingFunctions": .value(\CAKeyframeAnimation.timingFunctions),
        "calculationMode": .value(\CAKeyframeAnimation.calculationMode),
        "rotationMode": .value(\CAKeyframeAnimation.rotationMode),
      ]),
    KeyTable(
      CASpringAnimation.self,
      [
        "mass": .value(\CASpringAnimation.mass), "stiffness": .value(\CASpringAnimation.stiffness),
        "damping": .value(\CASpringAnimation.damping), "initialVelocity": .value(\CASpringAnimation.initialVelocity),
        "settlingDuration": .readOnly(\CASpringAnimation.settlingDuration),
      ]),
    KeyTable(
      CABasicAnimation.self,
      [
        "fromValue": .value(\CABasicAnimation.fromValue), "toValue": .value(\CABasicAnimation.toValue),
        "byValue": .value(\CABasicAnimation.byValue),
      ]),
    KeyTable(
      CAPropertyAnimation.self,
      [
        "keyPath": .value(\CAPropertyAnimation.keyPath), "additive": .value(\CAPropertyAnimation.isAdditive),
        "cumulative": .value(\CAPropertyAnimation.isCumulative),
        "valueFunction": .value(\CAPropertyAnimation.valueFunction),
      ]),
    KeyTable(CAAnimationGroup.self, ["animations": .value(\CAAnimationGroup.animations)]),
    KeyTable(
      CATransition.self,
      ["type": .value(\CATransition.type), "subtype": .value(\CATransition.subtype)]),
    KeyTable(
      CAAnimation.self,
      [
        "duration": .value(\CAAnimation.duration), "beginTime": .value(\CAAnimation.beginTime),
        "timeOffset": .value(\CAAnimation.timeOffset), "speed": .value(\CAAnimation.speed),
        "repeatCount": .value(\CAAnimation.repeatCount), "repeatDuration": .value(\CAAnimation.repeatDuration),
        "autoreverses": .value(\CAAnimation.autoreverses), "fillMode": .value(\CAAnimation.fillMode),
        "timingFunction": .value(\CAAnimation.timingFunction), "delegate": .value(\CAAnimation.delegate),
        "removedOnCompletion": .value(\CAAnimation.isRemovedOnCompletion),
      ]),
  ]
}
