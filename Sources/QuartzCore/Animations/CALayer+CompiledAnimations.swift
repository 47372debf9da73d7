import Foundation

/// The layers' animations where they are movements of its place that have begun: taken apart once, then asked in each frame.
extension CALayer {
  /// All that the layer's animations do, where each of them is a movement of its place that has begun; remembered until one of them
  /// changes.
  var validCompiledAnimations: [CompiledAnimation]? { compiledAnimations ?? compileAnimations() }

  /// What is remembered of the layer's animations no longer holds.
  func dropCompiledAnimations() {
    compiledAnimations = nil
    nextEnd = -.infinity
  }

  /// The place in the model with every animation applied at a time of the superlayer.
  func movePlace(_ place: inout LayerPlace, atParentTime time: CFTimeInterval) {
    guard let runs = validCompiledAnimations else { return place = state(of: .layer(self), atParentTime: time).place }
    move(&place, by: runs, atParentTime: time)
  }

  /// The opacity in the model with every animation applied at a time of the superlayer; for layers that do nothing but fade.
  func fadedOpacity(atParentTime time: CFTimeInterval) -> Float {
    guard let runs = validCompiledAnimations else { return state(of: .layer(self), atParentTime: time).place.opacity }
    var opacity = model_.opacity
    let local = localTime(atParentTime: time)
    for run in runs { run.fade(&opacity, at: local) }
    return opacity
  }

  func move(_ place: inout LayerPlace, by runs: [CompiledAnimation], atParentTime time: CFTimeInterval) {
    let local = localTime(atParentTime: time)
    for run in runs { run.move(&place, at: local) }
  }

  private func compileAnimations() -> [CompiledAnimation]? {
    guard !entryTraits.contains(.notCompilable) else { return nil }
    let runs = entries.compactMap(\.compiled)
    guard runs.count == entries.count else { return nil }
    compiledAnimations = runs
    return runs
  }

  // MARK: Ends

  /// Whether none of the layer's animations has come to its end by itself; what was looked up is remembered until one of them changes.
  func endsLater(than local: CFTimeInterval) -> Bool {
    if nextEnd == -.infinity {
      nextEnd = .infinity
      for entry in entries where !entry.hasEnded { nextEnd = min(nextEnd, entry.ownEnd) }
    }
    return nextEnd > local
  }
}
