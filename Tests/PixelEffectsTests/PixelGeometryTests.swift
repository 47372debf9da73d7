import PixelEffects
import Testing
import UIKit

@Suite("Geometry of pixel transitions") struct PixelGeometryTests {
  private let red: UInt32 = 0xFFFF_0000
  private let blue: UInt32 = 0xFF00_00FF

  @Test("Squares grow to a tenth of the width at half-time, each with the mean of its colours (E-58)")
  func pixellate() {
    let old = TestImages.pattern(100, 100)
    var effect = PixellateTransition()
    effect.overlap = 0
    let bitmap = effect.bitmap(at: 0.499_999, from: old, to: TestImages.plain(100, 100, blue))
    #expect(Set(bitmap.pixels).count <= 121)
    var sum = 0
    for y in 0..<9 { for x in 0..<9 { sum += Int(old[x, y] & 255) } }
    #expect(
      abs(Int(bitmap[4, 4] & 255) - sum / 81) <= 2 && bitmap[0, 0] == bitmap[8, 8] && bitmap[0, 0] != bitmap[12, 0]
    )
    // At a quarter of the time they are half as wide.
    let quarter = effect.bitmap(at: 0.25, from: old, to: old)
    #expect(quarter[0, 0] == quarter[4, 4] && quarter[0, 0] != quarter[6, 0])
  }

  @Test("A progress out of range counts as the nearest valid one, and one that is not finite as 0")
  func progress() {
    let (old, new) = (TestImages.pattern(40, 30), TestImages.pattern(40, 30, isNew: true))
    let effects: [any PixelTransition] = [
      PixellateTransition(), RippleTransition(), NoiseDissolveTransition(), SwirlTransition(), DisplacementTransition(),
      PageCurlTransition(), ZoomBlurTransition(), FallingTilesTransition(),
    ]
    for effect in effects {
      let (first, last) = (effect.bitmap(at: 0, from: old, to: new), effect.bitmap(at: 1, from: old, to: new))
      for (progress, expected) in [(-1.0, first), (-.infinity, first), (.nan, first), (1.5, last), (.infinity, first)] {
        #expect(effect.bitmap(at: progress, from: old, to: new) == expected, "\(effect) \(progress)")
      }
    }
  }

  @Test("The zoom blurs towards its centre, which stays sharp")
  func zoom() {
    var old = TestImages.plain(101, 101, blue)
    old = old.redrawn { _, row in for x in row.indices { row[x] = x >= 95 ? 0xFFFF_0000 : 0xFF00_00FF } }
    let bitmap = ZoomBlurTransition().bitmap(at: 0.28, from: old, to: old)
    // A pixel further in shows some of what lies further out, and none of it near the middle.
    #expect(bitmap[98, 50] >> 16 & 255 < 255 && bitmap[55, 50] == blue && bitmap[20, 50] == blue)
  }

  @Test("The swirl turns the centre and leaves pixels beyond its radius")
  func swirl() {
    var effect = SwirlTransition()
    (effect.radius, effect.turns) = (0.25, 0.5)
    let old = TestImages.plain(80, 80, blue).redrawn { y, row in
      for x in row.indices { row[x] = x < 40 ? 0xFFFF_0000 : 0xFF00_00FF }
    }
    let bitmap = effect.bitmap(at: 0.499_999, from: old, to: old)
    // Half a turn at the middle: left is right there, and outside all is as it was.
    #expect(bitmap[38, 39] == blue && bitmap[41, 39] == red)
    #expect(bitmap[10, 10] == red && bitmap[70, 70] == blue && bitmap[15, 40] == red)
  }

  @Test("Grains change one by one, in proportion to the progress")
  func dissolve() {
    var effect = NoiseDissolveTransition()
    (effect.grain, effect.softness) = (2, 0)
    let bitmap = effect.bitmap(
      at: 0.3, from: TestImages.plain(200, 200, red, scale: 1), to: TestImages.plain(200, 200, blue, scale: 1))
    let share = Double(bitmap.pixels.count { $0 == blue }) / 40_000
    #expect(abs(share - 0.3) < 0.02 && bitmap.pixels.allSatisfy { $0 == red || $0 == blue })
    #expect(bitmap[10, 10] == bitmap[11, 11] && bitmap[0, 0] == bitmap[1, 0])
    effect.seed = 2
    let other = effect.bitmap(at: 0.3, from: TestImages.plain(200, 200, red), to: TestImages.plain(200, 200, blue))
    #expect(other != bitmap)
  }

  @Test("The page rolls up from its right, shows its back, and casts a shadow")
  func curl() {
    var effect = PageCurlTransition()
    (effect.angle, effect.radius) = (0, 10)
    let bitmap = effect.bitmap(
      at: 0.5, from: TestImages.plain(200, 100, red), to: TestImages.plain(200, 100, blue))
    // The line stands at 99.5 − 0.5 · (199 + 25) + 99.5 = 87; the cylinder reaches to 97.
    #expect(bitmap[2, 50] >> 16 & 255 > 150 && bitmap[2, 50] & 0xFFFF == 0 && bitmap[190, 50] == blue)
    let back = bitmap[80, 50]
    #expect(back >> 16 & 255 > 200 && back & 255 > 150 && back >> 8 & 255 > 150)
    let shadowed = bitmap[99, 50]
    #expect(shadowed & 255 < 200 && shadowed >> 16 & 255 == 0)
    // Half a turn and the rest of the page: the flap ends at 87 − (199 − 87 − 31.4) = 6.4.
    #expect(bitmap[4, 50] >> 8 & 255 == 0 && bitmap[12, 50] >> 8 & 255 > 150)
  }

  @Test("The ripple has the old bitmap in front of it and the new one behind it")
  func ripple() {
    var effect = RippleTransition()
    (effect.width, effect.reach) = (20, 5)
    let bitmap = effect.bitmap(
      at: 0.5, from: TestImages.plain(200, 200, red), to: TestImages.plain(200, 200, blue))
    // The front is at half of the diagonal's half and the wave: 80.4 from the middle.
    #expect(bitmap[99, 99] == blue && bitmap[99 + 55, 99] == blue && bitmap[99 + 85, 99] == red)
    #expect(bitmap[99 + 70, 99] != red && bitmap[99 + 70, 99] != blue)
  }

  @Test("White in a map moves pixels by the strength, and black does not move them")
  func displacement() {
    let map = TestImages.plain(2, 1, 0xFF00_0000).redrawn { _, row in
      (row[0], row[1]) = (0xFF00_0000, 0xFFFF_FFFF)
    }
    var effect = DisplacementTransition(map: map.image)
    effect.strength = 0.25
    let (old, new) = (TestImages.pattern(80, 20), TestImages.pattern(80, 20, isNew: true))
    let bitmap = effect.bitmap(at: 0.5, from: old, to: new)
    let still = bitmap[10, 10] & 255
    #expect(abs(Int(still) - Int((old[10, 10] & 255) + (new[10, 10] & 255)) / 2) <= 1)
    // White counts as 255 of 256: half of a quarter of 80 points to the right, and to the left.
    let moved = Int(bitmap[50, 10] >> 8 & 255)
    #expect(abs(moved - Int((old[60, 10] >> 8 & 255) + (new[40, 10] >> 8 & 255)) / 2) <= 1)
    #expect(abs(Int(bitmap[50, 10] & 255) - Int((old[60, 10] & 255) + (new[40, 10] & 255)) / 2) <= 3)
  }

  @Test("Tiles of eight points fall by 1 to 1.3 heights at constant speed and drift 200 points at most (E-50)")
  func tiles() {
    let (old, new) = (TestImages.plain(1000, 40, red, scale: 2), TestImages.plain(1000, 40, blue, scale: 2))
    let effect = FallingTilesTransition()
    // After half of the time every tile has gone down by 20 to 26 pixels.
    let half = effect.bitmap(at: 0.5, from: old, to: new)
    #expect((0..<20).allSatisfy { y in (0..<1000).allSatisfy { half[$0, y] == blue } })
    #expect((0..<1000).contains { half[$0, 30] == red })
    let late = effect.bitmap(at: 0.99, from: old, to: new)
    #expect(late.pixels.count { $0 == red } < 1000)
    // Tiles beside the bitmap's first column came from at most 200 points, 400 pixels.
    let edge = TestImages.plain(1000, 40, blue, scale: 2).redrawn { _, row in
      for x in row.indices { row[x] = x >= 500 ? 0xFFFF_0000 : 0xFF00_00FF }
    }
    let drifted = effect.bitmap(at: 0.5, from: edge, to: new)
    #expect((0..<290).allSatisfy { x in (0..<40).allSatisfy { drifted[x, $0] == blue } })
    #expect((290..<495).contains { x in (0..<40).contains { drifted[x, $0] == red } })
  }
}
