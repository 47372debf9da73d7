import QuartzCore
import Testing

private let degree = CGFloat.pi / 180

private func blend(_ from: CATransform3D, _ to: CATransform3D, _ fraction: Double) -> CATransform3D {
  .interpolate(from: from, to: to, fraction: fraction)
}

private func turned(_ angle: CGFloat, _ x: CGFloat = 0, _ y: CGFloat = 0, _ z: CGFloat = 1) -> CATransform3D {
  CATransform3DMakeRotation(angle, x, y, z)
}

private func perspective(_ distance: CGFloat) -> CATransform3D {
  var result = CATransform3DIdentity
  result.m34 = -1 / distance
  return result
}

@Suite struct TransformInterpolationTests {
  @Test(
    "Plain rotations take the shorter direction (C-56)",
    arguments: [
      (170, 0.25, [0.73728, 0.67559]),
      (270, 0.25, [0.92388, -0.38268]),
      (180, 0.5, [0, -1, 1, 0]),
      (-180, 0.5, [0, -1, 1, 0]),
      (90, 0.5, [0.70711, 0.70711]),
    ] as [(CGFloat, Double, [CGFloat])])
  func plainRotations(degrees: CGFloat, fraction: Double, expected: [CGFloat]) {
    let result = blend(CATransform3DIdentity, turned(degrees * degree), fraction)
    for (entry, value) in zip([result.m11, result.m12, result.m21, result.m22], expected) {
      #expect(abs(entry - value) <= 5e-6)
    }
  }

  @Test("A rotation by a full turn moves nothing (C-56)") func fullTurn() {
    for fraction in [0.25, 0.5, 0.75] {
      #expect(isClose(blend(CATransform3DIdentity, turned(360 * degree), fraction), CATransform3DIdentity, 1e-12))
    }
  }

  @Test("Mirroring passes through a scale of 0 (C-56)") func mirroring() {
    let mirrored = CATransform3DMakeScale(-1, 1, 1)
    #expect(isClose(blend(CATransform3DIdentity, mirrored, 0.25), CATransform3DMakeScale(0.5, 1, 1)))
    #expect(isClose(blend(CATransform3DIdentity, mirrored, 0.5), CATransform3DMakeScale(0, 1, 1)))
    #expect(isClose(blend(CATransform3DIdentity, mirrored, 0.75), CATransform3DMakeScale(-0.5, 1, 1)))
    let deep = CATransform3DMakeScale(1, 1, -1)
    #expect(isClose(blend(CATransform3DIdentity, deep, 0.25), CATransform3DMakeScale(1, 1, 0.5)))
  }

  @Test("Scale, translation and rotation are each interpolated separately (C-56)") func separateParts() {
    let to = CATransform3DConcat(turned(1), CATransform3DMakeTranslation(40, 0, 0))
    let result = blend(CATransform3DMakeScale(2, 1, 1), to, 0.25)
    let expected: [CGFloat] = [1.69560, 0.43296, -0.24740, 0.96891, 10, 0]
    for (entry, value) in zip([result.m11, result.m12, result.m21, result.m22, result.m41, result.m42], expected) {
      #expect(abs(entry - value) <= 5e-6)
    }
  }

  @Test("Rotations about an axis in space follow the arc (C-56)") func rotationsInSpace() {
    let result = blend(CATransform3DIdentity, turned(1.2, 0, 1, 0), 0.25)
    #expect(abs(result.m11 - 0.95534) <= 5e-6)
    #expect(abs(result.m13 + 0.29552) <= 5e-6)
    #expect(isClose(result, turned(0.3, 0, 1, 0)))
    #expect(isClose(blend(CATransform3DIdentity, turned(1, 1, 2, -1), 0.7), turned(0.7, 1, 2, -1)))
    #expect(isClose(blend(turned(0.4, 1, 0, 0), turned(1.8, 1, 0, 0), 0.5), turned(1.1, 1, 0, 0)))
    #expect(isClose(blend(CATransform3DIdentity, turned(1.5 * .pi, 1, 0, 0), 0.5), turned(-.pi / 4, 1, 0, 0)))
  }

  @Test func aHalfTurnInSpaceHasTheDirectionOfItsSign() {
    #expect(isClose(blend(CATransform3DIdentity, turned(.pi, 0, 1, 0), 0.5), turned(.pi / 2, 0, 1, 0)))
    #expect(isClose(blend(CATransform3DIdentity, turned(-.pi, 0, 1, 0), 0.5), turned(-.pi / 2, 0, 1, 0)))
  }

