import Foundation
import Rendering

extension CALayer {
  /// Keeps what the layer was at the last commit; called before each change.
  func keepCommitted() {
    guard isCommitted, committed == nil, presented == nil else { return }
    // A layer that has just left a tree was shown with it.
    guard let environment = treeEnvironment ?? .currentIfAny else { return }
    committed = CommittedState(model: model_, sublayers: storedSublayers, entries: entries)
    environment.changedLayers.append(self)
  }

  fileprivate func exchangeCommitted() {
    guard let committed else { return }
    swap(&model_, &committed.model)
    swap(&storedSublayers, &committed.sublayers)
    swap(&entries, &committed.entries)
  }
}

extension MediaEnvironment {
  /// An animation has gone before the commit: if it is a transition, nothing is frozen for it.
  func forgetWaiting(_ animation: CAAnimation) {
    guard !waitingTransitions.isEmpty else { return }
    waitingTransitions.removeAll { $0.transition === animation }
  }

  /// Gives the transitions that were added since the last commit what their layers showed before (C-26).
  func freezeForTransitions() {
    guard !waitingTransitions.isEmpty else { return }
    let waiting = waitingTransitions
    waitingTransitions = []
    asCommitted {
      for (layer, transition) in waiting {
        transition.isFrozen = true
        guard layer.isCommitted, layer.treeEnvironment === self else { continue }
        let time = layer.storedSuperlayer?.localTime(atRootTime: clock.now) ?? clock.now
        transition.before = layer.renderNode(atParentTime: time)
      }
    }
  }

  /// What a body finds while every layer is as it was at the last commit, with the animations that ran then.
  package func asCommitted<Result>(_ body: () -> Result) -> Result {
    let layers = changedLayers
    let ended = layers.flatMap { $0.committed?.running.filter(\.hasEnded) ?? [] }
    return AnimationEntry.reviving(ended) {
      for layer in layers { layer.exchangeCommitted() }
      defer { for layer in layers { layer.exchangeCommitted() } }
      return body()
    }
  }

  /// Forgets what layers were before this commit.
  func forgetCommitted() {
    for layer in changedLayers { layer.committed = nil }
    changedLayers = []
  }
}
