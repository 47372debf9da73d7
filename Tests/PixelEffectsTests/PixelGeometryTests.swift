import PixelEffects
import Testing
import UIKit

@Suite("Where transitions of pixels move them") struct PixelGeometryTests {
  private let red: UInt32 = 0xFFFF_0000
  private let blue: UInt32 = 0xFF00_00FF

  @Test("squares grow to a tenth of the width at half-time, each of its colours' mean (E-58)")
  func pixellate() {
    let old = TestPictures.pattern(100, 100)
    var effect = PixellateTransition()
    effect.overlap = 0
    let picture = effect.picture(at: 0.499_999, from: old, to: TestPictures.plain(100, 100, blue))
    #expect(Set(picture.pixels).count <= 121)
    var sum = 0
    for y in 0..<9 { for x in 0..<9 { sum += Int(old[x, y] & 255) } }
    #expect(
      abs(Int(picture[4, 4] & 255) - sum / 81) <= 2 && picture[0, 0] == picture[8, 8] && picture[0, 0] != picture[12, 0]
    )
    // At a quarter of the time they are half as wide.
    let quarter = effect.picture(at: 0.25, from: old, to: old)
    #expect(quarter[0, 0] == quarter[4, 4] && quarter[0, 0] != quarter[6, 0])
  }

  @Test("a progress out of range counts as the nearest in it, and one that is no number as the beginning")
  func progress() {
    let (old, new) = (TestPictures.pattern(40, 30), TestPictures.pattern(40, 30, isNew: true))
    let effects: [any PixelTransition] = [
      PixellateTransition(), RippleTransition(), NoiseDissolveTransition(), SwirlTransition(), DisplacementTransition(),
      PageCurlTransition(), ZoomBlurTransition(), FallingTilesTransition(),
    ]
    for effect in effects {
      let (first, last) = (effect.picture(at: 0, from: old, to: new), effect.picture(at: 1, from: old, to: new))
      for (progress, expected) in [(-1.0, first), (-.infinity, first), (.nan, first), (1.5, last), (.infinity, first)] {
        #expect(effect.picture(at: progress, from: old, to: new) == expected, "\(effect) \(progress)")
      }
    }
  }

  @Test("the zoom smears towards the middle, which stays sharp")
  func zoom() {
    var old = TestPictures.plain(101, 101, blue)
    old = old.redrawn { _, row in for x in row.indices { row[x] = x >= 95 ? 0xFFFF_0000 : 0xFF00_00FF } }
    let picture = ZoomBlurTransition().picture(at: 0.28, from: old, to: old)
    // A pixel further in shows some of what lies further out, and none of it near the middle.
    #expect(picture[98, 50] >> 16 & 255 < 255 && picture[55, 50] == blue && picture[20, 50] == blue)
  }

  @Test("the swirl turns the middle round and leaves what lies beyond its radius")
  func swirl() {
    var effect = SwirlTransition()
    (effect.radius, effect.turns) = (0.25, 0.5)
    let old = TestPictures.plain(80, 80, blue).redrawn { y, row in
      for x in row.indices { row[x] = x < 40 ? 0xFFFF_0000 : 0xFF00_00FF }
    }
    let picture = effect.picture(at: 0.499_999, from: old, to: old)
    // Half a turn at the middle: left is right there, and outside all is as it was.
    #expect(picture[38, 39] == blue && picture[41, 39] == red)
    #expect(picture[10, 10] == red && picture[70, 70] == blue && picture[15, 40] == red)
  }

  @Test("grains go over one by one, as many as the time that has gone")
  func dissolve() {
    var effect = NoiseDissolveTransition()
    (effect.grain, effect.softness) = (2, 0)
    let picture = effect.picture(
      at: 0.3, from: TestPictures.plain(200, 200, red, scale: 1), to: TestPictures.plain(200, 200, blue, scale: 1))
    let share = Double(picture.pixels.count { $0 == blue }) / 40_000
    #expect(abs(share - 0.3) < 0.02 && picture.pixels.allSatisfy { $0 == red || $0 == blue })
    #expect(picture[10, 10] == picture[11, 11] && picture[0, 0] == picture[1, 0])
    effect.seed = 2
    let other = effect.picture(at: 0.3, from: TestPictures.plain(200, 200, red), to: TestPictures.plain(200, 200, blue))
    #expect(other != picture)
  }

  @Test("the page rolls up from its right, shows its back, and throws a shadow on what it uncovers")
  func curl() {
    var effect = PageCurlTransition()
    (effect.angle, effect.radius) = (0, 10)
    let picture = effect.picture(
      at: 0.5, from: TestPictures.plain(200, 100, red), to: TestPictures.plain(200, 100, blue))
    // The line stands at 99.5 − 0.5 · (199 + 25) + 99.5 = 87; the cylinder reaches to 97.
    #expect(picture[2, 50] >> 16 & 255 > 150 && picture[2, 50] & 0xFFFF == 0 && picture[190, 50] == blue)
    let back = picture[80, 50]
    #expect(back >> 16 & 255 > 200 && back & 255 > 150 && back >> 8 & 255 > 150)
    let shadowed = picture[99, 50]
    #expect(shadowed & 255 < 200 && shadowed >> 16 & 255 == 0)
    // Half a turn and the rest of the page: the flap ends at 87 − (199 − 87 − 31.4) = 6.4.
    #expect(picture[4, 50] >> 8 & 255 == 0 && picture[12, 50] >> 8 & 255 > 150)
  }

  @Test("the wave has the old picture before it and the new one behind it")
  func ripple() {
    var effect = RippleTransition()
    (effect.width, effect.reach) = (20, 5)
    let picture = effect.picture(
      at: 0.5, from: TestPictures.plain(200, 200, red), to: TestPictures.plain(200, 200, blue))
    // The front is at half of the diagonal's half and the wave: 80.4 from the middle.
    #expect(picture[99, 99] == blue && picture[99 + 55, 99] == blue && picture[99 + 85, 99] == red)
    #expect(picture[99 + 70, 99] != red && picture[99 + 70, 99] != blue)
  }

  @Test("a map's white moves pixels by the strength, its black not at all")
  func displacement() {
    let map = TestPictures.plain(2, 1, 0xFF00_0000).redrawn { _, row in
      (row[0], row[1]) = (0xFF00_0000, 0xFFFF_FFFF)
    }
    var effect = DisplacementTransition(map: map.image)
    effect.strength = 0.25
    let (old, new) = (TestPictures.pattern(80, 20), TestPictures.pattern(80, 20, isNew: true))
    let picture = effect.picture(at: 0.5, from: old, to: new)
    let still = picture[10, 10] & 255
    #expect(abs(Int(still) - Int((old[10, 10] & 255) + (new[10, 10] & 255)) / 2) <= 1)
    // White counts as 255 of 256: half of a quarter of 80 points to the right, and to the left.
    let moved = Int(picture[50, 10] >> 8 & 255)
    #expect(abs(moved - Int((old[60, 10] >> 8 & 255) + (new[40, 10] >> 8 & 255)) / 2) <= 1)
    #expect(abs(Int(picture[50, 10] & 255) - Int((old[60, 10] & 255) + (new[40, 10] & 255)) / 2) <= 3)
  }

  @Test("tiles of eight points fall by one to 1.3 heights and drift 200 points at most, at one speed (E-50)")
  func tiles() {
    let (old, new) = (TestPictures.plain(1000, 40, red, scale: 2), TestPictures.plain(1000, 40, blue, scale: 2))
    let effect = FallingTilesTransition()
    // After half of the time every tile has gone down by 20 to 26 pixels.
    let half = effect.picture(at: 0.5, from: old, to: new)
    #expect((0..<20).allSatisfy { y in (0..<1000).allSatisfy { half[$0, y] == blue } })
    #expect((0..<1000).contains { half[$0, 30] == red })
    let late = effect.picture(at: 0.99, from: old, to: new)
    #expect(late.pixels.count { $0 == red } < 1000)
    // What falls beside the picture's first column came from 200 points, 400 pixels, at most.
    let edge = TestPictures.plain(1000, 40, blue, scale: 2).redrawn { _, row in
      for x in row.indices { row[x] = x >= 500 ? 0xFFFF_0000 : 0xFF00_00FF }
    }
    let drifted = effect.picture(at: 0.5, from: edge, to: new)
    #expect((0..<290).allSatisfy { x in (0..<40).allSatisfy { drifted[x, $0] == blue } })
    #expect((290..<495).contains { x in (0..<40).contains { drifted[x, $0] == red } })
  }
}
