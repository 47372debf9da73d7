import Testing
import TransitionTesting
import UIKit

@Suite("Screenshots of date pickers") @MainActor struct DatePickerGoldenTests {
  @Test(
    "Dates with a limit, days with times, and durations look as they did",
    arguments: ["light", "dark", "right-to-left"])
  func wheels(look: String) throws {
    try withStage(.iPhone15) { stage in
      if look == "dark" { stage.window.overrideUserInterfaceStyle = .dark }
      if look == "right-to-left" {
        stage.window.traitOverrides.layoutDirection = .rightToLeft
        stage.region.locale = Locale(identifier: "ar_EG")
      }
      let root = UIViewController()
      root.view.backgroundColor = .systemBackground
      let modes: [UIDatePicker.Mode] = [.date, .dateAndTime, .countDownTimer]
      for (index, mode) in modes.enumerated() {
        let picker = UIDatePicker(frame: CGRect(x: 0, y: 80 + 230 * CGFloat(index), width: 393, height: 216))
        picker.datePickerMode = mode
        picker.countDownDuration = 5_400
        if mode == .date { picker.maximumDate = RegionSettings.standardDate + 20 * 86_400 }
        root.view.addSubview(picker)
      }
      stage.show(root)
      try stage.expectFrame(matches: "date-pickers-\(look)")
    }
  }
}
