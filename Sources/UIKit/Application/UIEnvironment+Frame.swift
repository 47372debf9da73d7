import EventTrace
import QuartzCore
import Rendering

extension UIEnvironment {
  /// What every visible window shows now, from the back to the front.
  public func renderFrame() -> RenderFrame {
    let (size, scale) = (screen.configuration.size, screen.scale)
    let background = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
    var root = RenderNode(bounds: CGRect(origin: .zero, size: size))
    for window in windows where !window.isHidden {
      if let node = window.layer.renderNode(atParentTime: clock.now) { root.children.append(node) }
    }
    return RenderFrame(size: size, scale: scale, background: background, root: root)
  }

  /// Forgets the trace's events so far.
  public func clearTrace() {
    trace = EventTrace()
  }
}
