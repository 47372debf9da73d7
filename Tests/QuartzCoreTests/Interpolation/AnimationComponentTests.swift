import QuartzCore
import Testing

private func read(_ path: String, in value: AnimationValue) -> AnimationValue? {
  AnimationComponent(path)?.value(in: value)
}

private func write(_ path: String, _ part: AnimationValue, in value: AnimationValue) -> AnimationValue? {
  AnimationComponent(path)?.setting(part, in: value)
}

private func number(_ path: String, of transform: CATransform3D) -> Double {
  guard case .number(let number)? = read(path, in: .transform(transform)) else { return .nan }
  return number
}

private func setting(_ path: String, _ value: Double, in transform: CATransform3D) -> CATransform3D {
  guard case .transform(let result)? = write(path, .number(value), in: .transform(transform)) else {
    return CATransform3D()
  }
  return result
}

@Suite struct AnimationComponentTests {
  private static let point = AnimationValue.point(CGPoint(x: 1, y: 2))
  private static let size = AnimationValue.size(CGSize(width: 3, height: 4))
  private static let rect = AnimationValue.rect(CGRect(x: 1, y: 2, width: 3, height: 4))

  @Test(
    arguments: [
      ("x", point, .number(1), .number(9), .point(CGPoint(x: 9, y: 2))),
      ("y", point, .number(2), .number(9), .point(CGPoint(x: 1, y: 9))),
      ("width", size, .number(3), .number(9), .size(CGSize(width: 9, height: 4))),
      ("height", size, .number(4), .number(9), .size(CGSize(width: 3, height: 9))),
      ("origin", rect, point, .point(CGPoint(x: 8, y: 9)), .rect(CGRect(x: 8, y: 9, width: 3, height: 4))),
      ("origin.x", rect, .number(1), .number(9), .rect(CGRect(x: 9, y: 2, width: 3, height: 4))),
      ("origin.y", rect, .number(2), .number(9), .rect(CGRect(x: 1, y: 9, width: 3, height: 4))),
      ("size", rect, size, .size(CGSize(width: 8, height: 9)), .rect(CGRect(x: 1, y: 2, width: 8, height: 9))),
      ("size.width", rect, .number(3), .number(9), .rect(CGRect(x: 1, y: 2, width: 9, height: 4))),
      ("size.height", rect, .number(4), .number(9), .rect(CGRect(x: 1, y: 2, width: 3, height: 9))),
    ] as [(String, AnimationValue, AnimationValue, AnimationValue, AnimationValue)])
  func geometrysPartsAreReadAndReplaced(
    path: String, whole: AnimationValue, part: AnimationValue, new: AnimationValue, changed: AnimationValue
  ) {
    #expect(read(path, in: whole) == part)
    #expect(write(path, new, in: whole) == changed)
  }

  @Test(arguments: ["", "z", "rotation.w", "scale.x.y", "frame", "X"])
  func namesThatNoValueHasAreRefused(path: String) {
    #expect(AnimationComponent(path) == nil)
  }

  @Test func partsOfOtherKindsAreRefused() {
    #expect(read("width", in: Self.point) == nil)
    #expect(read("rotation", in: Self.rect) == nil)
    #expect(read("x", in: .number(1)) == nil)
    #expect(read("x", in: .transform(CATransform3DIdentity)) == nil)
    #expect(write("x", Self.point, in: Self.point) == nil)
    #expect(write("rotation.z", Self.size, in: .transform(CATransform3DIdentity)) == nil)
  }

  @Test("The parts of a transform compose as scale, rotation x, y, z, then translation (C-57)") func composedParts() {
    var built = CATransform3DIdentity
    for (path, value) in [
      ("translation.x", 10.0), ("rotation.z", 0.3), ("scale.y", 3), ("rotation.x", 0.5), ("translation.z", 30),
      ("scale.x", 2), ("rotation.y", -0.4), ("translation.y", 20), ("scale.z", 4),
    ] {
      built = setting(path, value, in: built)
    }
    var expected = CATransform3DMakeScale(2, 3, 4)
    expected = CATransform3DConcat(expected, CATransform3DMakeRotation(0.5, 1, 0, 0))
    expected = CATransform3DConcat(expected, CATransform3DMakeRotation(-0.4, 0, 1, 0))
    expected = CATransform3DConcat(expected, CATransform3DMakeRotation(0.3, 0, 0, 1))
    expected = CATransform3DConcat(expected, CATransform3DMakeTranslation(10, 20, 30))
    #expect(isClose(built, expected))
    #expect(abs(number("rotation.x", of: built) - 0.5) < 1e-12)
    #expect(abs(number("rotation.y", of: built) + 0.4) < 1e-12)
    #expect(abs(number("rotation", of: built) - 0.3) < 1e-12)
    #expect(abs(number("scale", of: built) - 3) < 1e-12)
    #expect(read("translation", in: .transform(built)) == .size(CGSize(width: 10, height: 20)))
  }

