import Foundation
import QuartzCore
import Raster
import Testing

private let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
private let blue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 0.5)
private let cgImage = CGImage(PixelBuffer(width: 1, height: 1, pixels: [0xFF11_2233]))
private let otherImage = CGImage(PixelBuffer(width: 1, height: 1, pixels: [0xFF44_5566]))

@Suite struct AnimationValueTests {
  @Test func everyTypeThatAppsPassIsBoxed() {
    #expect(AnimationValue(2.5) == .number(2.5))
    #expect(AnimationValue(Float(2.5)) == .number(2.5))
    #expect(AnimationValue(CGFloat(2.5)) == .number(2.5))
    #expect(AnimationValue(3) == .number(3))
    #expect(AnimationValue(UInt8(3)) == .number(3))
    #expect(AnimationValue(NSNumber(value: 2.5)) == .number(2.5))
    #expect(AnimationValue(true) == .bool(true))
    #expect(AnimationValue(CGPoint(x: 1, y: 2)) == .point(CGPoint(x: 1, y: 2)))
    #expect(AnimationValue(CGVector(dx: 1, dy: 2)) == .point(CGPoint(x: 1, y: 2)))
    #expect(AnimationValue(CGSize(width: 1, height: 2)) == .size(CGSize(width: 1, height: 2)))
    #expect(AnimationValue(CGRect(x: 1, y: 2, width: 3, height: 4)) == .rect(CGRect(x: 1, y: 2, width: 3, height: 4)))
    #expect(AnimationValue(red) == .color(red))
    #expect(AnimationValue(CATransform3DIdentity) == .transform(CATransform3DIdentity))
    #expect(
      AnimationValue(CGAffineTransform(scaleX: 2, y: 3)) == .transform(CATransform3DMakeScale(2, 3, 1)))
    #expect(AnimationValue(cgImage) == .image(cgImage))
    #expect(AnimationValue(AnimationValue.number(1)) == .number(1))
    #expect(AnimationValue(Optional(red) as Any) == .color(red))
  }

  @Test func whatNothingCanMoveIsRefused() {
    let nothing: CGColor? = nil
    #expect(AnimationValue(nil) == nil)
    #expect(AnimationValue(nothing as Any) == nil)
    #expect(AnimationValue("wide") == nil)
    #expect(AnimationValue(NSNull()) == nil)
    #expect(AnimationValue(Double.nan) == nil)
    #expect(AnimationValue(CGPoint(x: CGFloat.infinity, y: 0)) == nil)
    #expect(AnimationValue(CGRect(x: 0, y: 0, width: CGFloat.nan, height: 0)) == nil)
    #expect(AnimationValue(CATransform3DMakeScale(.nan, 1, 1)) == nil)
  }

  @Test func valuesComeBackAsTheyWentIn() {
    for value in [
      2.5, CGPoint(x: 1, y: 2), CGSize(width: 1, height: 2), CGRect(x: 1, y: 2, width: 3, height: 4), red, true,
      CATransform3DMakeScale(1, 2, 3), cgImage,
    ] as [any Equatable & Sendable] {
      #expect(AnimationValue(AnimationValue(value)?.anyValue) == AnimationValue(value))
    }
    #expect(AnimationValue.none.anyValue == nil)
  }

  @Test(
    "Values of each kind are interpolated linearly, colours per component (C-22)",
    arguments: [
      (.number(1), .number(3), 0.25, .number(1.5)),
      (.point(CGPoint(x: 0, y: 10)), .point(CGPoint(x: 4, y: 20)), 0.25, .point(CGPoint(x: 1, y: 12.5))),
      (
        .size(CGSize(width: 0, height: 10)), .size(CGSize(width: 4, height: 20)), 0.5,
        .size(CGSize(width: 2, height: 15))
      ),
      (
        .rect(CGRect(x: 0, y: 0, width: 10, height: 10)), .rect(CGRect(x: 8, y: 4, width: 20, height: 30)), 0.5,
        .rect(CGRect(x: 4, y: 2, width: 15, height: 20))
      ),
      (.color(red), .color(blue), 0.5, .color(CGColor(srgbRed: 0.5, green: 0, blue: 0.5, alpha: 0.75))),
      (.color(.black), .color(.white), 0.25, .color(CGColor(gray: 0.25, alpha: 1))),
      (.color(.black), .color(red), 0.5, .color(CGColor(srgbRed: 0.5, green: 0, blue: 0, alpha: 1))),
      (.none, .color(red), 0.25, .color(CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 0.25))),
      (.color(red), .none, 0.25, .color(CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 0.75))),
      (.bool(false), .bool(true), 0.49, .bool(false)),
      (.bool(false), .bool(true), 0.5, .bool(true)),
      (
        .image(cgImage), .image(otherImage), 0.4,
        .fade(ImageFade(from: cgImage, to: otherImage, fraction: 0.4))
      ),
      (.image(cgImage), .none, 0.6, .fade(ImageFade(from: cgImage, to: nil, fraction: 0.6))),
      (.number(1), .number(3), 1.5, .number(4)),
      (.color(red), .color(blue), 3, .color(CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 0))),
    ] as [(AnimationValue, AnimationValue, Double, AnimationValue)])
  func linearValues(
    from: AnimationValue, to: AnimationValue, fraction: Double, expected: AnimationValue
  ) {
    #expect(from.interpolated(to: to, fraction: fraction) == expected)
    #expect(from.interpolated(to: to, fraction: 0) == from)
    #expect(from.interpolated(to: to, fraction: 1) == to)
  }

  @Test func nothingLiesBetweenTwoKinds() {
    let kinds: [AnimationValue] = [
      .number(1), .point(.zero), .size(.zero), .rect(.zero), .color(red), .transform(CATransform3DIdentity),
      .bool(true), .image(cgImage),
    ]
    for (i, from) in kinds.enumerated() {
      for (j, to) in kinds.enumerated() where i != j {
        #expect(from.interpolated(to: to, fraction: 0.5) == nil)
        #expect(from.adding(to) == nil)
        #expect(from.subtracting(to) == nil)
      }
    }
  }

  @Test("Additive animations add to the value below them (C-22)") func additiveValues() {
    let model = AnimationValue.number(0.5)
    let first = AnimationValue.number(0).interpolated(to: .number(0.2), fraction: 0.5)
    let second = AnimationValue.number(0).interpolated(to: .number(0.1), fraction: 0.5)
    let once = first.flatMap { model.adding($0) }
    #expect(once == .number(0.6))
    #expect(second.flatMap { once?.adding($0) } == .number(0.65))
  }

  @Test("Adding the difference of two values to the new one gives the old one (C-62)") func differences() {
    let tilted = CATransform3DRotate(CATransform3DMakeTranslation(10, 20, 0), 0.5, 0, 0, 1)
    let deep = CATransform3DScale(CATransform3DMakeRotation(1, 0, 1, 0), 2, 1, 3)
    for (old, new) in [
      (AnimationValue.number(3), AnimationValue.number(8)), (.point(CGPoint(x: 1, y: 2)), .point(CGPoint(x: 5, y: 5))),
      (.size(CGSize(width: 1, height: 2)), .size(CGSize(width: 5, height: 5))),
      (.rect(CGRect(x: 1, y: 2, width: 3, height: 4)), .rect(CGRect(x: 9, y: 9, width: 9, height: 9))),
    ] {
      #expect(old.subtracting(new).flatMap { new.adding($0) } == old)
    }
    for (old, new) in [(tilted, deep), (deep, tilted)] {
      let difference = old.subtracting(new) ?? CATransform3D()
      #expect(difference == CATransform3DConcat(old, CATransform3DInvert(new)))
      #expect(new.adding(difference).map { isClose($0, old) } == true)
      #expect(old.undoing(difference).map { isClose($0, new) } == true)
    }
  }

  @Test("Colours, flags, images and singular transforms cannot be added (C-62)") func notAdditive() {
    #expect(AnimationValue.color(red).adding(.color(blue)) == nil)
    #expect(AnimationValue.color(red).subtracting(.color(blue)) == nil)
    #expect(AnimationValue.bool(true).adding(.bool(true)) == nil)
    #expect(AnimationValue.image(cgImage).subtracting(.image(cgImage)) == nil)
    let flat = AnimationValue.transform(CATransform3DMakeScale(1, 0, 1))
    #expect(AnimationValue.transform(CATransform3DIdentity).subtracting(flat) == nil)
    #expect(AnimationValue.transform(CATransform3DIdentity).undoing(flat) == nil)
  }

  @Test func kindsThatMeanTheSameAreTurnedIntoEachOther() {
    #expect(AnimationValue.number(1).converted(toKindOf: .bool(false)) == .bool(true))
    #expect(AnimationValue.bool(true).converted(toKindOf: .number(0)) == .number(1))
    #expect(
      AnimationValue.point(CGPoint(x: 1, y: 2)).converted(toKindOf: .size(.zero)) == .size(CGSize(width: 1, height: 2)))
    #expect(
      AnimationValue.size(CGSize(width: 1, height: 2)).converted(toKindOf: .point(.zero)) == .point(CGPoint(x: 1, y: 2))
    )
    #expect(AnimationValue.color(red).converted(toKindOf: .none) == .color(red))
    #expect(AnimationValue.number(1).converted(toKindOf: .point(.zero)) == nil)
    #expect(AnimationValue.number(1).converted(toKindOf: .none) == nil)
  }
}
