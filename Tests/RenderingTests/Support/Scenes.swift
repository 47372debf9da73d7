import CoreGraphics
import Raster
import Rendering

// Small words for building trees of nodes in tests.

extension CGColor {
  static let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
  static let green = CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1)
  static let blue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
  static let white = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
  static let black = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)

  static func gray(_ white: CGFloat, alpha: CGFloat = 1) -> CGColor {
    CGColor(srgbRed: white, green: white, blue: white, alpha: alpha)
  }
}

extension CATransform3D {
  static func translation(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat = 0) -> CATransform3D {
    var t = CATransform3DIdentity
    (t.m41, t.m42, t.m43) = (x, y, z)
    return t
  }

  static func scale(_ x: CGFloat, _ y: CGFloat) -> CATransform3D {
    var t = CATransform3DIdentity
    (t.m11, t.m22) = (x, y)
    return t
  }

  /// A turn in the plane, in radians.
  static func turn(_ angle: CGFloat) -> CATransform3D {
    var t = CATransform3DIdentity
    let (s, c) = (EngineMath.sin(angle), EngineMath.cos(angle))
    (t.m11, t.m12, t.m21, t.m22) = (c, s, -s, c)
    return t
  }

  /// A turn about the vertical axis, in radians.
  static func swing(_ angle: CGFloat) -> CATransform3D {
    var t = CATransform3DIdentity
    let (s, c) = (EngineMath.sin(angle), EngineMath.cos(angle))
    (t.m11, t.m13, t.m31, t.m33) = (c, -s, s, c)
    return t
  }

  /// An eye `distance` points before the plane.
  static func eye(_ distance: CGFloat) -> CATransform3D {
    var t = CATransform3DIdentity
    t.m34 = -1 / distance
    return t
  }

  private var rows: [[CGFloat]] {
    [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]]
  }

  /// This transform, then the other.
  func then(_ other: CATransform3D) -> CATransform3D {
    let (a, b) = (rows, other.rows)
    func entry(_ i: Int, _ j: Int) -> CGFloat {
      a[i][0] * b[0][j] + a[i][1] * b[1][j] + a[i][2] * b[2][j] + a[i][3] * b[3][j]
    }
    return CATransform3D(
      m11: entry(0, 0), m12: entry(0, 1), m13: entry(0, 2), m14: entry(0, 3), m21: entry(1, 0), m22: entry(1, 1),
      m23: entry(1, 2), m24: entry(1, 3), m31: entry(2, 0), m32: entry(2, 1), m33: entry(2, 2), m34: entry(2, 3),
      m41: entry(3, 0), m42: entry(3, 1), m43: entry(3, 2), m44: entry(3, 3))
  }

  /// This transform about a point instead of the origin.
  func about(_ x: CGFloat, _ y: CGFloat) -> CATransform3D {
    Self.translation(-x, -y).then(self).then(.translation(x, y))
  }
}

extension RenderNode {
  /// A node at an origin in its parent.
  static func box(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: CGColor? = nil,
    children: [RenderNode] = []
  ) -> RenderNode {
    var node = RenderNode(bounds: CGRect(x: 0, y: 0, width: width, height: height), transform: .translation(x, y))
    node.backgroundColor = color
    node.children = children
    return node
  }

  /// The node with changes.
  func with(_ change: (inout RenderNode) -> Void) -> RenderNode {
    var node = self
    change(&node)
    return node
  }
}

extension RenderFrame {
  /// A canvas of `width` x `height` points that holds nodes.
  init(_ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1, background: CGColor = .black, _ nodes: [RenderNode]) {
    self.init(
      size: CGSize(width: width, height: height), scale: scale, background: background,
      root: .box(0, 0, width, height, children: nodes))
  }
}

extension CGImage {
  /// An image from a function of column and row.
  static func made(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> UInt32) -> CGImage {
    var pixels: [UInt32] = []
    for y in 0..<height {
      for x in 0..<width { pixels.append(pixel(x, y)) }
    }
    return CGImage(PixelBuffer(width: width, height: height, pixels: pixels))
  }

  /// An opaque image whose first 65,536 pixels all differ.
  static func numbered(_ width: Int, _ height: Int) -> CGImage {
    made(width, height) { x, y in 0xFF00_0000 | UInt32(y * width + x) * 0x010305 & 0xFF_FFFF }
  }

  /// The pixel in a column and a row.
  func pixel(_ x: Int, _ y: Int) -> UInt32 { buffer.pixels[y * width + x] }

  /// Rows of pixels.
  var rows: [[UInt32]] { (0..<height).map { Array(buffer.pixels[$0 * width..<($0 + 1) * width]) } }

  /// A number that stands for all pixels and the size (FNV-1a over bytes).
  var fingerprint: UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for value in [UInt32(width), UInt32(height)] + buffer.pixels {
      for shift: UInt32 in [0, 8, 16, 24] {
        hash = (hash ^ UInt64(value >> shift & 255)) &* 0x100_0000_01b3
      }
    }
    return hash
  }
}

/// Draws with one thread.
func draw(_ frame: RenderFrame) -> CGImage {
  SoftwareRenderer(threads: 1).render(frame)
}
