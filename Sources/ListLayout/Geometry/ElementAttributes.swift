import CoreGraphics

/// Where and how a layout shows an element.
public struct ElementAttributes: Hashable, Sendable {
  /// The element.
  public var element: ListElement
  /// The position of the element's centre in the content.
  public var center: CGPoint
  /// The size before the transform.
  public var size: CGSize
  /// The transform around the centre.
  public var transform = CATransform3DIdentity
  /// The opacity, 0…1.
  public var alpha: CGFloat = 1
  /// The order in depth: higher is in front.
  public var zIndex: Int
  /// Whether the element needs no view.
  public var isHidden = false

  /// Makes attributes of a frame, opaque and without a transform.
  public init(_ element: ListElement, frame: CGRect, zIndex: Int = 0) {
    self.element = element
    center = CGPoint(x: frame.midX, y: frame.midY)
    size = frame.size
    self.zIndex = zIndex
  }

  /// Returns the same attributes of another element.
  package func with(_ element: ListElement) -> ElementAttributes {
    var attributes = self
    attributes.element = element
    return attributes
  }

  /// The rectangle of the size around the centre, before the transform.
  public var frame: CGRect {
    get {
      CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
    }
    set {
      center = CGPoint(x: newValue.midX, y: newValue.midY)
      size = newValue.size
    }
  }
}
