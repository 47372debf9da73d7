import CoreGraphics
import Foundation

extension CALayer {
  /// Changes a model property: refuses values that are not finite, finds the action before the change and runs it after
  /// (C-18).
  package func set<Value: Equatable>(
    _ key: String, _ path: WritableKeyPath<LayerProperties, Value>, _ value: Value, isValid: Bool = true
  ) {
    set(key, from: model_[keyPath: path], to: value, isValid: isValid) { $0[keyPath: path] = value }
  }

  /// Changes a property that changes often, without a key path, because those are slow.
  func set<Value: Equatable>(
    _ key: String, from old: Value, to new: Value, isValid: Bool = true, _ write: (inout LayerProperties) -> Void
  ) {
    guard isValid else {
      environment.report(.invalidGeometry(layer: debugName, property: key, value: "\(new)"))
      return
    }
    guard old != new else { return }
    change(key, write)
  }

  /// Sets one property from a state through its public setter, so that actions run.
  package func write(_ property: LayerProperty, from state: LayerProperties) {
    switch property {
    case .bounds: bounds = state.bounds
    case .position: position = state.position
    case .zPosition: zPosition = state.zPosition
    case .anchorPoint: anchorPoint = state.anchorPoint
    case .transform: transform = state.transform
    case .hidden: isHidden = state.isHidden
    case .doubleSided: isDoubleSided = state.isDoubleSided
    case .masksToBounds: masksToBounds = state.masksToBounds
    case .opacity: opacity = state.opacity
    case .backgroundColor: backgroundColor = state.backgroundColor
    case .cornerRadius: cornerRadius = state.cornerRadius
    case .borderWidth: borderWidth = state.borderWidth
    case .borderColor: borderColor = state.borderColor
    case .contents: contents = state.contents
    case .contentsScale: contentsScale = state.contentsScale
    default:
      let value = property.value(in: state)
      guard value != property.value(in: model_) else { return }
      change(property.name) { property.set(value, in: &$0) }
    }
  }

  /// Changes the model: finds the action before the change and runs it after (C-18).
  package func changeModel(_ key: String, _ body: (inout LayerProperties) -> Void) {
    saveCommittedState()
    let action = actionForChange(of: key)
    let wasHidden = model_.isHidden
    let old = entries.isEmpty ? nil : valueUnderRetained(key)
    let last = entries.last
    body(&model_)
    if key == "bounds" {
      invalidateLayout()
      if model_.hasEffects, model_.effects.needsDisplayOnBoundsChange { invalidateContents() }
    }
    if presented == nil, Self.needsDisplay(forKey: key) { invalidateContents() }
    action?.run(forKey: key, object: self, arguments: nil)
    if let old, action == nil || hasNonAdditiveAnimation(after: last) { recordInstantChange(from: old, key) }
    if model_.isHidden != wasHidden { runAction(forKey: wasHidden ? kCAOnOrderIn : kCAOnOrderOut) }
    if isObserved { notifyObservers() }
  }

  /// Notifies the observers of the layer and its view, and notes when there are none left.
  func notifyObservers() {
    let states = [
      storedWeakHandle?.associatedState, (owner as? any WeaklyReferenceable)?.storedWeakHandle?.associatedState,
    ]
    for state in states { state?.valuesMayHaveChanged() }
    isObserved = states.contains { $0?.isObserved ?? false }
  }

  /// Runs the action of an event without a change, if there is one.
  func runAction(forKey key: String) {
    actionForChange(of: key)?.run(forKey: key, object: self, arguments: nil)
  }

  /// Prepares a change or an event, and returns its action; nil for a presentation, and with actions disabled.
  ///
  /// Before the search for the action, the model is saved in the log of the transition that is being made.
  func actionForChange(of key: String) -> (any CAAction)? {
    guard presented == nil else { return nil }
    // Outside of a tree nothing animates, so the search is skipped (C-67).
    guard let environment = treeEnvironment else { return nil }
    environment.rewindScope?.log?.willChange(key, of: self)
    guard !environment.transactions.disablesActions else { return nil }
    return action(forKey: key)
  }
}

extension CALayer {
  /// A property's value in the model. The properties that view animations change most are read without a copy of the
  /// model.
  package func modelValue(of property: LayerProperty) -> AnimationValue {
    switch property {
    case .position: .point(model_.geometry.position)
    case .bounds: .rect(model_.geometry.bounds)
    case .transform: .transform(model_.geometry.transform)
    case .opacity: .number(Double(model_.geometry.opacity))
    default: property.value(in: model_)
    }
  }
}
