import CoreGraphics
import Foundation

extension RewindLog {
  /// Ends the log's own animations in layers and below, with the models as they were at a time.
  ///
  /// The values of a transition that is cancelled go back to the start this way, for every kind of animation, so that
  /// no frame shows the end (C-82). What a view animation changed goes to where it started. An explicit animation does not say
  /// whether the model followed it: the changes do, and where there are none the model was not touched. What goes along with a
  /// transition of a layer's whole content goes back as well. What goes along with the container's surroundings
  /// keeps its values; where an animator moves that, it goes on.
  ///
  /// What transitions that run inside by themselves move is theirs; a view that one of them has taken into its container keeps what this
  /// log owns.
  ///
  /// - Parameter time: the beginning, in the superlayer's time as the transition's clock shows it.
  package func rewind(_ layers: [CALayer], atParentTime time: CFTimeInterval) {
    for layer in layers { rewind(layer, atParentTime: time) }
    restoreRemovedStarts()
  }

  private func rewind(_ layer: CALayer, atParentTime time: CFTimeInterval) {
    let local = layer.timing.localTime(fromParent: time)
    let rewound = layer.entries.filter(isRewound)
    if !rewound.isEmpty {
      let restored = rewound.filter { $0.cancelPolicy == .restore }
      var shown = layer.model_
      for entry in restored where entry.shows(at: local) {
        entry.apply(to: &shown, over: .layer(layer), atLocal: local)
      }
      let before = model(of: layer)
      if restored.contains(where: { $0.traits.contains(.rendersContent) }) { restoreModels(layer) }
      for entry in restored {
        for target in entry.animation.targets {
          if let value = (entry.isExplicit ? before : shown).flatMap({ target.value(in: $0) }) {
            target.set(value, in: &layer.model_)
          }
        }
      }
      layer.entries.removeAll(where: isRewound)
      layer.setNeedsCommit()
      for entry in rewound { entry.end(finished: true, in: environment) }
    }
    for sublayer in layer.storedChildren { rewind(sublayer, atParentTime: local) }
  }

  private func isRewound(_ entry: AnimationEntry) -> Bool {
    entry.owner?.current === self && !(entry.cancelPolicy == .keep && entry.track != nil)
  }

  /// Puts the models of a layer and below back to what they were; surroundings, other owners and masks keep what they set.
  private func restoreModels(_ layer: CALayer) {
    if var state = model(of: layer) {
      for entry in layer.entries where entry.cancelPolicy == .keep || entry.owner?.current !== self {
        for target in entry.animation.targets {
          if let value = target.value(in: layer.model_) { target.set(value, in: &state) }
        }
      }
      if state.hasEffects || layer.model_.hasEffects { state.effects.mask = layer.model_.effects.mask }
      if state.bounds != layer.model_.bounds { layer.setNeedsLayout() }
      layer.model_ = state
      layer.setNeedsCommit()
    }
    for sublayer in layer.storedChildren { restoreModels(sublayer) }
  }
}
