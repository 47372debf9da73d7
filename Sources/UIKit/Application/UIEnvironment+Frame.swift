import EventTrace
import QuartzCore
import Rendering

extension UIEnvironment {
  /// Returns the frame of every visible window, from back to front.
  public func renderFrame() -> RenderFrame {
    let (size, scale) = (screen.configuration.size, screen.scale)
    let background = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
    // Where the last frame was released, its root is reused.
    var root = frameRoot ?? RenderNode()
    frameRoot = nil
    root.update(bounds: CGRect(origin: .zero, size: size), transform: CATransform3DIdentity, opacity: 1)
    CALayer.updateNodes(in: &root, of: windowLayers, at: clock.now)
    frameRoot = root
    return RenderFrame(size: size, scale: scale, background: background, root: root)
  }

  /// Removes the trace's events.
  public func clearTrace() {
    trace = EventTrace()
  }
}
