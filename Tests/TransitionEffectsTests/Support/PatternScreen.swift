import UIKit

/// A screen with content in every corner, without text, so that its frames need no font.
final class PatternScreen: UIViewController {
  private let colors: [UIColor]
  /// A view that both screens have, at different positions.
  let tile = UIView(frame: .zero)
  /// The blocks of the screen, row by row.
  private(set) var blocks: [UIView] = []
  private let isOld: Bool

  init(_ title: String, isOld: Bool) {
    self.isOld = isOld
    colors = isOld ? [.systemRed, .systemYellow, .systemOrange] : [.systemBlue, .systemTeal, .systemGreen]
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = isOld ? .white : .systemGray5
    for index in 0..<8 {
      let block = UIView(frame: .zero)
      block.backgroundColor = colors[index % 3]
      view.addSubview(block)
      blocks.append(block)
    }
    tile.backgroundColor = .systemPurple
    tile.sharedElementIdentifier = "picture"
    view.addSubview(tile)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    // Whole points, so that nothing is half a pixel.
    let (width, height) = ((view.bounds.width / 2).rounded(), (view.bounds.height / 4).rounded())
    for (index, block) in blocks.enumerated() {
      block.frame = CGRect(
        x: CGFloat(index % 2) * width + 2, y: CGFloat(index / 2) * height + 2, width: width - 4, height: height - 4)
    }
    tile.frame =
      isOld ? CGRect(x: 4, y: 4, width: 16, height: 16) : CGRect(x: width - 12, y: height, width: 32, height: 32)
  }
}
