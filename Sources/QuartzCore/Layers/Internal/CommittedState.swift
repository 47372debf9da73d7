/// A layer's state at the last commit: the content on the screen before the changes that a transition animates (C-26).
package final class CommittedState {
  var model: LayerProperties
  var sublayers: [CALayer]
  var entries: [AnimationEntry]
  /// The animations that ran, some of which may have been removed since.
  let running: [AnimationEntry]

  @MainActor init(model: LayerProperties, sublayers: [CALayer], entries: [AnimationEntry]) {
    (self.model, self.sublayers, self.entries) = (model, sublayers, entries)
    var running: [AnimationEntry] = []
    for entry in entries where !entry.hasEnded { running.append(entry) }
    self.running = running
  }
}
