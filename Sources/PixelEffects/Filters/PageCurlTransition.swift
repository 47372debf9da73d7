import CoreGraphics
import Raster

/// Rolls the old bitmap up from a corner over a cylinder like a page, and uncovers the new one: Core Image's page curl.
public struct PageCurlTransition: PixelTransition {
  /// The cylinder's radius, in points; counts as 1…2000.
  public var radius = 60.0
  /// From where the page is rolled up, in radians: 0 from the right, π/2 from below; between them, from the corner.
  public var angle = 0.45
  /// The opacity of the page's white back, in 0…1, over the page showing through.
  public var backing = 0.8
  /// The opacity of the curl's shadow, in 0…1.
  public var shade = 0.5

  /// A page that is taken by its lower right corner.
  public init() {}

  /// Bends the page along lines across its direction.
  public func bitmap(at progress: Double, from old: PixelBitmap, to new: PixelBitmap) -> PixelBitmap {
    let progress = progress.usable(in: 0...1, else: 0)
    let roll = Roll(self, progress, old)
    return old.read { page in
      new.read { below in
        old.redrawn { y, row in
          for x in row.indices {
            // How far beyond the line from which the page is lifted.
            let beyond = roll.place(x, y) - roll.line
            row[x] =
              beyond >= roll.radius
              ? PixelBlend.shade(below.at(x, y), roll.shadow(beyond - roll.radius))
              : roll.color(x, y, beyond, page, below)
          }
        }
      }
    }
  }

  /// The cylinder at one time.
  private struct Roll {
    let line: Double
    let radius: Double
    private let direction: SIMD2<Double>
    private let size: SIMD2<Double>
    private let white: UInt32
    private let dark: Double
    /// The angle on the cylinder for each position from its line to its side.
    private let angles: [Double]

    init(_ curl: PageCurlTransition, _ progress: Double, _ page: PixelBitmap) {
      radius = curl.radius.usable(in: 1...2000, else: 60) * page.scale
      let turn = EngineMath.cosineAndSine(curl.angle.usable(in: -100...100, else: 0))
      direction = SIMD2(turn.cosine, turn.sine)
      size = SIMD2(Double(page.width - 1), Double(page.height - 1))
      let half = (size.x * abs(direction.x) + size.y * abs(direction.y)) / 2
      // Until the cylinder and its shadow have left the page on the other side.
      line = half - progress * (2 * half + 2.5 * radius)
      white = PixelBlend.part(curl.backing.usable(in: 0...1, else: 0.8))
      dark = curl.shade.usable(in: 0...1, else: 0.5)
      angles = (0...256).map { EngineMath.asin(Double($0) / 256) }
    }

    /// The position of a pixel along the direction, from the centre.
    @inline(__always)
    func place(_ x: Int, _ y: Int) -> Double {
      (Double(x) - size.x / 2) * direction.x + (Double(y) - size.y / 2) * direction.y
    }

    /// The brightness at a distance beside the curl, in 256ths.
    @inline(__always)
    func shadow(_ distance: Double) -> UInt32 {
      let part = max(0, 1 - distance / (1.5 * radius))
      return UInt32(256 * (1 - dark * part * part))
    }

    /// The pixel on the page's side of the cylinder: the page's back if it has come round, its front, or the new
    /// bitmap.
    func color(_ x: Int, _ y: Int, _ beyond: Double, _ page: PixelSource, _ below: PixelSource) -> UInt32 {
      let angle = beyond > 0 ? angles[Int(beyond / radius * 256)] : 0
      let steep = beyond > 0 ? beyond / radius : 0
      var color = page.at(x, y)
      if beyond > 0 {
        // The page as it rises, lit from above.
        color = PixelBlend.shade(below.at(x, y), shadow(0))
        color = lay(page, x, y, by: radius * angle - beyond, over: color) {
          PixelBlend.shade($0, UInt32(256 - 100 * steep))
        }
      } else {
        // The flap's own shadow on the page that still lies.
        color = PixelBlend.shade(color, flapShadow(x, y, beyond))
      }
      let round = beyond > 0 ? radius * (EngineMath.pi - angle) : radius * EngineMath.pi - beyond
      return lay(page, x, y, by: round - beyond, over: color) { front in
        PixelBlend.shade(PixelBlend.mix(front, 0xFFFF_FFFF, white), UInt32(256 - 110 * steep * steep))
      }
    }

    /// The page's pixel farther along the direction, soft at the page's end.
    @inline(__always)
    private func lay(
      _ page: PixelSource, _ x: Int, _ y: Int, by distance: Double, over color: UInt32, _ look: (UInt32) -> UInt32
    ) -> UInt32 {
      let (sourceX, sourceY) = (Double(x) + distance * direction.x, Double(y) + distance * direction.y)
      let inside = min(min(sourceX, size.x - sourceX), min(sourceY, size.y - sourceY)) + 1
      guard inside > 0 else { return color }
      let front = look(page.bilinear(x: Int(sourceX * 256), y: Int(sourceY * 256)))
      return inside >= 1 ? front : PixelBlend.mix(color, front, PixelBlend.part(inside))
    }

    /// The brightness of the flat page beside the flap's end, in 256ths.
    @inline(__always)
    private func flapShadow(_ x: Int, _ y: Int, _ beyond: Double) -> UInt32 {
      let distance = radius * EngineMath.pi - 2 * beyond
      let (sourceX, sourceY) = (Double(x) + distance * direction.x, Double(y) + distance * direction.y)
      let outside = max(max(-sourceX, sourceX - size.x), max(-sourceY, sourceY - size.y))
      let part = max(0, 1 - max(0, outside) / radius)
      return UInt32(256 * (1 - 0.6 * dark * part * part))
    }
  }
}
