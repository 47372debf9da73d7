/// A transition that is being made, which owns the animations that are added meanwhile.
@MainActor package struct RewindScope {
  /// The transition's log; nil if it cannot be cancelled: then no enclosing transition owns its animations either.
  package let log: RewindLog?

  package init(_ log: RewindLog?) {
    self.log = log
  }
}

extension CALayer {
  /// The owner of an animation that is added now: the log of the transition that is being made, or else of the nearest
  /// enclosing one.
  var ownerOfNewAnimations: RewindLog? {
    if let scope = environment.rewindScope { return scope.log }
    return rewindLog
  }
}
