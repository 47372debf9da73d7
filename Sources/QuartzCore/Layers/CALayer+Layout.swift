import Foundation

extension CALayer {
  /// See ``setNeedsLayout()``.
  package func invalidateLayout() {
    selfNeedsLayout = true
    markSubtreeNeedsLayout()
  }

  /// See ``layoutIfNeeded()``.
  package func layOutNow() {
    var top = self
    var layer = self
    while let parent = layer.storedSuperlayer {
      if parent.selfNeedsLayout { top = parent }
      layer = parent
    }
    var passes = 0
    while top.subtreeNeedsLayout, passes < MediaEnvironment.layoutPassLimit {
      // A layout that invalidates itself waits for the next pass: there is no recursion.
      guard !top.isLayingOut else { return }
      top.layoutSubtree()
      passes += 1
    }
  }

  /// See ``setNeedsDisplay()``.
  package func invalidateContents() {
    selfNeedsDisplay = true
    setNeedsCommit()
  }

  /// Draws the contents at once if they are invalid.
  package func displayNow() {
    guard selfNeedsDisplay else { return }
    selfNeedsDisplay = false
    display()
  }

  package func markSubtreeNeedsLayout() {
    var layer: CALayer? = self
    while let current = layer, !current.subtreeNeedsLayout {
      current.subtreeNeedsLayout = true
      layer = current.storedSuperlayer
    }
  }

  package func setNeedsCommit() {
    selfNeedsCommit = true
    markSubtreeNeedsCommit()
  }

  package func markSubtreeNeedsCommit() {
    var layer: CALayer? = self
    while let current = layer, !current.subtreeNeedsCommit {
      current.subtreeNeedsCommit = true
      layer = current.storedSuperlayer
    }
  }

  /// Runs one layout pass, parents before children; what is invalidated meanwhile waits for the next pass.
  package func layoutSubtree() {
    guard subtreeNeedsLayout else { return }
    subtreeNeedsLayout = false
    if selfNeedsLayout {
      selfNeedsLayout = false
      isLayingOut = true
      layoutSublayers()
      isLayingOut = false
    }
    for sublayer in storedChildren where sublayer.subtreeNeedsLayout { sublayer.layoutSubtree() }
    // A child that was invalidated again had marked its superlayers before a nested pass cleared this layer's mark.
    if selfNeedsLayout { return markSubtreeNeedsLayout() }
    for sublayer in storedChildren where sublayer.subtreeNeedsLayout { return markSubtreeNeedsLayout() }
  }

  package var firstLayerThatNeedsLayout: CALayer? {
    if selfNeedsLayout { return self }
    for sublayer in storedChildren where sublayer.subtreeNeedsLayout {
      if let found = sublayer.firstLayerThatNeedsLayout { return found }
    }
    return nil
  }
}