  @Test func eachAxisTurnsAllAround() {
    for axis in ["x", "y", "z"] {
      for step in -17...17 {
        let angle = Double(step) * .pi / 18
        let turned = setting("rotation.\(axis)", angle, in: CATransform3DIdentity)
        #expect(abs(number("rotation.\(axis)", of: turned) - angle) < 1e-9, "\(axis) \(step)")
        for other in ["x", "y", "z"] where other != axis {
          #expect(abs(number("rotation.\(other)", of: turned)) < 1e-9)
        }
      }
    }
  }

  @Test func twoRotationsBeyondARightAngleStayApart() {
    let turned = setting("rotation.x", 0.2, in: setting("rotation.y", 2, in: CATransform3DIdentity))
    let expected = CATransform3DConcat(
      CATransform3DMakeRotation(0.2, 1, 0, 0), CATransform3DMakeRotation(2, 0, 1, 0))
    #expect(isClose(turned, expected))
  }

  @Test("The key paths scale and translation set all axes at once (C-57)") func shortKeyPaths() {
    let scaled = setting("scale", 2, in: CATransform3DMakeTranslation(5, 6, 7))
    #expect(scaled == CATransform3DConcat(CATransform3DMakeScale(2, 2, 2), CATransform3DMakeTranslation(5, 6, 7)))
    let moved = write("translation", .point(CGPoint(x: 1, y: 2)), in: .transform(scaled))
    #expect(moved.flatMap { read("translation", in: $0) } == .size(CGSize(width: 1, height: 2)))
    #expect(moved.flatMap { read("translation.z", in: $0) } == .number(7))
  }

  @Test func perspectiveStaysWhenAPartChanges() {
    var eye = CATransform3DIdentity
    eye.m34 = -1 / 500
    #expect(isClose(setting("rotation.y", 1, in: eye), CATransform3DRotate(eye, 1, 0, 1, 0)))
    #expect(isClose(setting("translation.z", 100, in: eye), CATransform3DTranslate(eye, 0, 0, 100)))
  }

  @Test func aPartSetToWhatItWasChangesNothing() {
    var skewed = CATransform3DIdentity
    (skewed.m21, skewed.m12) = (0.5, -0.2)
    for transform in [skewed, CATransform3DMakeScale(-1, 2, 1), CATransform3DMakeRotation(2, 1, 1, 1)] {
      for component in AnimationComponent.allCases {
        guard let part = component.value(in: .transform(transform)), component != .scale else { continue }
        guard case .transform(let same)? = component.setting(part, in: .transform(transform)) else {
          Issue.record("\(component) can't be set")
          continue
        }
        #expect(isClose(same, transform), "\(component)")
      }
    }
  }

  @Test func anAxisOfNoLengthCanBeGivenOne() {
    let line = CATransform3DConcat(CATransform3DMakeScale(0, 1, 1), CATransform3DMakeRotation(0.7, 0, 0, 1))
    #expect(abs(number("rotation.z", of: line) - 0.7) < 1e-12)
    #expect(isClose(setting("scale.x", 1, in: line), CATransform3DMakeRotation(0.7, 0, 0, 1)))
    #expect(isClose(setting("scale", 2, in: CATransform3DMakeScale(0, 0, 0)), CATransform3DMakeScale(2, 2, 2)))
    #expect(isClose(setting("scale.y", 3, in: CATransform3DMakeScale(1, 0, 0)), CATransform3DMakeScale(1, 3, 0)))
  }

  @Test func anUprightRotationGivesItsAnglesToOneAxis() {
    for sign in [1.0, -1] {
      let turned = setting("rotation.x", 0.4, in: setting("rotation.y", sign * .pi / 2, in: CATransform3DIdentity))
      #expect(abs(number("rotation.y", of: turned) - sign * .pi / 2) < 1e-6)
      #expect(isClose(setting("translation.x", 0, in: turned), turned, 1e-12))
      #expect(isClose(setting("rotation.x", number("rotation.x", of: turned), in: turned), turned, 1e-6))
    }
  }

  @Test func aMatrixWithoutPartsHasOnlyItsTranslation() {
    var flat = CATransform3DMakeTranslation(3, 4, 5)
    (flat.m21, flat.m22) = (1, 0)
    #expect(read("translation.x", in: .transform(flat)) == .number(3))
    #expect(read("rotation", in: .transform(flat)) == nil)
    #expect(write("scale.x", .number(2), in: .transform(flat)) == nil)
  }
}
