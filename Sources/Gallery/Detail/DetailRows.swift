import EffectCatalog
import UIKit

/// A parameter with its value, and a slider that changes it.
final class ParameterRow: UIView {
  let parameter: EffectParameter
  private let name = UILabel()
  private let number = UILabel()
  let slider = UISlider()
  /// Called with each new value.
  var changed: (Double) -> Void = { _ in }

  init(_ parameter: EffectParameter, value: Double) {
    self.parameter = parameter
    super.init(frame: .zero)
    name.text = parameter.name
    name.font = .systemFont(ofSize: 15)
    number.font = .systemFont(ofSize: 15)
    number.textColor = .secondaryLabel
    number.textAlignment = .right
    slider.minimumValue = Float(parameter.range.lowerBound)
    slider.maximumValue = Float(parameter.range.upperBound)
    slider.value = Float(value)
    number.text = parameter.written(value)
    slider.addAction(UIAction { [weak self] _ in self?.moved() }, for: .valueChanged)
    for part in [name, number, slider] { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  private func moved() {
    let value = parameter.usable(Double(slider.value))
    number.text = parameter.written(value)
    changed(value)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    name.frame = CGRect(x: 0, y: 0, width: bounds.width * 0.6, height: 22)
    number.frame = CGRect(x: bounds.width * 0.6, y: 0, width: bounds.width * 0.4, height: 22)
    slider.frame = CGRect(x: 0, y: 22, width: bounds.width, height: 34)
  }
}

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
