import CoreGraphics
import SeededRandom

/// Combines the values of a frame into 64 bits that are the same in every process, which `Hasher` does not promise.
struct FrameHash {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func combine(_ bits: UInt64) {
    value = SeededRandom.mix((value ^ bits) &+ 0x9E37_79B9_7F4A_7C15)
  }

  mutating func combine(_ number: Int) { combine(UInt64(bitPattern: Int64(number))) }

  /// Combines a number; both zeros are the same.
  mutating func combine(_ number: Double) { combine(number == 0 ? 0 : number.bitPattern) }

  mutating func combine(_ number: Double?) {
    combine(number == nil ? 0 : 1)
    if let number { combine(number) }
  }

  mutating func combine(_ text: String) {
    combine(text.utf8.count)
    for byte in text.utf8 { combine(UInt64(byte)) }
  }

  /// Combines bytes, eight at a time in four lanes, so that an image takes a millisecond.
  mutating func combine(_ bytes: UnsafeRawBufferPointer) {
    var lanes = SIMD4<UInt64>(value, value &+ 1, value &+ 2, value &+ 3)
    let factor = SIMD4<UInt64>(repeating: 0x9E37_79B9_7F4A_7C15)
    var offset = 0
    while offset + 32 <= bytes.count {
      lanes = (lanes ^ bytes.loadUnaligned(fromByteOffset: offset, as: SIMD4<UInt64>.self)) &* factor
      lanes ^= lanes &>> 29
      offset += 32
    }
    for lane in 0..<4 { combine(lanes[lane]) }
    for byte in bytes[offset...] { combine(UInt64(byte)) }
  }

  mutating func combine(_ rect: CGRect) {
    for number in [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height] { combine(Double(number)) }
  }

  mutating func combine(_ t: CATransform3D) {
    combine(Double(t.m11)); combine(Double(t.m12)); combine(Double(t.m13)); combine(Double(t.m14))
    combine(Double(t.m21)); combine(Double(t.m22)); combine(Double(t.m23)); combine(Double(t.m24))
    combine(Double(t.m31)); combine(Double(t.m32)); combine(Double(t.m33)); combine(Double(t.m34))
    combine(Double(t.m41)); combine(Double(t.m42)); combine(Double(t.m43)); combine(Double(t.m44))
  }

  mutating func combine(_ color: CGColor?) {
    guard let color else { return combine(0) }
    for number in [color.red, color.green, color.blue, color.alpha] { combine(Double(number)) }
  }

  mutating func combine(_ path: CGPath?) {
    guard let path else { return combine(0) }
    let elements = path.elements
    combine(elements.count)
    for element in elements { combine(element) }
  }
}

/// The rarer values.
extension FrameHash {
  private mutating func combine(_ element: PathElement) {
    switch element {
    case .move: combine(1)
    case .line: combine(2)
    case .quadCurve: combine(3)
    case .curve: combine(4)
    case .closeSubpath: combine(5)
    }
    for point in element.points { combine(point) }
  }

  mutating func combine(_ point: CGPoint) {
    combine(Double(point.x))
    combine(Double(point.y))
  }

  mutating func combine(_ shadow: RenderShadow?) {
    guard let shadow else { return combine(0) }
    combine(shadow.color)
    combine(Double(shadow.opacity))
    combine(CGPoint(x: shadow.offset.width, y: shadow.offset.height))
    combine(Double(shadow.radius))
    combine(shadow.path)
  }

  mutating func combine(_ gradient: RenderGradient?) {
    guard let gradient else { return combine(0) }
    combine(gradient.kind.rawValue)
    for color in gradient.colors { combine(color) }
    for location in gradient.locations { combine(Double(location)) }
    combine(gradient.start)
    combine(gradient.end)
  }

  mutating func combine(_ shape: RenderShape?) {
    guard let shape else { return combine(0) }
    combine(shape.path)
    combine(shape.fillColor)
    combine(shape.usesEvenOddFill ? 1 : 0)
    combine(shape.stroke)
    combine(shape.strokeColor)
  }

  mutating func combine(_ filters: [RenderFilter]) {
    combine(filters.count)
    for filter in filters {
      switch filter {
      case .blur(let radius):
        combine(1)
        combine(Double(radius))
      case .colorMatrix(let numbers):
        combine(2)
        for number in numbers { combine(Double(number)) }
      case .saturation(let amount):
        combine(3)
        combine(Double(amount))
      case .tint(let color):
        combine(4)
        combine(color)
      }
    }
  }

  mutating func combine(_ curl: RenderCurl?) {
    guard let curl else { return combine(0) }
    combine(Double(curl.progress))
    combine(Double(curl.angle))
    combine(Double(curl.radius))
    combine(curl.backColor)
  }
}
