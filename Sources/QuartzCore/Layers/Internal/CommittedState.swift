/// What a layer was at the last commit: what was on the screen before the changes that a transition goes along with (C-26).
package final class CommittedState {
  var model: LayerProperties
  var sublayers: [CALayer]
  var entries: [AnimationEntry]
  /// The animations that ran, of which some may have been taken away since.
  let running: [AnimationEntry]

  @MainActor init(model: LayerProperties, sublayers: [CALayer], entries: [AnimationEntry]) {
    (self.model, self.sublayers, self.entries) = (model, sublayers, entries)
    var running: [AnimationEntry] = []
    for entry in entries where !entry.hasEnded { running.append(entry) }
    self.running = running
  }
}
