import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Date pickers") @MainActor struct DatePickerTests {
  private func show(_ stage: Stage, _ mode: UIDatePicker.Mode, _ setUp: (UIDatePicker) -> Void = { _ in })
    -> DatePickerScene
  {
    DatePickerScene(stage, mode, setUp)
  }

  @Test("A date picker without a size has 320 by 216 points, and its date is the present one")
  func standards() throws {
    try withStage { stage in
      let picker = UIDatePicker()
      #expect(picker.bounds.size == CGSize(width: 320, height: 216))
      #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
      #expect(picker.sizeThatFits(CGSize(width: 393, height: 500)) == CGSize(width: 393, height: 216))
      #expect(picker.datePickerMode == .dateAndTime && picker.minuteInterval == 1 && picker.roundsToMinuteInterval)
      #expect(picker.date == RegionSettings.standardDate && picker.countDownDuration == 0)
      #expect(picker.locale?.identifier == "en_US" && picker.timeZone == nil)
      #expect(picker.calendar.identifier == .gregorian)
      stage.advance(by: 90)
      #expect(abs(UIDatePicker().date.timeIntervalSince(RegionSettings.standardDate) - 90) < 0.1)
    }
  }

  @Test(
    "Each mode has its wheels",
    arguments: [
      (.time, ["9", "41", "AM"]), (.date, ["January", "9", "2007"]), (.dateAndTime, ["Today", "9", "41", "AM"]),
      (.countDownTimer, ["1 hour", "30 min"]), (.yearAndMonth, ["January", "2007"]),
    ] as [(UIDatePicker.Mode, [String])])
  func modes(mode: UIDatePicker.Mode, shown: [String]) throws {
    try withStage { stage in
      let scene = show(stage, mode) { $0.countDownDuration = 5_430 }
      #expect(scene.shown == shown)
      #expect(scene.picker.countDownDuration == 5_400)
    }
  }

  @Test(
    "The wheels are in the order of the locale, with its words, digits and hours",
    arguments: [
      ("de_DE", .date, ["9", "Januar", "2007"]), ("de_DE", .time, ["09", "41"]),
      ("ja_JP", .date, ["2007年", "1月", "9日"]), ("ko_KR", .time, ["오전", "9", "41"]),
      ("en_GB", .dateAndTime, ["Today", "09", "41"]), ("de_DE", .countDownTimer, ["2 Stunden", "0 Min."]),
    ] as [(String, UIDatePicker.Mode, [String])])
  func locales(locale: String, mode: UIDatePicker.Mode, shown: [String]) throws {
    try withStage { stage in
      let scene = show(stage, mode) {
        $0.locale = Locale(identifier: locale)
        $0.countDownDuration = 7_200
      }
      #expect(scene.shown == shown)
    }
  }

  @Test("The stage's region is that of pickers without one, and their own time zone goes before it")
  func region() throws {
    try withStage { stage in
      stage.region.locale = Locale(identifier: "fr_FR")
      stage.region.startDate = Date(timeIntervalSinceReferenceDate: 0)
      stage.region.timeZone = TimeZone(secondsFromGMT: 3_600) ?? .gmt
      let scene = show(stage, .dateAndTime)
      #expect(scene.shown == ["Aujourd’hui", "01", "00"])
      scene.picker.timeZone = TimeZone(secondsFromGMT: -3_600)
      stage.advance(frames: 1)
      #expect(scene.shown == ["Aujourd’hui", "23", "00"])
      scene.picker.date = Date(timeIntervalSinceReferenceDate: 86_400)
      #expect(scene.shown == ["lun. 1 janv.", "23", "00"])
      scene.picker.locale = nil
      scene.picker.timeZone = nil
      stage.advance(frames: 1)
      #expect(scene.shown == ["mar. 2 janv.", "01", "00"])
    }
  }

  @Test("A date set by the app turns the wheels at once or in an animation, and sends no action")
  func setting() throws {
    try withStage { stage in
      let scene = show(stage, .date)
      scene.picker.date = Date(timeIntervalSinceReferenceDate: 0)
      #expect(scene.shown == ["January", "1", "2001"])
      let date = Date(timeIntervalSinceReferenceDate: 200 * 86_400)
      scene.picker.setDate(date, animated: true)
      #expect(scene.picker.date == date)
      try stage.settle()
      #expect(scene.shown == ["July", "20", "2001"] && scene.log.take() == "")
      scene.picker.date = Date(timeIntervalSinceReferenceDate: .infinity)
      #expect(scene.picker.date == date)
    }
  }

  @Test("A day far from the others is on the wheel of days, too")
  func farDay() throws {
    try withStage { stage in
      let scene = show(stage, .dateAndTime)
      scene.picker.date = Date(timeIntervalSinceReferenceDate: 300 * 365.25 * 86_400)
      #expect(scene.shown == ["Fri Jan 4", "12", "00", "AM"])
    }
  }

  @Test("The date stays between the limits; limits that are not in order are ignored")
  func limits() throws {
    try withStage { stage in
      let scene = show(stage, .dateAndTime)
      let start = RegionSettings.standardDate
      scene.picker.maximumDate = start - 3_600
      #expect(scene.picker.date == start - 3_600 && scene.shown == ["Today", "8", "41", "AM"])
      scene.picker.minimumDate = start
      scene.picker.date = start + 60
      #expect(scene.picker.date == start + 60)
      scene.picker.maximumDate = start + 7_200
      scene.picker.date = start - 1
      #expect(scene.picker.date == start)
      scene.picker.date = start + 9_000
      #expect(scene.picker.date == start + 7_200)
      scene.picker.datePickerMode = .countDownTimer
      scene.picker.minimumDate = start + 3_600
      scene.picker.datePickerMode = .time
      #expect(scene.picker.date == start + 7_200)
    }
  }

  @Test("Minutes are rounded down to the interval of the wheel, and a limit inside an interval inwards")
  func intervals() throws {
    try withStage { stage in
      let start = RegionSettings.standardDate
      let scene = show(stage, .time) { $0.minuteInterval = 15 }
      #expect(scene.picker.date == start - 11 * 60 && scene.shown == ["9", "30", "AM"])
      scene.picker.minimumDate = start
      #expect(scene.picker.date == start + 4 * 60)
      scene.picker.minimumDate = nil
      scene.picker.roundsToMinuteInterval = false
      scene.picker.date = start
      #expect(scene.picker.date == start && scene.shown == ["9", "30", "AM"])
      for wrong in [0, 7, 31, 60] {
        scene.picker.minuteInterval = wrong
        #expect(scene.picker.minuteInterval == 1)
      }
    }
  }

  @Test("Compact and inline styles are reported, and wheels are shown: [date-picker-style]")
  func styles() throws {
    try withStage { stage in
      let picker = UIDatePicker()
      picker.preferredDatePickerStyle = .wheels
      #expect(picker.datePickerStyle == .wheels)
      picker.preferredDatePickerStyle = .compact
      #expect(
        try stage.expectDiagnostic("date-picker-style").message == """
          [date-picker-style] UIDatePicker was given the style compact. Date pickers are wheels here: the field of \
          compact ones and the calendar of inline ones are not drawn. Wheels are shown, 216 points high. Set \
          preferredDatePickerStyle to .wheels where the size matters.
          """)
      picker.preferredDatePickerStyle = .inline
      try stage.expectDiagnostic("date-picker-style")
      #expect(picker.datePickerStyle == .wheels && picker.preferredDatePickerStyle == .inline)
      picker.preferredDatePickerStyle = .automatic
      #expect(UIDatePickerStyle(rawValue: 9) == .automatic && UIDatePicker.Mode(rawValue: 9) == .time)
    }
  }

  @Test("Columns run from right to left with the text")
  func rightToLeft() throws {
    try withStage { stage in
      stage.window.traitOverrides.layoutDirection = .rightToLeft
      let scene = show(stage, .time)
      let positions = scene.wheels.map(\.frame.midX)
      #expect(scene.shown == ["9", "41", "AM"] && positions == positions.sorted(by: >))
    }
  }
}
