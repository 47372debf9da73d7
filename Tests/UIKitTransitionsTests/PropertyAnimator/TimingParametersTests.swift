import Foundation
import Testing
import UIKit

@Suite("Timing parameters") @MainActor struct TimingParametersTests {
  @Test("Timing parameters return their values (A-61)")
  func types() {
    #expect(UICubicTimingParameters().timingCurveType == .cubic)
    #expect(UICubicTimingParameters(animationCurve: .easeIn).timingCurveType == .builtin)
    #expect(UICubicTimingParameters(animationCurve: .easeIn).controlPoint1 == CGPoint(x: 0.42, y: 0))
    #expect(UISpringTimingParameters().timingCurveType == .spring)
    #expect(UISpringTimingParameters().cubicTimingParameters == nil)
    #expect(UISpringTimingParameters(duration: 0.5, bounce: 0.2).springTimingParameters != nil)
    let broken = UISpringTimingParameters(dampingRatio: .nan, initialVelocity: CGVector(dx: CGFloat.nan, dy: 1))
    #expect(broken.initialVelocity == .zero)
  }

  @Test("Timing parameters can be archived and unarchived (A-61)")
  func coding() throws {
    let writer = NSKeyedArchiver(requiringSecureCoding: false)
    let cubic = UICubicTimingParameters(controlPoint1: CGPoint(x: 0.1, y: 0.2), controlPoint2: CGPoint(x: 0.3, y: 0.4))
    cubic.encode(with: writer)
    writer.finishEncoding()
    let reader = try NSKeyedUnarchiver(forReadingFrom: writer.encodedData)
    let read = UICubicTimingParameters(coder: reader)
    #expect(read?.controlPoint1 == cubic.controlPoint1 && read?.controlPoint2 == cubic.controlPoint2)
    #expect(read?.timingCurveType == .cubic)
  }
}
