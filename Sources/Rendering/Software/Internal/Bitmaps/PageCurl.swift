import CoreGraphics
import Raster

/// Renders a page curl: a page bent around a cylinder that rolls over it, seen from above.
///
/// The part before the cylinder lies flat. From there the page goes around the lower half of the cylinder, then lies
/// upside down over the flat part. Nothing is drawn outside of the page's own rectangle.
struct PageCurl {
  /// Pixels per point of the page's bitmap.
  private let resolution: Double
  /// The direction against which the cylinder rolls.
  private let dx, dy: Double
  /// The distance along that direction at which the page leaves the plane, in points.
  private let lift: Double
  private let radius: Double
  private let back: UInt32
  private let cover = Compositing.function(for: .sourceAtop)
  /// The strength of the shadows in 0…1: at the beginning nothing is lifted yet.
  private let darkness: Double
  private static let steps = 4096
  /// Arc sines of 0…1.
  private static let arcsineTable: [Double] = (0...steps).map { EngineMath.asin(Double($0) / Double(steps)) }

  /// Fails where nothing of the page is left.
  init?(_ curl: RenderCurl, bounds: CGRect, resolution: Double) {
    let progress = clampedUnit(curl.progress)
    let angle = curl.angle.isFinite ? curl.angle : 0
    guard progress < 1, resolution > 0, resolution.isFinite, let rect = RoundedRect(bounds) else { return nil }
    self.resolution = resolution
    (dx, dy) = (-EngineMath.cos(angle), -EngineMath.sin(angle))
    radius = curl.radius >= 0.5 ? min(curl.radius, 10_000) : 0.5
    let (dx, dy) = (dx, dy)
    let ends = [(rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.minX, rect.maxY), (rect.maxX, rect.maxY)]
      .map { $0.0 * dx + $0.1 * dy }
    let (first, last) = (ends.reduce(.infinity, min), ends.reduce(-.infinity, max))
    lift = last - progress * (last - first + radius)
    darkness = min(1, (last - lift) / radius)
    back = curl.backColor.premultipliedBGRA
  }

  /// Returns the curled page.
  func curled(_ page: PlacedBitmap) -> PlacedBitmap {
    let buffer = page.image.buffer
    let window = PixelRect(x: 0, y: 0, width: buffer.width, height: buffer.height)
    let rect = page.rect
    let scale = Double(buffer.width) / rect.width
    // The paper ends here.
    let end = max(rect.minX * dx, rect.maxX * dx) + max(rect.minY * dy, rect.maxY * dy) - lift
    let pixels = [UInt32](unsafeUninitializedCapacity: buffer.pixels.count) { target, count in
      buffer.pixels.withUnsafeBufferPointer { pixels in
        if let base = pixels.baseAddress, let source = PixelSource(base: base, stride: buffer.width, window: window) {
          for y in 0..<buffer.height {
            let start = rect.minX * dx + (rect.minY + (Double(y) + 0.5) / scale) * dy - lift
            for x in 0..<buffer.width {
              let distance = start + (Double(x) + 0.5) / scale * dx
              target[y * buffer.width + x] = pixel(PagePixel(source: source, x: x, y: y, scale: scale), distance, end)
            }
          }
        }
      }
      count = buffer.pixels.count
    }
    return PlacedBitmap(
      image: CGImage(PixelBuffer(width: buffer.width, height: buffer.height, pixels: pixels)), rect: page.rect)
  }

  /// A pixel of the page, as a position to sample from.
  private struct PagePixel {
    let source: PixelSource
    let x, y: Int
    let scale: Double
  }

  /// Samples the page `offset` points farther along the direction.
  private func page(_ position: PagePixel, _ offset: Double) -> UInt32 {
    if offset == 0 { return position.source.row(position.y)[position.x] }
    let step = offset * position.scale * 256
    let limit = 1_073_741_824.0
    func coordinate(_ pixel: Int, _ direction: Double) -> Int {
      Int(min(max(Double(pixel * 256) + direction * step, -limit), limit).rounded())
    }
    return position.source.bilinear(x: coordinate(position.x, dx), y: coordinate(position.y, dy))
  }

  private func pixel(_ position: PagePixel, _ distance: Double, _ end: Double) -> UInt32 {
    let arc = Double.pi * radius
    if distance > radius {
      // Behind the cylinder: its shadow, where there is paper around it.
      let share = max(0, 1 - (distance - radius) / radius)
      guard share > 0, arc / 2 < end + radius else { return 0 }
      let paper = Double(page(position, arc / 2 - distance) >> 24) / 255
      return UInt32(share * share * darkness * paper * 90 + 0.5) << 24
    }
    if distance >= 0 {
      let angle = Self.angle(distance / radius)
      let slope = (1 - distance * distance / (radius * radius)).squareRoot()
      let under = Self.shaded(page(position, radius * angle - distance), 0.5 + 0.5 * slope)
      let over = backSide(page(position, arc - radius * angle - distance), 0.62 + 0.38 * slope)
      return PixelMath.over(over, under)
    }
    // The flap over this point has gone around the cylinder; its edge's shadow reaches less than a radius farther.
    if arc - distance - radius - 2 > end { return page(position, 0) }
    let flap = backSide(page(position, arc - 2 * distance), 1)
    let light = flap >> 24 < 255 ? 1 - 0.28 * darkness * edgeShadow(position, arc - 2 * distance) : 1
    return PixelMath.over(flap, Self.shaded(page(position, 0), light))
  }

  /// The flap's soft shadow on the flat part: the flap's share within a radius, in 0…1, weighted by nearness.
  private func edgeShadow(_ position: PagePixel, _ offset: Double) -> Double {
    func alpha(_ step: Int) -> Double {
      Double(page(position, offset - Double(step) * radius / Double(Self.shadowSteps)) >> 24) / 255
    }
    // Most points are far from the flap, or well inside its shadow.
    guard alpha(Self.shadowSteps) + alpha(Self.shadowSteps / 2) + alpha(2) > 0 else { return 0 }
    var sum = 0.0
    var whole = 0.0
    for step in 1...Self.shadowSteps {
      let weight = Double(Self.shadowSteps + 1 - step)
      sum += weight * alpha(step)
      whole += weight
    }
    return sum / whole
  }

  /// Samples of the flap for its shadow; with fewer, banding is visible.
  private static let shadowSteps = 16

  private static func angle(_ sine: Double) -> Double {
    let scaled = min(max(sine, 0), 1) * Double(steps)
    let index = min(Int(scaled), steps - 1)
    return arcsineTable[index] + (arcsineTable[index + 1] - arcsineTable[index]) * (scaled - Double(index))
  }

  private static func shaded(_ pixel: UInt32, _ light: Double) -> UInt32 {
    let share = UInt32(min(max(light, 0), 1) * 255 + 0.5)
    return PixelMath.scale(pixel & 0xFF_FFFF, by: share) & 0xFF_FFFF | pixel & 0xFF00_0000
  }

  /// Shades the page's back: the front's pixel under the back's colour.
  private func backSide(_ pixel: UInt32, _ light: Double) -> UInt32 {
    guard pixel != 0 else { return 0 }
    return Self.shaded(cover(back, pixel), light)
  }
}
