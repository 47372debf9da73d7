import CoreGraphics
import Foundation

extension CALayer {
  /// See ``add(_:forKey:)``.
  func addCopy(of anim: CAAnimation, forKey key: String?) {
    if let copy = anim.copy() as? CAAnimation { adopt(copy, forKey: key, role: .explicit) }
  }

  /// Adds an animation without copying it; the caller must not use it elsewhere.
  package func adopt(_ copy: CAAnimation, forKey key: String?, role: AnimationRole) {
    let environment = environment
    guard copy.timing.isFinite else {
      environment.report(.invalidTiming(of: copy, on: self))
      return
    }
    let transactions = environment.transactions
    role.track?.clock.anchor(to: self)
    if copy.duration <= 0 { copy.duration = transactions.animationDuration }  // C-8
    if let function = transactions.overridingTimingFunction { copy.timingFunction = function }  // C-24
    // Because a layer has only one transition, its key is always the same (A-74, C-26).
    let key = copy is CATransition ? kCATransition : key
    saveCommittedState()
    if let key, let replaced = entry(forKey: key) {
      RewindLog.willRemove([replaced], of: self)
      entries.removeFirst(identicalTo: replaced)
      environment.cancelWaitingTransition(replaced.animation)
      replaced.end(finished: false, in: environment)
    }
    copy.willBegin(on: self)
    let entry = AnimationEntry(
      key: key, animation: copy, role: role, of: ownerOfNewAnimations, on: self, groups: transactions.groups)
    if !entries.isEmpty { entry.notBefore = end(ofRetainedBefore: copy) }
    entries.append(entry)
    setNeedsCommit()
    environment.addAnimatedLayer(self)
  }

  /// See ``animationKeys()``.
  var entryKeys: [String]? {
    let keys = entries.filter { !$0.isRetained }.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  func entry(forKey key: String) -> AnimationEntry? {
    for entry in entries where entry.key == key && !entry.isRetained { return entry }
    return nil
  }

  package func remove(where matches: (AnimationEntry) -> Bool) {
    guard !entries.isEmpty else { return }
    let removed = entries.filter { !$0.isRetained && matches($0) }
    guard !removed.isEmpty else { return }
    saveCommittedState()
    RewindLog.willRemove(removed, of: self)
    entries.removeAll { entry in removed.contains(identicalTo: entry) }
    setNeedsCommit()
    let environment = environment
    for entry in removed {
      environment.cancelWaitingTransition(entry.animation)
      entry.end(finished: false, in: environment)
    }
  }

  /// Ends the animations of the layer and below that are removed with their tree (C-4).
  func endAnimationsOfSubtree() {
    remove(where: \.animation.isRemovedOnCompletion)
    for sublayer in storedChildren { sublayer.endAnimationsOfSubtree() }
  }

  /// Whether an animation that is removed with its tree is attached to the layer or to a layer below.
  package var subtreeHasAnimations: Bool {
    entries.contains { $0.animation.isRemovedOnCompletion && !$0.isRetained }
      || storedChildren.contains(where: \.subtreeHasAnimations)
  }

  // MARK: Presentation

  /// The presentation at a time of the superlayer: the model with every animation applied.
  package func state(atParentTime time: CFTimeInterval) -> LayerProperties {
    guard !entries.isEmpty else { return model_ }
    guard let animations = validCompiledAnimations else { return state(of: .layer(self), atParentTime: time) }
    var state = model_
    move(&state.geometry, by: animations, atParentTime: time)
    return state
  }

  /// A model with the layer's animations applied, at a time of the superlayer.
  package func state(of model: UnderlyingModel, atParentTime time: CFTimeInterval) -> LayerProperties {
    let local = localTime(atParentTime: time)
    var state = model.properties
    for entry in entries where entry.shows(at: local) {
      entry.apply(to: &state, over: model, atLocal: local)
    }
    return state
  }

  /// The presentation value of a property at present, if the model had another value.
  package func shownValue(of property: LayerProperty, where value: AnimationValue) -> AnimationValue {
    guard !entries.isEmpty, let environment = treeEnvironment else { return value }
    let now = environment.clock.now
    var model = model_
    property.set(value, in: &model)
    return property.value(
      in: state(of: .value(model), atParentTime: storedSuperlayer?.localTime(atRootTime: now) ?? now))
  }

  /// The presentation at present.
  package var presentedState: LayerProperties {
    guard !entries.isEmpty, let environment = treeEnvironment else { return model_ }
    let now = environment.clock.now
    return state(atParentTime: storedSuperlayer?.localTime(atRootTime: now) ?? now)
  }

  /// The offset at present that an additive animation of the position adds.
  package func additiveOffset(of entry: AnimationEntry) -> CGPoint {
    let local = localTime(atRootTime: environment.clock.now)
    var state = LayerProperties()
    guard entry.shows(at: local) else { return state.position }
    entry.apply(to: &state, over: .layer(self), atLocal: local)
    return state.position
  }

  /// See ``presentation()``.
  package func shownCopy() -> Self? {
    if presented != nil { return self }
    guard isCommitted else { return nil }
    let copy = ClassInitializers.makeCopy(of: self)
    copy.model_ = presentedState
    copy.presented = self
    copy.isCommitted = true
    return copy
  }

  /// The properties without interpolation: a change of them fades the whole layer (C-20).
  private static let keysWithTransition: Set<String> = [
    "hidden", "geometryFlipped", "masksToBounds", "mask", "sublayers", "filters", "maskedCorners",
  ]

  /// The implicit animation of a layer that is no view's: from the presentation to the new value (C-19).
  package func implicitAnimation(forKey key: String) -> (any CAAction)? {
    if isCommitted, Self.keysWithTransition.contains(key) {
      let fade = CATransition()
      fade.timingFunction = CAMediaTimingFunction(name: .default)
      return fade
    }
    guard isCommitted, let property = LayerProperty(rawValue: key), property.hasImplicitAnimation,
      property.exists(in: model_)
    else { return nil }
    let from = property.value(in: presentedState)
    if from == .none, property == .backgroundColor { return nil }
    let animation = CABasicAnimation(keyPath: key)
    animation.fromValue = from.anyValue
    animation.fillMode = .backwards
    animation.timingFunction = CAMediaTimingFunction(name: .default)
    return animation
  }
}

extension AnimationEntry {
  /// Ends the animation, once, and notifies its observer, its delegate and its transactions.
  ///
  /// - Parameter log: the log that retains it because a clock may move back over it (C-82); nil for none.
  package func end(finished: Bool, retainedBy log: RewindLog? = nil, in environment: MediaEnvironment) {
    guard finish(isRetained: log != nil) else { return }
    if let log, let layer = layer.target { log.retain(self, of: layer) }
    let (animation, groups) = (animation, groups)
    environment.enqueueCompletion(of: owner) { [self, unowned environment] in
      notifyObserver(finished: finished)
      animation.delegate?.animationDidStop(animation, finished: finished)
      for group in groups { group.animationEnded(in: environment) }
    }
  }
}
