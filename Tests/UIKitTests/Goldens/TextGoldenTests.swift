import Foundation
import QuartzCore
import Testing
import TransitionTesting
import UIKit

@Suite("Golden frames of text") @MainActor struct TextGoldenTests {
  private static let page = Device(
    name: "page", screen: UIScreen.Configuration(size: CGSize(width: 240, height: 320), scale: 2, safeAreaInsets: .zero)
  )

  /// A text with every attribute that is drawn.
  private var text: NSAttributedString {
    let text = NSMutableAttributedString(
      string: "Ground ", attributes: [.font: UIFont.systemFont(ofSize: 15), .foregroundColor: UIColor.black])
    func add(_ string: String, _ attributes: [NSAttributedString.Key: Any]) {
      var attributes = attributes
      if attributes[.font] == nil { attributes[.font] = UIFont.systemFont(ofSize: 15) }
      text.append(NSAttributedString(string: string, attributes: attributes))
    }
    add("bold", [.font: UIFont.boldSystemFont(ofSize: 22), .foregroundColor: UIColor.systemBlue])
    add(", AV", [.foregroundColor: UIColor.systemRed])
    add("AV in two colors, ", [.foregroundColor: UIColor.systemGreen])
    add("marked", [.backgroundColor: UIColor.systemYellow])
    add(", kerned", [.kern: 4])
    add(", raised", [.baselineOffset: 6, .font: UIFont.italicSystemFont(ofSize: 10)])
    add("; ", [:])
    add("underlined", [.underlineStyle: NSUnderlineStyle.single.rawValue, .underlineColor: UIColor.systemRed])
    add(", ", [:])
    add("thickly", [.underlineStyle: NSUnderlineStyle.thick.rawValue])
    add(" or ", [:])
    add("twice", [.underlineStyle: NSUnderlineStyle.double.rawValue])
    add(", or ", [:])
    add("struck out", [.strikethroughStyle: NSUnderlineStyle.single.rawValue, .foregroundColor: UIColor.systemGray])
    return text
  }

  @Test("with attributes, in labels and in a text layer (A-73)")
  func attributed() throws {
    try withStage(Self.page) { stage in
      let screen = UIViewController()
      screen.view.backgroundColor = .white
      @MainActor func label(_ y: CGFloat, _ height: CGFloat) -> UILabel {
        let label = UILabel(frame: CGRect(x: 10, y: y, width: 220, height: height))
        label.attributedText = text
        label.numberOfLines = 0
        label.backgroundColor = UIColor(white: 0.95, alpha: 1)
        screen.view.addSubview(label)
        return label
      }
      _ = label(5, 135)
      let two = label(145, 55)
      (two.numberOfLines, two.textAlignment) = (2, .center)
      label(205, 30).lineBreakMode = .byTruncatingMiddle
      let layer = CATextLayer()
      layer.frame = CGRect(x: 10, y: 240, width: 220, height: 75)
      (layer.string, layer.isWrapped, layer.truncationMode, layer.alignmentMode) = (text, true, .end, .right)
      layer.contentsScale = 2
      layer.backgroundColor = UIColor(white: 0.9, alpha: 1).cgColor
      screen.view.layer.addSublayer(layer)
      stage.show(screen)
      try stage.settle()
      try stage.expectFrame(matches: "attributed-text")
    }
  }
}
