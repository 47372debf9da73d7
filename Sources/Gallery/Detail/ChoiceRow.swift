import UIKit

/// One of a few things to choose, in a segmented control.
final class ChoiceRow<Choice: RawRepresentable & Hashable>: UIView where Choice.RawValue == String {
  private let choices: [Choice]
  let control: UISegmentedControl
  /// Called with each new choice.
  var changed: (Choice) -> Void = { _ in }

  init(_ choices: [Choice], chosen: Choice) {
    self.choices = choices
    control = UISegmentedControl(items: choices.map(\.rawValue))
    super.init(frame: .zero)
    control.selectedSegmentIndex = choices.firstIndex(of: chosen) ?? 0
    control.addAction(
      UIAction { [weak self] _ in
        guard let self, self.choices.indices.contains(self.control.selectedSegmentIndex) else { return }
        self.changed(self.choices[self.control.selectedSegmentIndex])
      }, for: .valueChanged)
    addSubview(control)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    control.frame = bounds
  }
}
