import Testing
import TransitionTesting
import UIKit

@Suite("Date pickers of storyboards") @MainActor struct DatePickerSceneTests {
  private func picker(_ stage: Stage, _ attributes: String, _ children: String = "") throws -> UIDatePicker {
    let files = try InterfaceFiles()
    let element = """
      <datePicker contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center" \
      \(attributes) id="d1"><rect key="frame" x="0.0" y="300" width="414" height="216"/>\(children)</datePicker>
      """
    try files.storyboard("Main", initial: "a", Piece.controller("a", subviews: element))
    stage.addResources(at: files.folder)
    let controller = try #require(UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController())
    return try #require(controller.view.subviews.first as? UIDatePicker)
  }

  @Test("A storyboard's date picker has its mode, interval, style, locale, time zone, limits and date")
  func attributes() throws {
    try withStage { stage in
      let picker = try picker(
        stage, #"datePickerMode="time" minuteInterval="5" useCurrentDate="NO" style="wheels""#,
        """
        <date key="date" timeIntervalSinceReferenceDate="3600"/>
        <date key="minimumDate" timeIntervalSinceReferenceDate="600"/>
        <date key="maximumDate" timeIntervalSinceReferenceDate="7200"/>
        <locale key="locale" localeIdentifier="en_GB"/>
        <timeZone key="timeZone" name="Europe/Paris"><mutableData key="data">AAAA</mutableData></timeZone>
        """)
      #expect(picker.datePickerMode == .time && picker.minuteInterval == 5)
      #expect(picker.preferredDatePickerStyle == .wheels && picker.locale?.identifier == "en_GB")
      #expect(picker.timeZone?.identifier == "Europe/Paris")
      #expect(picker.date == Date(timeIntervalSinceReferenceDate: 3_600))
      #expect(picker.minimumDate == Date(timeIntervalSinceReferenceDate: 600))
      #expect(picker.maximumDate == Date(timeIntervalSinceReferenceDate: 7_200))
      #expect(picker.frame == CGRect(x: 0, y: 300, width: 414, height: 216))
      #expect(stage.hints.isEmpty)
    }
  }

  @Test("A storyboard's countdown has its duration, and one for the current date the present one")
  func countdown() throws {
    try withStage { stage in
      let timer = try picker(stage, #"datePickerMode="countDownTimer" minuteInterval="1" countDownDuration="120""#)
      #expect(timer.datePickerMode == .countDownTimer && timer.countDownDuration == 120)
    }
    try withStage { stage in
      let present = try picker(
        stage, #"datePickerMode="date" useCurrentDate="YES""#,
        #"<date key="date" timeIntervalSinceReferenceDate="3600"/>"#)
      #expect(present.date == RegionSettings.standardDate && stage.hints.isEmpty)
    }
  }

  @Test("A storyboard's compact date picker is reported as one set by code")
  func compact() throws {
    try withStage { stage in
      let picker = try picker(stage, #"datePickerMode="date" minuteInterval="1" style="compact""#)
      try stage.expectDiagnostic("date-picker-style")
      #expect(picker.datePickerStyle == .wheels)
    }
  }
}
