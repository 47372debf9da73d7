import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Turning the wheels of date pickers") @MainActor struct DatePickerTurningTests {
  private let start = RegionSettings.standardDate

  /// The date at midnight of a day, in Greenwich Mean Time.
  private func date(_ year: Int, _ month: Int, _ day: Int) -> Date {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar.date(from: DateComponents(year: year, month: month, day: day)) ?? start
  }

  @Test("A wheel that comes to rest changes its part of the date, and sends one action")
  func turning() throws {
    try withStage { stage in
      let scene = DatePickerScene(stage, .date) { $0.date = date(2007, 3, 14) }
      try scene.turn(0, by: 1)
      #expect(scene.picker.date == date(2007, 4, 14) && scene.log.take() == "changed")
      try scene.turn(1, by: -2)
      #expect(scene.picker.date == date(2007, 4, 12) && scene.log.take() == "changed")
      try scene.turn(2, by: 2)
      #expect(scene.picker.date == date(2009, 4, 12) && scene.log.take() == "changed")
      #expect(scene.shown == ["April", "12", "2009"])
      let x = scene.wheels[2].frame.midX
      let finger = stage.touchDown(at: CGPoint(x: x, y: 408))
      for step in 1...10 {
        finger.move(to: CGPoint(x: x, y: 408 - 11 * CGFloat(step)))
        stage.advance(frames: 2)
      }
      stage.advance(by: 0.2)
      finger.lift()
      #expect(scene.log.take() == "")
      try stage.settle()
      #expect(scene.picker.date == date(2012, 4, 12) && scene.log.take() == "changed")
    }
  }

  @Test("The time of day goes on with a new date, and the date with a new time")
  func otherParts() throws {
    try withStage { stage in
      let scene = DatePickerScene(stage, .dateAndTime)
      try scene.turn(0, by: 1)
      #expect(scene.picker.date == start + 86_400 && scene.shown == ["Wed Jan 10", "9", "41", "AM"])
      try scene.turn(2, by: 1)
      #expect(scene.picker.date == start + 86_460 && scene.shown == ["Wed Jan 10", "9", "42", "AM"])
    }
  }

  @Test("A day that the month does not have is grey, and the wheel turns back to the last one")
  func shortMonth() throws {
    try withStage { stage in
      let scene = DatePickerScene(stage, .date) { $0.date = date(2007, 1, 31) }
      try scene.turn(0, by: 1)
      #expect(scene.picker.date == date(2007, 2, 28) && scene.shown == ["February", "28", "2007"])
      // The days begin again behind the three that February does not have.
      let black = scene.blackTitles(ofWheel: 1)
      #expect(black.contains("28") && black.contains("1") && Set(black).isDisjoint(with: ["29", "30", "31"]))
      _ = scene.log.take()
      try scene.turn(1, by: 2)
      #expect(scene.picker.date == date(2007, 2, 28) && scene.shown == ["February", "28", "2007"])
      #expect(scene.log.take() == "")
    }
  }

  @Test("Dates beyond the limits are grey, and a wheel that shows one turns back to the nearest limit")
  func limits() throws {
    try withStage { stage in
      let scene = DatePickerScene(stage, .date) {
        $0.minimumDate = date(2007, 3, 12)
        $0.maximumDate = date(2008, 6, 1)
        $0.date = date(2007, 3, 13)
      }
      #expect(scene.blackTitles(ofWheel: 2) == ["2007", "2008"])
      #expect(scene.blackTitles(ofWheel: 1).first == "12")
      try scene.turn(1, by: -2)
      #expect(scene.picker.date == date(2007, 3, 12) && scene.shown == ["March", "12", "2007"])
      #expect(scene.log.take() == "changed")
      try scene.turn(2, by: 1)
      #expect(scene.picker.date == date(2008, 3, 12) && scene.log.take() == "changed")
      #expect(scene.blackTitles(ofWheel: 0).suffix(2) == ["May", "June"])
      try scene.turn(2, by: 1)
      #expect(scene.picker.date == date(2008, 6, 1) && scene.shown == ["June", "1", "2008"])
    }
  }

  @Test("Turning to the other half of the day leaves the hour as it is shown, and an hour beyond noon turns the half")
  func dayPeriods() throws {
    try withStage { stage in
      let scene = DatePickerScene(stage, .time)
      try scene.turn(2, by: 1)
      #expect(scene.picker.date == start + 12 * 3_600 && scene.shown == ["9", "41", "PM"])
      try scene.turn(2, by: -1)
      #expect(scene.picker.date == start && scene.shown == ["9", "41", "AM"])
      try scene.turn(0, by: 2)
      try scene.turn(0, by: 1)
      #expect(scene.picker.date == start + 3 * 3_600 && scene.shown == ["12", "41", "PM"])
    }
  }

  @Test("Hours, minutes, months and days begin again after the last one")
  func endless() throws {
    try withStage { stage in
      let scene = DatePickerScene(stage, .time) { $0.date = date(2007, 1, 9) }
      #expect(scene.shown == ["12", "00", "AM"])
      try scene.turn(1, by: -1)
      #expect(scene.picker.date == date(2007, 1, 9) + 59 * 60 && scene.shown == ["12", "59", "AM"])
      try scene.turn(0, by: -1)
      #expect(scene.picker.date == date(2007, 1, 9) + (23 * 60 + 59) * 60 && scene.shown == ["11", "59", "PM"])
    }
  }

  @Test("A wheel of minutes has the rows of its interval")
  func interval() throws {
    try withStage { stage in
      let scene = DatePickerScene(stage, .time) { $0.minuteInterval = 30 }
      try scene.turn(1, by: 1)
      #expect(scene.picker.date == start - 41 * 60 && scene.shown == ["9", "00", "AM"])
    }
  }

  @Test("A duration that the user chooses is at least one minute, and the words follow the numbers")
  func duration() throws {
    try withStage { stage in
      let scene = DatePickerScene(stage, .countDownTimer) { $0.countDownDuration = 3_600 }
      #expect(scene.shown == ["1 hour", "0 min"])
      try scene.turn(0, by: 1)
      #expect(scene.picker.countDownDuration == 7_200 && scene.shown == ["2 hours", "0 min"])
      try scene.turn(0, by: -2)
      #expect(scene.picker.countDownDuration == 60 && scene.shown == ["0 hours", "1 min"])
      #expect(scene.log.take() == "changed changed")
    }
  }

  @Test("A disabled date picker does not turn, and is dimmed")
  func disabled() throws {
    try withStage { stage in
      let scene = DatePickerScene(stage, .date)
      let point = CGPoint(x: scene.wheels[0].frame.midX, y: 438)
      scene.picker.isEnabled = false
      stage.tap(point)
      try stage.settle()
      #expect(scene.picker.date == start && scene.log.take() == "")
      scene.picker.isEnabled = true
      stage.tap(point)
      try stage.settle()
      #expect(scene.log.take() == "changed")
    }
  }

  @Test("VoiceOver turns a wheel by one row")
  func accessibility() throws {
    try withStage { stage in
      let scene = DatePickerScene(stage, .date)
      scene.wheels[1].object.accessibilityIncrement()
      #expect(scene.picker.date == start + 86_400 && scene.log.take() == "changed")
    }
  }

  @Test("A date picker is a text field's input view, 216 points high")
  func inputView() throws {
    try withStage { stage in
      let root = UIViewController()
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
      let picker = UIDatePicker()
      field.inputView = picker
      root.view.addSubview(field)
      stage.show(root)
      field.becomeFirstResponder()
      try stage.settle()
      #expect(picker.convert(picker.bounds, to: nil).height == 216)
    }
  }
}
