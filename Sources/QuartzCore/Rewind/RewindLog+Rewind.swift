import CoreGraphics
import Foundation

extension RewindLog {
  /// Ends the log's own animations in layers and below, with the models as they were at a time.
  ///
  /// A cancelled transition restores its start this way for every kind of animation, so that no frame shows the end
  /// (C-82). View animations: the model gets their start value. Explicit animations do not say whether the app changed
  /// the model for them: the log's changes do, and without a change the model stays. Transitions of a layer's whole
  /// content are restored as well. Animations of the container's surroundings keep their values, and go on where an
  /// animator moves them.
  ///
  /// Animations of nested transitions that run by themselves belong to those. In a view that such a transition has
  /// taken into its container, this log's own animations are not ended.
  ///
  /// - Parameter time: the beginning, in the superlayer's time as the transition's clock shows it.
  package func rewind(_ layers: [CALayer], atParentTime time: CFTimeInterval) {
    // First, because the end of an animation may complete what an object has begun.
    restoreObjects()
    for layer in layers { rewind(layer, atParentTime: time) }
    restoreRemovedStarts()
  }

  private func rewind(_ layer: CALayer, atParentTime time: CFTimeInterval) {
    let local = layer.timing.localTime(fromParent: time)
    let rewound = layer.entries.filter(isRewound)
    if !rewound.isEmpty {
      let restored = rewound.filter { $0.cancelPolicy == .restore }
      // Because no model follows an explicit animation, the start is what the others show.
      let followed = restored.filter { !$0.isExplicit }
      let shown = state(of: layer, at: start(of: restored, atLocal: local), by: followed)
      let before = model(of: layer)
      if restored.contains(where: { $0.traits.contains(.rendersContent) }) { restoreModels(layer) }
      let (size, position) = (layer.model_.bounds.size, layer.model_.position)
      for entry in restored {
        for target in entry.animation.targets {
          if let value = (entry.isExplicit ? before : shown).flatMap({ target.value(in: $0) }) {
            target.set(value, in: &layer.model_)
          }
        }
      }
      layer.entries.removeAll(where: isRewound)
      // A label, for instance, is drawn for its old width.
      if layer.model_.bounds.size != size { layer.invalidateLayout() }
      if layer.isPlacedByConstraints, layer.model_.bounds.size != size || layer.model_.position != position {
        // The constraints may have changed in the app's own animation, and stay as they are.
        layer.storedSuperlayer?.setNeedsLayout()
      }
      layer.setNeedsCommit()
      // They have come to their end, which is the start (C-82).
      for entry in rewound { entry.end(finished: true, in: environment) }
    }
    for sublayer in layer.storedChildren { rewind(sublayer, atParentTime: local) }
  }

  /// The time of a layer at which its animations have not begun to move it.
  ///
  /// It is earlier than the transition's beginning where a transition inside has held the layer's time meanwhile.
  private func start(of entries: [AnimationEntry], atLocal local: CFTimeInterval) -> CFTimeInterval {
    let beginnings = entries.filter(\.isViewAnimation).compactMap(\.begin)
    return beginnings.filter { $0 < local - 1e-9 }.min() ?? local
  }

  private func state(of layer: CALayer, at local: CFTimeInterval, by entries: [AnimationEntry]) -> LayerProperties {
    var shown = layer.model_
    for entry in entries where entry.shows(at: local) {
      entry.apply(to: &shown, over: .layer(layer), atLocal: local)
    }
    return shown
  }

  private func isRewound(_ entry: AnimationEntry) -> Bool {
    entry.owner?.current === self && !(entry.cancelPolicy == .keep && entry.track != nil)
  }

  /// Restores the models of a layer and below, except for animations of the surroundings, other owners' animations, and
  /// masks.
  private func restoreModels(_ layer: CALayer) {
    if var state = model(of: layer) {
      for entry in layer.entries where entry.cancelPolicy == .keep || entry.owner?.current !== self {
        for target in entry.animation.targets {
          if let value = target.value(in: layer.model_) { target.set(value, in: &state) }
        }
      }
      if state.hasEffects || layer.model_.hasEffects { state.effects.mask = layer.model_.effects.mask }
      if state.bounds != layer.model_.bounds { layer.invalidateLayout() }
      layer.model_ = state
      layer.setNeedsCommit()
    }
    for sublayer in layer.storedChildren { restoreModels(sublayer) }
  }
}
