/// What a layer was at the last commit: what was on the screen before the changes that a transition goes along with (C-26).
package final class CommittedState {
  var model: LayerProperties
  var sublayers: [CALayer]
  var entries: [AnimationEntry]

  init(model: LayerProperties, sublayers: [CALayer], entries: [AnimationEntry]) {
    (self.model, self.sublayers, self.entries) = (model, sublayers, entries)
  }
}
