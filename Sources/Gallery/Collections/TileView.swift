import TransitionEffects
import UIKit

/// A painted postcard with its number, which is a shared element.
final class TileView: UIImageView {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .scaleAspectFill
    clipsToBounds = true
    label.font = .boldSystemFont(ofSize: 15)
    label.textColor = .white
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a tile.
  func show(_ number: Int) {
    image = Self.image(of: number)
    label.text = "\(number + 1)"
    sharedElementIdentifier = Self.identifier(of: number)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = CGRect(x: 7, y: bounds.height - 24, width: max(0, bounds.width - 14), height: 20)
  }

  /// The identifier of a tile as a shared element.
  static func identifier(of number: Int) -> String { "tile-\(number)" }

  /// A postcard whose hue follows from its number.
  private static func image(of number: Int) -> UIImage {
    // Steps of the golden ratio, so that neighbours differ.
    let hue = (0.56 + CGFloat(number) * 0.618_034).truncatingRemainder(dividingBy: 1)
    func color(_ turn: CGFloat, _ saturation: CGFloat, _ brightness: CGFloat) -> UIColor {
      UIColor(
        hue: (hue + turn).truncatingRemainder(dividingBy: 1), saturation: saturation, brightness: brightness, alpha: 1)
    }
    let size = CGSize(width: 200, height: 200)
    let postcard = PostcardView(frame: CGRect(origin: .zero, size: size))
    postcard.colors = PostcardColors(
      sky: [color(0, 0.5, 0.92), color(0.06, 0.22, 0.98)], sun: color(0.12, 0.12, 1),
      hills: [color(0.94, 0.45, 0.7), color(0.9, 0.55, 0.45)])
    postcard.layoutIfNeeded()
    return UIGraphicsImageRenderer(size: size).image { postcard.layer.render(in: $0.cgContext) }
  }
}

/// A cell that shows a tile.
final class TileCell: UICollectionViewCell {
  static let identifier = "tile"
  let tile = TileView(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    tile.frame = contentView.bounds
    tile.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tile.layer.cornerRadius = 10
    contentView.addSubview(tile)
  }

  required init?(coder: NSCoder) { nil }
}
