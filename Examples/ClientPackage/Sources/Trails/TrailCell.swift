import UIKit

/// The row of a trail: its colour, its name over its region.
final class TrailCell: UITableViewCell {
  private let swatch = UIView()
  private let name = UILabel()
  private let region = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    swatch.layer.cornerRadius = 8
    name.font = .systemFont(ofSize: 17, weight: .semibold)
    region.font = .systemFont(ofSize: 15)
    region.textColor = .secondaryLabel
    let texts = UIStackView(arrangedSubviews: [name, region])
    texts.axis = .vertical
    texts.spacing = 2
    for part in [swatch, texts] {
      part.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(part)
    }
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      swatch.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      swatch.centerYAnchor.constraint(equalTo: margins.centerYAnchor),
      swatch.widthAnchor.constraint(equalToConstant: 40),
      swatch.heightAnchor.constraint(equalTo: swatch.widthAnchor),
      texts.leadingAnchor.constraint(equalTo: swatch.trailingAnchor, constant: 12),
      texts.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      texts.topAnchor.constraint(equalTo: margins.topAnchor),
      texts.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ trail: Trail) {
    name.text = trail.name
    region.text = trail.region
    swatch.backgroundColor = trail.color
  }
}
