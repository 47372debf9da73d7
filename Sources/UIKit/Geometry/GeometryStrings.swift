import CoreGraphics

/// Returns a point as text, such as `{1, 2}`.
public func NSStringFromCGPoint(_ point: CGPoint) -> String { GeometryText.text([point.x, point.y]) }
/// Returns a vector as text, such as `{1, 2}`.
public func NSStringFromCGVector(_ vector: CGVector) -> String { GeometryText.text([vector.dx, vector.dy]) }
/// Returns a size as text, such as `{1, 2}`.
public func NSStringFromCGSize(_ size: CGSize) -> String { GeometryText.text([size.width, size.height]) }

/// Returns a rectangle as text, such as `{{1, 2}, {3, 4}}`.
public func NSStringFromCGRect(_ rect: CGRect) -> String {
  "{\(NSStringFromCGPoint(rect.origin)), \(NSStringFromCGSize(rect.size))}"
}

/// Returns a transform as text, such as `[1, 0, 0, 1, 0, 0]`.
public func NSStringFromCGAffineTransform(_ transform: CGAffineTransform) -> String {
  let t = transform
  return "[\(GeometryText.list([t.a, t.b, t.c, t.d, t.tx, t.ty]))]"
}

/// Returns insets as text: top, left, bottom and right.
public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String {
  GeometryText.text([insets.top, insets.left, insets.bottom, insets.right])
}

/// Returns insets in the layout direction as text: top, leading, bottom and trailing.
public func NSStringFromDirectionalEdgeInsets(_ insets: NSDirectionalEdgeInsets) -> String {
  GeometryText.text([insets.top, insets.leading, insets.bottom, insets.trailing])
}

/// Returns an offset as text: horizontal and vertical.
public func NSStringFromUIOffset(_ offset: UIOffset) -> String {
  GeometryText.text([offset.horizontal, offset.vertical])
}

extension NSCoder {
  /// Returns the point of a text; zero for another text.
  public class func cgPoint(for string: String) -> CGPoint {
    GeometryText.numbers(string, 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
  }

  /// Returns the vector of a text; zero for another text.
  public class func cgVector(for string: String) -> CGVector {
    GeometryText.numbers(string, 2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
  }

  /// Returns the size of a text; zero for another text.
  public class func cgSize(for string: String) -> CGSize {
    GeometryText.numbers(string, 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
  }

  /// Returns the rectangle of a text; zero for another text.
  public class func cgRect(for string: String) -> CGRect {
    GeometryText.numbers(string, 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
  }

  /// Returns the transform of a text; the identity for another text.
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    GeometryText.numbers(string, 6).map {
      CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
    } ?? .identity
  }

  /// Returns the insets of a text; zero for another text.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    GeometryText.numbers(string, 4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero
  }

  /// Returns a point as text, such as `{1, 2}`.
  public class func string(for point: CGPoint) -> String { NSStringFromCGPoint(point) }
  /// Returns a vector as text, such as `{1, 2}`.
  public class func string(for vector: CGVector) -> String { NSStringFromCGVector(vector) }
  /// Returns a size as text, such as `{1, 2}`.
  public class func string(for size: CGSize) -> String { NSStringFromCGSize(size) }
  /// Returns a rectangle as text, such as `{{1, 2}, {3, 4}}`.
  public class func string(for rect: CGRect) -> String { NSStringFromCGRect(rect) }
  /// Returns a transform as text, such as `[1, 0, 0, 1, 0, 0]`.
  public class func string(for transform: CGAffineTransform) -> String { NSStringFromCGAffineTransform(transform) }
  /// Returns insets as text: top, left, bottom and right.
  public class func string(for insets: UIEdgeInsets) -> String { NSStringFromUIEdgeInsets(insets) }
}

/// The names of these functions before Swift 3.
///
/// Returns the point of a text such as `{1, 2}`; zero for another text.
public func CGPointFromString(_ string: String) -> CGPoint { NSCoder.cgPoint(for: string) }
/// Returns the size of a text such as `{1, 2}`; zero for another text.
public func CGSizeFromString(_ string: String) -> CGSize { NSCoder.cgSize(for: string) }
/// Returns the rectangle of a text such as `{{1, 2}, {3, 4}}`; zero for another text.
public func CGRectFromString(_ string: String) -> CGRect { NSCoder.cgRect(for: string) }
/// Returns the insets of a text; zero for another text.
public func UIEdgeInsetsFromString(_ string: String) -> UIEdgeInsets { NSCoder.uiEdgeInsets(for: string) }

/// Numbers in the text of geometry, with 17 digits, so that reading them gives the same numbers.
private enum GeometryText {
  static func list(_ numbers: [CGFloat]) -> String {
    numbers.map { String(format: "%.17g", Double($0)) }.joined(separator: ", ")
  }

  static func text(_ numbers: [CGFloat]) -> String { "{\(list(numbers))}" }

  /// Reads as many numbers as are wanted, between any brackets and commas; nil for another text.
  static func numbers(_ text: String, _ count: Int) -> [CGFloat]? {
    let words = text.split { "{}[](), \t\n".contains($0) }
    let numbers = words.compactMap { Double($0) }.map { CGFloat($0) }
    return numbers.count == count && words.count == count ? numbers : nil
  }
}

extension NSCoder {
  /// Encodes a point.
  public func encode(_ point: CGPoint, forKey key: String) {
    encode(NSCoder.string(for: point) as NSString, forKey: key)
  }
  /// Encodes a vector.
  public func encode(_ vector: CGVector, forKey key: String) {
    encode(NSCoder.string(for: vector) as NSString, forKey: key)
  }
  /// Encodes a size.
  public func encode(_ size: CGSize, forKey key: String) { encode(NSCoder.string(for: size) as NSString, forKey: key) }
  /// Encodes a rectangle.
  public func encode(_ rect: CGRect, forKey key: String) { encode(NSCoder.string(for: rect) as NSString, forKey: key) }
  /// Encodes a transform.
  public func encode(_ transform: CGAffineTransform, forKey key: String) {
    encode(NSCoder.string(for: transform) as NSString, forKey: key)
  }
  /// Encodes insets.
  public func encode(_ insets: UIEdgeInsets, forKey key: String) {
    encode(NSCoder.string(for: insets) as NSString, forKey: key)
  }

  private func geometryText(forKey key: String) -> String {
    decodeObject(of: NSString.self, forKey: key)?.substring(from: 0) ?? ""
  }

  /// Decodes a point; zero where there is none.
  public func decodeCGPoint(forKey key: String) -> CGPoint { NSCoder.cgPoint(for: geometryText(forKey: key)) }
  /// Decodes a vector; zero where there is none.
  public func decodeCGVector(forKey key: String) -> CGVector { NSCoder.cgVector(for: geometryText(forKey: key)) }
  /// Decodes a size; zero where there is none.
  public func decodeCGSize(forKey key: String) -> CGSize { NSCoder.cgSize(for: geometryText(forKey: key)) }
  /// Decodes a rectangle; zero where there is none.
  public func decodeCGRect(forKey key: String) -> CGRect { NSCoder.cgRect(for: geometryText(forKey: key)) }
  /// Decodes a transform; the identity where there is none.
  public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
    NSCoder.cgAffineTransform(for: geometryText(forKey: key))
  }
  /// Decodes insets; zero where there are none.
  public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
    NSCoder.uiEdgeInsets(for: geometryText(forKey: key))
  }
}
