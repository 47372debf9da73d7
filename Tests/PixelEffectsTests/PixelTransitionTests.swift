import PixelEffects
import Testing
import UIKit

/// The common properties of all pixel transitions (E-58, E-59).
@Suite("Pixel transitions") struct PixelTransitionTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let digest: UInt64
    let transition: any PixelTransition
    var testDescription: String { name }
  }

  static let all: [Case] = [
    Case(name: "pixellate", digest: 0xdd8a_d1fd_6f3d_bf85, transition: PixellateTransition()),
    Case(name: "zoom blur", digest: 0x8f9c_a587_d19e_dec0, transition: ZoomBlurTransition()),
    Case(name: "swirl", digest: 0x5a0d_aaeb_d773_62af, transition: SwirlTransition()),
    Case(name: "noise dissolve", digest: 0x5a08_b745_a9b9_b1e3, transition: NoiseDissolveTransition()),
    Case(name: "page curl", digest: 0xd051_ebd9_d58d_6085, transition: PageCurlTransition()),
    Case(name: "ripple", digest: 0xb06b_fffc_be72_6af6, transition: RippleTransition()),
    Case(name: "displacement", digest: 0x4628_e920_beaa_e213, transition: DisplacementTransition()),
    Case(name: "falling tiles", digest: 0xf80b_417f_1cff_441d, transition: FallingTilesTransition()),
  ]

  private let old = TestImages.pattern(90, 140)
  private let new = TestImages.pattern(90, 140, isNew: true)

  @Test("Every transition begins with the old bitmap and ends with the new one", arguments: all)
  func ends(of effect: Case) {
    let whole = TestImages.distance(old, new)
    for (progress, end) in [(1e-4, old), (1 - 1e-4, new)] {
      let bitmap = effect.transition.bitmap(at: progress, from: old, to: new)
      #expect(TestImages.distance(bitmap, end) < 0.05 * whole, "at \(progress)")
    }
    let middle = effect.transition.bitmap(at: 0.5, from: old, to: new)
    #expect(TestImages.distance(middle, old) > 0.1 * whole && TestImages.distance(middle, new) > 0.02 * whole)
  }

  @Test("Every transition gives the same bits on every machine, in debug and release", arguments: all)
  func bits(of effect: Case) {
    let bitmap = effect.transition.bitmap(at: 0.37, from: old, to: new)
    #expect(TestImages.digest(bitmap) == effect.digest, "\(String(TestImages.digest(bitmap), radix: 16))")
    #expect(bitmap == effect.transition.bitmap(at: 0.37, from: old, to: new))
  }

  @Test("Every transition draws bitmaps of any size, opaque ones from opaque ones", arguments: all)
  func sizes(of effect: Case) {
    for (width, height) in [(0, 0), (0, 5), (1, 1), (3, 1), (1, 40), (17, 5)] {
      for progress in [0.01, 0.5, 0.99] {
        let (old, new) = (TestImages.pattern(width, height), TestImages.pattern(width, height, isNew: true))
        let bitmap = effect.transition.bitmap(at: progress, from: old, to: new)
        #expect(bitmap.width == width && bitmap.height == height)
        #expect(bitmap.pixels.allSatisfy { $0 >> 24 == 255 })
      }
    }
  }

  @Test("Every transition stretches the edge of a new bitmap of another size", arguments: all)
  func otherSize(of effect: Case) {
    let small = TestImages.pattern(7, 9, isNew: true)
    let stretched = old.redrawn { y, row in
      for x in row.indices { row[x] = small[x, y] }
    }
    for progress in [0.3, 0.6, 0.9] {
      let bitmap = effect.transition.bitmap(at: progress, from: old, to: small)
      #expect(bitmap.width == 90 && bitmap.height == 140)
      #expect(bitmap == effect.transition.bitmap(at: progress, from: old, to: stretched), "at \(progress)")
    }
  }

  @Test(
    "Invalid numbers count as the documentation of their property says",
    arguments: [Double.nan, .infinity, -.infinity, -1, 0, 1e300])
  func badNumbers(number: Double) {
    var pixellate = PixellateTransition()
    (pixellate.largestCell, pixellate.overlap) = (number, number)
    var zoom = ZoomBlurTransition()
    (zoom.strength, zoom.center) = (number, CGPoint(x: number, y: number))
    var swirl = SwirlTransition()
    (swirl.radius, swirl.turns, swirl.center) = (number, number, CGPoint(x: number, y: number))
    var dissolve = NoiseDissolveTransition()
    (dissolve.grain, dissolve.softness) = (number, number)
    var curl = PageCurlTransition()
    (curl.radius, curl.angle, curl.backing, curl.shade) = (number, number, number, number)
    var ripple = RippleTransition()
    (ripple.center, ripple.width) = (CGPoint(x: number, y: number), number)
    (ripple.reach, ripple.crests) = (number, number)
    var displacement = DisplacementTransition()
    (displacement.strength, displacement.direction) = (number, CGVector(dx: number, dy: number))
    var tiles = FallingTilesTransition()
    (tiles.tileSide, tiles.drift) = (number, number)
    let all: [any PixelTransition] = [pixellate, zoom, swirl, dissolve, curl, ripple, displacement, tiles]
    let bitmap = TestImages.pattern(20, 30, scale: number)
    #expect(bitmap.scale > 0 && bitmap.scale.isFinite)
    for transition in all {
      let made = transition.bitmap(at: 0.4, from: bitmap, to: TestImages.pattern(20, 30, isNew: true))
      #expect(made.pixels.allSatisfy { $0 >> 24 == 255 }, "\(transition)")
    }
  }
}
