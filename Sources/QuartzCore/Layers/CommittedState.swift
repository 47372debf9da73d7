import Foundation
import Rendering

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

extension CALayer {
  /// Saves the layer's state at the last commit; called before each change.
  func saveCommittedState() {
    guard isCommitted, committedState == nil, presented == nil else { return }
    // A layer that has just left a tree was visible there.
    guard let environment = treeEnvironment ?? .currentIfAny else { return }
    committedState = CommittedState(model: model_, sublayers: storedSublayers, entries: entries)
    environment.changedLayers.append(self)
  }

  fileprivate func swapCommittedState() {
    guard let committedState else { return }
    swap(&model_, &committedState.model)
    swap(&storedSublayers, &committedState.sublayers)
    swap(&entries, &committedState.entries)
  }
}

extension MediaEnvironment {
  /// Captures nothing for a transition that was removed before the commit.
  func cancelWaitingTransition(_ animation: CAAnimation) {
    guard !waitingTransitions.isEmpty else { return }
    waitingTransitions.removeAll { $0.transition === animation }
  }

  /// Gives the transitions that were added since the last commit their layers' old content (C-26).
  func captureForTransitions() {
    guard !waitingTransitions.isEmpty else { return }
    let waiting = waitingTransitions
    waitingTransitions = []
    withCommittedState {
      for (layer, transition) in waiting {
        transition.isCaptured = true
        guard layer.isCommitted, layer.treeEnvironment === self else { continue }
        let time = layer.storedSuperlayer?.localTime(atRootTime: clock.now) ?? clock.now
        transition.before = layer.renderNode(atParentTime: time)
      }
    }
  }

  /// Evaluates a body while every layer has its state at the last commit, with the animations that ran then.
  package func withCommittedState<Result>(_ body: () -> Result) -> Result {
    let layers = changedLayers
    let ended = layers.flatMap { $0.committedState?.running.filter(\.hasEnded) ?? [] }
    return AnimationEntry.treatingAsRunning(ended) {
      for layer in layers { layer.swapCommittedState() }
      defer { for layer in layers { layer.swapCommittedState() } }
      return body()
    }
  }

  /// Drops the states before this commit.
  func discardCommittedStates() {
    for layer in changedLayers { layer.committedState = nil }
    changedLayers = []
  }
}
