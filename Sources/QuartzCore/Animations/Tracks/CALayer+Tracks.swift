extension MediaEnvironment {
  /// The layers that have animations of a clock.
  package func layers(movedBy clock: AnimationClock) -> [CALayer] {
    animatedLayers.filter { layer in layer.entries.contains { $0.track?.clock === clock } }
  }
}

extension CALayer {
  /// The values of the properties that a clock's animations move, at a progress of the clock.
  package func values(
    movedBy clock: AnimationClock, at progress: AnimationProgress
  ) -> [(property: LayerProperty, value: AnimationValue)] {
    var state = model_
    var properties: [LayerProperty] = []
    clock.withPlayhead(heldAt: progress) {
      for entry in entries where entry.track?.clock === clock {
        guard !entry.isIgnoredOnStop else { continue }
        // The time plays no part, because the animations follow the clock alone.
        entry.apply(to: &state, over: .layer(self), atLocal: 0)
        for target in entry.animation.targets where !properties.contains(target.property) {
          properties.append(target.property)
        }
      }
    }
    return properties.map { ($0, $0.value(in: state)) }
  }

  /// Sets properties of the model, without actions and animations.
  package func setModel(_ values: [(property: LayerProperty, value: AnimationValue)]) {
    for (property, value) in values {
      property.set(value, in: &model_)
      if property == .bounds { invalidateLayout() }
    }
    setNeedsCommit()
  }

  /// Ends a clock's animations where the model is now.
  ///
  /// - Parameter isAtEnd: whether the clock has arrived by itself, so that a clock above may move back over it (C-82).
  package func endAnimations(movedBy clock: AnimationClock, finished: Bool, isAtEnd: Bool = false) {
    let ended = entries.filter { $0.track?.clock === clock && !$0.isRetained }
    guard !ended.isEmpty else { return }
    let log = isAtEnd && !clock.followsSurroundings ? rewindLog : nil
    if log == nil { entries.removeAll { $0.track?.clock === clock } }
    setNeedsCommit()
    let environment = environment
    for entry in ended { entry.end(finished: finished, retainedBy: log, in: environment) }
  }
}
