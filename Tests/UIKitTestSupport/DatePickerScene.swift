import TransitionTesting
import UIKit

/// A date picker at the lower edge of a white screen, which logs the actions that it sends.
@MainActor final class DatePickerScene {
  let stage: Stage
  let picker = UIDatePicker(frame: CGRect(x: 0, y: 300, width: 393, height: 216))
  let log = CallLog()

  init(_ stage: Stage, _ mode: UIDatePicker.Mode, _ setUp: (UIDatePicker) -> Void = { _ in }) {
    self.stage = stage
    let root = UIViewController()
    root.view.backgroundColor = .systemBackground
    picker.datePickerMode = mode
    setUp(picker)
    picker.addAction(UIAction { [log] _ in log.calls.append("changed") }, for: .valueChanged)
    root.view.addSubview(picker)
    stage.show(root)
  }

  /// The wheels, as VoiceOver finds them.
  var wheels: [AccessibleElement] { stage.accessibilityElements.filter { $0.traits.contains(.adjustable) } }

  /// The titles of the selected rows.
  var shown: [String] { wheels.map { $0.value ?? "" } }

  /// Taps a row near the selected one of a wheel, and waits for the wheels to rest.
  func turn(_ wheel: Int, by rows: Int) throws {
    let frame = wheels[wheel].frame
    stage.tap(CGPoint(x: frame.midX, y: 408 + 30 * CGFloat(rows)))
    try stage.settle()
  }

  /// The titles of a wheel's rows on the screen that are drawn in the colour of text, from top to bottom.
  func blackTitles(ofWheel wheel: Int) -> [String] {
    let frame = wheels[wheel].frame
    return labels(in: picker)
      .filter { $0.textColor == .label && frame.contains($0.convert($0.bounds.origin, to: nil)) }
      .sorted { $0.convert($0.bounds, to: nil).midY < $1.convert($1.bounds, to: nil).midY }
      .map { $0.text ?? "" }
  }

  private func labels(in view: UIView) -> [UILabel] {
    (view as? UILabel).map { [$0] } ?? view.subviews.flatMap(labels)
  }
}
