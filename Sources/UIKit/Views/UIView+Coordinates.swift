import QuartzCore

extension UIView {
  /// A point of this view in another's coordinates; nil is the window's.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: view?.layer)
  }

  /// A point of another view, or of the window, in this view's coordinates.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: view?.layer)
  }

  /// The smallest upright rectangle, in another view's coordinates, around a rectangle of this one; nil is the window's.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: view?.layer)
  }

  /// The smallest upright rectangle, in this view's coordinates, around a rectangle of another, or of the window.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: view?.layer)
  }

  /// Changes the size to the one that fits the content.
  public func sizeToFit() {
    let size = sizeThatFits(.zero)
    bounds = CGRect(origin: bounds.origin, size: size)
  }
}
