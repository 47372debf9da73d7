import UIKit

/// A row: a title, and a control at the other end.
final class SettingCell: UITableViewCell {
  /// Creates a row for a control.
  ///
  /// - Parameter fills: whether the control takes the width that the title leaves.
  init(_ title: String, _ control: UIView, fills: Bool = false) {
    super.init(style: .default, reuseIdentifier: nil)
    selectionStyle = .none
    let label = UILabel()
    label.text = title
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    control.accessibilityLabel = title
    control.setContentHuggingPriority(fills ? .defaultLow : .required, for: .horizontal)
    label.setContentHuggingPriority(fills ? .required : .defaultLow, for: .horizontal)
    label.setContentCompressionResistancePriority(.required, for: .horizontal)
    let row = UIStackView(arrangedSubviews: [label, control])
    (row.spacing, row.alignment) = (16, .center)
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    let margins = contentView.layoutMarginsGuide
    // A cell has another height before the table has measured it.
    let bottom = row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6)
    bottom.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 6),
      bottom,
      row.heightAnchor.constraint(greaterThanOrEqualToConstant: 32),
    ])
  }

  /// Creates a row with a value that leads to another screen.
  init(_ title: String, value: String) {
    super.init(style: .value1, reuseIdentifier: nil)
    textLabel?.text = title
    detailTextLabel?.text = value
    accessoryType = .disclosureIndicator
  }

  required init?(coder: NSCoder) { nil }
}
