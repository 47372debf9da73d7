import CoreGraphics
import QuartzCore
import Rendering

extension UIView {
  /// See ``resizableSnapshotView(from:afterScreenUpdates:withCapInsets:)``.
  func snapshot(of rect: CGRect, afterUpdates: Bool, capInsets: UIEdgeInsets) -> UIView? {
    let rect = rect.standardized
    guard rect.width > 0, rect.height > 0, rect.isFinite else { return nil }
    let view = SnapshotView(frame: CGRect(origin: .zero, size: rect.size))
    if let snapshot = makeSnapshot(afterUpdates: afterUpdates) {
      let part = rect.offsetBy(dx: -bounds.minX, dy: -bounds.minY)
      view.show(snapshot.cropped(to: part), capInsets: capInsets)
    }
    return view
  }

  /// See ``drawHierarchy(in:afterScreenUpdates:)``.
  func drawSnapshot(in rect: CGRect, afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), let snapshot = makeSnapshot(afterUpdates: afterUpdates) else {
      return false
    }
    // The bitmap has the context's pixels, so that nothing is scaled twice.
    let deviceRect = rect.applying(context.userSpaceToDeviceSpaceTransform)
    guard rect.width > 0, rect.height > 0, deviceRect.isFinite, !deviceRect.isEmpty else { return false }
    var root = RenderNode(bounds: CGRect(origin: .zero, size: deviceRect.size))
    root.children = snapshot.nodes(filling: root.bounds)
    let frame = RenderFrame(size: deviceRect.size, scale: 1, background: UIColor.clear.cgColor, root: root)
    context.drawUpright(SoftwareRenderer().render(frame), in: rect)
    return true
  }

  /// Returns what the view shows now; nil, with a diagnostic, where it was never on the screen (P-38).
  func makeSnapshot(afterUpdates: Bool) -> LayerSnapshot? {
    if afterUpdates {
      layoutIfNeeded()
      layer.displaySubtreeIfNeeded()
      return layer.makeSnapshot()
    }
    guard layer.isCommitted else {
      uiEnvironment.report(.snapshotTooEarly(view: debugName))
      return nil
    }
    // Changes since the last frame are not on the screen yet.
    return uiEnvironment.withCommittedState { layer.makeSnapshot() }
  }
}

extension UIScreen {
  /// Returns a view that shows what the screen shows now, and does not change with it.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    let view = SnapshotView(frame: bounds)
    var root = RenderNode(bounds: bounds)
    for window in UIEnvironment.active.windows where !window.isHidden && window.screen === self {
      guard let snapshot = window.makeSnapshot(afterUpdates: afterUpdates) else { continue }
      root.children += snapshot.nodes(filling: window.frame)
    }
    view.show(LayerSnapshot(node: root, size: bounds.size), capInsets: .zero)
    return view
  }
}

/// A view that shows a frozen part of a frame.
final class SnapshotView: UIView {
  /// Shows a frozen part of a frame; the margins inside the insets keep their size.
  func show(_ snapshot: LayerSnapshot, capInsets: UIEdgeInsets) {
    var snapshot = snapshot
    func margin(_ inset: CGFloat, _ length: CGFloat) -> CGFloat { inset.isFinite ? min(max(0, inset), length) : 0 }
    snapshot.caps.top = margin(capInsets.top, snapshot.size.height)
    snapshot.caps.left = margin(capInsets.left, snapshot.size.width)
    snapshot.caps.bottom = margin(capInsets.bottom, snapshot.size.height - snapshot.caps.top)
    snapshot.caps.right = margin(capInsets.right, snapshot.size.width - snapshot.caps.left)
    layer.snapshot = snapshot
  }
}
