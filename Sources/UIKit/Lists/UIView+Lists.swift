import ListLayout
import QuartzCore

extension UIView {
  /// Gives the view the frame, transform, alpha and visibility of attributes; equal properties are not set again.
  func apply(_ attributes: ElementAttributes) {
    if CATransform3DIsIdentity(attributes.transform) {
      if !CATransform3DIsIdentity(transform3D) { transform3D = CATransform3DIdentity }
      if frame != attributes.frame { frame = attributes.frame }
    } else {
      bounds.size = attributes.size
      center = attributes.center
      transform3D = attributes.transform
    }
    if alpha != attributes.alpha { alpha = attributes.alpha }
    if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
  }

  /// Lays the view out in a frame, in points of its superview, by its bounds and its centre.
  ///
  /// A transform that the app has set stays, and so does what it shows: `frame` would compute it away.
  func layOut(in frame: CGRect) {
    let center = CGPoint(x: frame.midX, y: frame.midY)
    if bounds.size != frame.size { bounds.size = frame.size }
    if self.center != center { self.center = center }
  }

  /// Runs a block without animations, and returns its result.
  static func withoutAnimation<Result>(_ body: () -> Result) -> Result {
    let environment = UIEnvironment.active
    let outer = environment.areAnimationsEnabled
    environment.areAnimationsEnabled = false
    defer { environment.areAnimationsEnabled = outer }
    return body()
  }
}

extension UIView {
  /// Keeps up with the superview's size, as the content view of a cell, and returns the view.
  func resizingWithSuperview() -> Self {
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return self
  }
}
