import Foundation

/// The layer's compiled animations: compiled once, then evaluated in each frame.
extension CALayer {
  /// The layer's animations, compiled, if all of them can be and have begun; cached until one of them changes.
  var validCompiledAnimations: [CompiledAnimation]? { compiledAnimations ?? compileAnimations() }

  /// Drops the compiled animations, because one of the layer's animations has changed.
  func dropCompiledAnimations() {
    compiledAnimations = nil
    nextEnd = -.infinity
  }

  /// Applies every animation to the model's geometry, at a time of the superlayer.
  func animateGeometry(_ geometry: inout LayerGeometry, atParentTime time: CFTimeInterval) {
    guard let animations = validCompiledAnimations else {
      return geometry = state(of: .layer(self), atParentTime: time).geometry
    }
    move(&geometry, by: animations, atParentTime: time)
  }

  /// The opacity with every animation applied, at a time of the superlayer; for layers whose animations only fade.
  func fadedOpacity(atParentTime time: CFTimeInterval) -> Float {
    guard let animations = validCompiledAnimations else {
      return state(of: .layer(self), atParentTime: time).geometry.opacity
    }
    var opacity = model_.opacity
    let local = localTime(atParentTime: time)
    for animation in animations { animation.fade(&opacity, at: local) }
    return opacity
  }

  func move(_ geometry: inout LayerGeometry, by animations: [CompiledAnimation], atParentTime time: CFTimeInterval) {
    let local = localTime(atParentTime: time)
    for animation in animations { animation.move(&geometry, at: local) }
  }

  private func compileAnimations() -> [CompiledAnimation]? {
    guard !entryTraits.contains(.notCompilable) else { return nil }
    let animations = entries.compactMap(\.compiled)
    guard animations.count == entries.count else { return nil }
    compiledAnimations = animations
    return animations
  }

  // MARK: Ends

  /// Whether all animations of the layer end after a time; the next end is cached until one of them changes.
  func endsLater(than local: CFTimeInterval) -> Bool {
    if nextEnd == -.infinity {
      nextEnd = .infinity
      for entry in entries where !entry.hasEnded { nextEnd = min(nextEnd, entry.ownEnd) }
    }
    return nextEnd > local
  }
}
