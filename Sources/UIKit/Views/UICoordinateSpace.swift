import QuartzCore

/// A frame of reference on the screen: a view, or the screen itself.
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
  /// Converts a point to another space.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a point of another space to this one.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Returns the bounding box, in another space, of a rectangle of this one.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// Returns the bounding box, in this space, of a rectangle of another one.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
  /// The rectangle of the space, in its own coordinates.
  var bounds: CGRect { get }
}

extension UICoordinateSpace {
  /// Returns a rectangle of the space on the screen.
  fileprivate func onScreen(_ rect: CGRect) -> CGRect {
    guard let view = self as? UIView, let window = view.window else { return rect }
    return window.convert(view.convert(rect, to: window as UIView?), to: nil)
  }

  /// Returns a rectangle of the screen in the space.
  fileprivate func fromScreen(_ rect: CGRect) -> CGRect {
    guard let view = self as? UIView, let window = view.window else { return rect }
    return view.convert(window.convert(rect, from: nil), from: window as UIView?)
  }
}

extension UIView: UICoordinateSpace {
  /// Converts a point to another space.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(CGRect(origin: point, size: .zero), to: coordinateSpace).origin
  }

  /// Converts a point of another space to the view's coordinates.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(CGRect(origin: point, size: .zero), from: coordinateSpace).origin
  }

  /// Returns the bounding box, in another space, of a rectangle of the view.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, to: view as UIView?) }
    return coordinateSpace.fromScreen(onScreen(rect))
  }

  /// Returns the bounding box, in the view's coordinates, of a rectangle of another space.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, from: view as UIView?) }
    return fromScreen(coordinateSpace.onScreen(rect))
  }
}

/// The coordinates of the screen in one orientation.
final class ScreenCoordinateSpace: NSObject, UICoordinateSpace {
  let bounds: CGRect

  init(_ bounds: CGRect) {
    self.bounds = bounds
  }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.fromScreen(CGRect(origin: point, size: .zero)).origin
  }

  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.onScreen(CGRect(origin: point, size: .zero)).origin
  }

  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace.fromScreen(rect)
  }

  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace.onScreen(rect)
  }
}
