/// A transition that is being made, which owns what is animated meanwhile.
@MainActor package struct RewindScope {
  /// Its log; nil where nothing takes the transition back, so that no transition around it owns its animations either.
  package let log: RewindLog?

  package init(_ log: RewindLog?) {
    self.log = log
  }
}

extension CALayer {
  /// The log that owns what is animated on the layer now: that of the transition that is being made, or else of the nearest one around.
  var ownerOfNewAnimations: RewindLog? {
    if let scope = environment.rewindScope { return scope.log }
    return rewindLog
  }
}