  @Test("Perspective, scale and translation are interpolated linearly (C-55)") func linearParts() {
    let to = CATransform3DScale(CATransform3DTranslate(perspective(500), 10, 20, 100), 2, 3, 4)
    let result = blend(CATransform3DIdentity, to, 0.5)
    let expected = CATransform3DScale(CATransform3DTranslate(perspective(1000), 5, 10, 50), 1.5, 2, 2.5)
    #expect(isClose(result, expected))
  }

  @Test func aFlipUnderPerspectiveKeepsItsPerspective() {
    let to = CATransform3DRotate(perspective(500), 2, 0, 1, 0)
    #expect(isClose(blend(perspective(500), to, 0.5), CATransform3DRotate(perspective(500), 1, 0, 1, 0)))
  }

  @Test func bothEndsAreExact() {
    for from in samples {
      for to in samples {
        #expect(blend(from, to, 0) == from)
        #expect(blend(from, to, 1) == to)
        #expect(blend(from, from, 0.3) == from)
      }
    }
  }

  @Test func thePathIsContinuousFromEndToEnd() {
    for from in samples {
      for to in samples {
        #expect(isClose(blend(from, to, 1e-9), from, 1e-5), "\(from) → \(to)")
        #expect(isClose(blend(from, to, 1 - 1e-9), to, 1e-5), "\(from) → \(to)")
      }
    }
  }

  @Test func whatGrowsFromAPointDoesNotTurn() {
    let point = CATransform3DMakeScale(0, 0, 1)
    let to = CATransform3DScale(turned(1.5), 2, 2, 1)
    #expect(isClose(blend(point, to, 0.5), turned(1.5)))
    #expect(isClose(blend(to, point, 0.5), turned(1.5)))
  }

  @Test func oppositeMirroringsMeetByHalfATurn() {
    let result = blend(CATransform3DMakeScale(-1, 1, 1), CATransform3DMakeScale(1, -1, 1), 0.5)
    // Never flat: its area stays.
    #expect(abs(result.m11 * result.m22 - result.m12 * result.m21 + 1) < 1e-12)
  }

  @Test func matricesWithoutPartsBlendTheirEntries() {
    var flat = CATransform3DIdentity
    (flat.m21, flat.m22) = (1, 0)
    let result = blend(CATransform3DIdentity, flat, 0.5)
    #expect(result.m21 == 0.5 && result.m22 == 0.5 && result.m11 == 1)
  }

  @Test func numbersThatAreNoneDoNoHarm() {
    var bad = CATransform3DIdentity
    bad.m11 = .nan
    #expect(blend(CATransform3DIdentity, bad, 0.5).m22 == 1)
    bad.m34 = .infinity
    #expect(blend(CATransform3DIdentity, bad, 0.5).m22 == 1)
  }

  @Test func springsGoBeyondTheEnds() {
    #expect(isClose(blend(CATransform3DIdentity, turned(1), 1.25), turned(1.25)))
    #expect(isClose(blend(CATransform3DIdentity, turned(1, 0, 1, 0), 1.25), turned(1.25, 0, 1, 0)))
    let half = CATransform3DMakeScale(0.5, 0.5, 1)
    #expect(isClose(blend(CATransform3DIdentity, half, 1.5), CATransform3DMakeScale(0.25, 0.25, 1)))
  }

  private let samples: [CATransform3D] = [
    CATransform3DIdentity,
    CATransform3DMakeScale(0, 0, 1),
    CATransform3DMakeScale(0, 0, 0),
    CATransform3DMakeScale(-2, 0.5, 1),
    CATransform3DMakeScale(1, -1, 1),
    CATransform3DMakeScale(-1, -1, -1),
    CATransform3DConcat(turned(2.5), CATransform3DMakeTranslation(3, -4, 0)),
    CATransform3DConcat(CATransform3DMakeScale(2, 3, 1), turned(-3)),
    CATransform3DConcat(turned(0.4), CATransform3DMakeScale(2, 0.3, 1)),
    CATransform3DScale(CATransform3DRotate(CATransform3DTranslate(perspective(500), 1, 2, 3), 1, 1, 1, 0), 2, 3, -4),
    CATransform3DConcat(turned(1, 1, 1, 0), CATransform3DConcat(CATransform3DMakeScale(1, 2, 3), turned(2, 0, 1, 1))),
    CATransform3DTranslate(perspective(300), 0, 0, 250),
  ]
}
