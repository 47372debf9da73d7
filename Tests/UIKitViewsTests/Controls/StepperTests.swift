import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Steppers") @MainActor struct StepperTests {
  private func show(_ stepper: UIStepper, on stage: Stage) -> CallLog {
    let root = UIViewController()
    stepper.frame.origin = CGPoint(x: 40, y: 200)
    root.view.addSubview(stepper)
    let log = CallLog()
    stepper.addAction(UIAction { [unowned stepper] _ in log.calls.append("\(stepper.value)") }, for: .valueChanged)
    stage.show(root)
    return log
  }

  private func tap(_ point: CGPoint, _ stage: Stage) throws {
    stage.tap(point)
    try stage.settle()
  }

  private let minus = CGPoint(x: 60, y: 216)
  private let plus = CGPoint(x: 110, y: 216)

  @Test("A stepper is 94 by 32 points, and hugs its size as strongly as a switch (F-8, L-71)")
  func size() throws {
    try withStage { _ in
      let stepper = UIStepper(frame: CGRect(x: 5, y: 6, width: 300, height: 300))
      #expect(stepper.frame == CGRect(x: 5, y: 6, width: 94, height: 32))
      #expect(stepper.intrinsicContentSize == CGSize(width: 94, height: 32))
      #expect(stepper.contentHuggingPriority(for: .horizontal) == .defaultHigh)
      #expect(stepper.contentHuggingPriority(for: .vertical) == .defaultHigh)
      #expect(stepper.value == 0 && stepper.minimumValue == 0 && stepper.maximumValue == 100 && stepper.stepValue == 1)
    }
  }

  @Test("A touch on a side steps at once, and stops at the limits")
  func steps() throws {
    try withStage { stage in
      let stepper = UIStepper()
      stepper.maximumValue = 2
      let log = show(stepper, on: stage)
      for _ in 0..<3 { try tap(plus, stage) }
      #expect(stepper.value == 2 && log.take() == "1.0 2.0")
      for _ in 0..<3 { try tap(minus, stage) }
      #expect(stepper.value == 0 && log.take() == "1.0 0.0")
      stepper.value = 1
      #expect(log.take() == "")
      stepper.isEnabled = false
      try tap(plus, stage)
      #expect(stepper.value == 1)
    }
  }

  @Test("A stepper that wraps goes on from the other limit")
  func wrapping() throws {
    try withStage { stage in
      let stepper = UIStepper()
      (stepper.minimumValue, stepper.maximumValue, stepper.stepValue, stepper.wraps) = (-3, 3, 2, true)
      let log = show(stepper, on: stage)
      for _ in 0..<3 { try tap(plus, stage) }
      #expect(log.take() == "2.0 -3.0 -1.0")
      for _ in 0..<2 { try tap(minus, stage) }
      #expect(log.take() == "-3.0 3.0")
    }
  }

  @Test("A held side repeats its step after half a second, until the touch leaves it or is lifted")
  func repetition() throws {
    try withStage { stage in
      let stepper = UIStepper()
      let log = show(stepper, on: stage)
      let finger = stage.touchDown(at: plus)
      stage.advance(by: 0.45)
      #expect(log.take() == "1.0")
      stage.advance(by: 0.3)
      #expect(log.take() == "2.0 3.0 4.0")
      finger.move(to: minus)
      stage.advance(by: 1)
      #expect(log.take() == "")
      finger.lift()
      try stage.settle()
      #expect(stepper.value == 4)
      stepper.autorepeat = false
      let second = stage.touchDown(at: minus)
      stage.advance(by: 2)
      second.lift()
      #expect(stepper.value == 3 && log.take() == "3.0")
    }
  }

  @Test("A stepper that is not continuous sends one action when the touch is lifted")
  func notContinuous() throws {
    try withStage { stage in
      let stepper = UIStepper()
      stepper.isContinuous = false
      let log = show(stepper, on: stage)
      let finger = stage.touchDown(at: plus)
      stage.advance(by: 0.65)
      #expect(stepper.value == 3 && log.take() == "")
      finger.lift()
      #expect(log.take() == "3.0")
    }
  }

  @Test("The sides change places where lines run from right to left")
  func rightToLeft() throws {
    try withStage { stage in
      let stepper = UIStepper()
      stage.window.traitOverrides.layoutDirection = .rightToLeft
      let log = show(stepper, on: stage)
      try tap(minus, stage)
      #expect(log.take() == "1.0")
    }
  }

  @Test("Limits that cross and steps that are not positive are reported and ignored")
  func badValues() throws {
    try withStage { stage in
      let stepper = UIStepper()
      _ = show(stepper, on: stage)
      stepper.maximumValue = -1
      stepper.minimumValue = .nan
      stepper.stepValue = 0
      stepper.value = .nan
      #expect(stepper.maximumValue == 100 && stepper.minimumValue == 0 && stepper.stepValue == 1 && stepper.value == 0)
      for _ in 0..<4 { try stage.expectDiagnostic("invalid-stepper-value") }
      stepper.value = 1e9
      #expect(stepper.value == 100)
      stepper.maximumValue = 50
      #expect(stepper.value == 50)
    }
  }

  @Test("VoiceOver reads the value, and adjusts it by a step")
  func accessibility() throws {
    try withStage { stage in
      let stepper = UIStepper()
      stepper.value = 4
      let log = show(stepper, on: stage)
      #expect(stepper.accessibilityValue == "4" && stepper.accessibilityTraits.contains(.adjustable))
      stepper.accessibilityDecrement()
      #expect(log.take() == "3.0")
    }
  }
}
