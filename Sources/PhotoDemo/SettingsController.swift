import UIKit

/// The demo's settings: rows of a grouped list.
public final class SettingsController: UIViewController {
  private static let groups: [[(name: String, value: String)]] = [
    [("Library", "6 photos"), ("Storage", "2.4 MB")], [("Sort by", "Date"), ("Show places", "On"), ("Columns", "2")],
    [("Version", "1.0")],
  ]
  private var cards: [UIView] = []
  private var rows: [[(name: UILabel, value: UILabel, line: UIView)]] = []

  /// The settings.
  public init() {
    super.init(nibName: nil, bundle: nil)
    title = "Settings"
  }

  /// Not supported: the demo is built in code.
  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    for group in Self.groups {
      let card = UIView(frame: .zero)
      card.backgroundColor = .systemBackground
      card.layer.cornerRadius = 10
      card.clipsToBounds = true
      view.addSubview(card)
      cards.append(card)
      rows.append(group.map { makeRow($0.name, $0.value, in: card) })
    }
  }

  private func makeRow(_ name: String, _ value: String, in card: UIView) -> (
    name: UILabel, value: UILabel, line: UIView
  ) {
    let (nameLabel, valueLabel, line) = (UILabel(frame: .zero), UILabel(frame: .zero), UIView(frame: .zero))
    nameLabel.text = name
    valueLabel.text = value
    valueLabel.textColor = .secondaryLabel
    valueLabel.textAlignment = .right
    line.backgroundColor = .separator
    for part in [nameLabel, valueLabel, line] { card.addSubview(part) }
    return (nameLabel, valueLabel, line)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let rowHeight: CGFloat = 44
    let width = view.bounds.width - 32
    var y = view.safeAreaInsets.top + 24
    for (card, group) in zip(cards, rows) {
      card.frame = CGRect(x: 16, y: y, width: width, height: rowHeight * CGFloat(group.count))
      for (index, row) in group.enumerated() {
        let top = rowHeight * CGFloat(index)
        row.name.frame = CGRect(x: 16, y: top, width: width / 2, height: rowHeight)
        row.value.frame = CGRect(x: width / 2, y: top, width: width / 2 - 16, height: rowHeight)
        row.line.frame = CGRect(x: 16, y: top + rowHeight - 0.33, width: width - 16, height: 0.33)
        row.line.isHidden = index == group.count - 1
      }
      y += card.bounds.height + 28
    }
  }
}
