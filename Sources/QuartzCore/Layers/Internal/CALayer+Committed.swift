import Foundation
import Rendering

extension CALayer {
  /// Keeps what the layer was at the last commit; called before each change.
  func saveCommittedState() {
    guard isCommitted, committedState == nil, presented == nil else { return }
    // A layer that has just left a tree was shown with it.
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
  /// An animation has gone before the commit: if it is a transition, nothing is frozen for it.
  func cancelWaitingTransition(_ animation: CAAnimation) {
    guard !waitingTransitions.isEmpty else { return }
    waitingTransitions.removeAll { $0.transition === animation }
  }

  /// Gives the transitions that were added since the last commit what their layers showed before (C-26).
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

  /// What a body finds while every layer is as it was at the last commit, with the animations that ran then.
  package func withCommittedState<Result>(_ body: () -> Result) -> Result {
    let layers = changedLayers
    let ended = layers.flatMap { $0.committedState?.running.filter(\.hasEnded) ?? [] }
    return AnimationEntry.treatingAsRunning(ended) {
      for layer in layers { layer.swapCommittedState() }
      defer { for layer in layers { layer.swapCommittedState() } }
      return body()
    }
  }

  /// Forgets what layers were before this commit.
  func discardCommittedStates() {
    for layer in changedLayers { layer.committedState = nil }
    changedLayers = []
  }
}
