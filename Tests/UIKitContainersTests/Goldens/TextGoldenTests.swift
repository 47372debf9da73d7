import CoreGraphics
import Foundation
import QuartzCore
import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

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

  @Test("Attributed text in labels and in a text layer matches its golden frames (A-73)")
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

  private nonisolated static func isInstalled(_ font: String) -> Bool { CGFont(font as CFString) != nil }

  // Noto Sans of the scripts would draw them in its stead.
  @Test(
    "Right-to-left and bidirectional text matches its golden frames",
    .enabled(if: isInstalled("DejaVuSans") && !isInstalled("NotoSansHebrew-Regular")))
  func bidirectional() throws {
    try withStage(Self.page) { stage in
      let screen = UIViewController()
      screen.view.backgroundColor = .white
      let texts = [
        "Say שלום עולם (twice), 12,5%.", "אמור hello world פעמיים, 12,5%!", "مرحبا بالعالم", "שלום ככה זה ארוך מאוד",
      ]
      for (index, text) in texts.enumerated() {
        let label = UILabel(frame: CGRect(x: 10, y: 5 + 35 * CGFloat(index), width: 220, height: 30))
        label.attributedText = NSAttributedString(
          string: text, attributes: [.backgroundColor: UIColor(white: 0.92, alpha: 1), .underlineStyle: 1])
        label.textAlignment = index == 1 ? .right : .left
        if index == 3 { label.frame.size.width = 120 }
        screen.view.addSubview(label)
      }
      let paragraph = UILabel(frame: CGRect(x: 10, y: 150, width: 220, height: 110))
      paragraph.overrideUserInterfaceStyle = .light
      paragraph.numberOfLines = 0
      paragraph.text = "טקסט ארוך with some English words באמצע, שנשבר לכמה שורות (ועוד)."
      paragraph.traitOverrides.layoutDirection = .rightToLeft
      screen.view.addSubview(paragraph)
      let layer = CATextLayer()
      layer.frame = CGRect(x: 10, y: 270, width: 220, height: 40)
      (layer.string, layer.fontSize, layer.contentsScale) = ("בשכבה", 24, 2)
      layer.foregroundColor = UIColor.systemBlue.cgColor
      screen.view.layer.addSublayer(layer)
      stage.show(screen)
      try stage.settle()
      try stage.expectFrame(matches: "bidirectional-text")
    }
  }

  @Test(
    "Text with emoji, attachments and ideographs matches its golden frames",
    .enabled(if: isInstalled("NotoColorEmoji") && isInstalled("NotoSansCJK-Regular")))
  func images() throws {
    try withStage(Self.page) { stage in
      let screen = UIViewController()
      screen.view.backgroundColor = .white
      let label = UILabel(frame: CGRect(x: 10, y: 10, width: 220, height: 200))
      label.numberOfLines = 0
      label.font = .systemFont(ofSize: 24)
      label.text = "Done 🎉 👍🏽👩‍👩‍👧🇩🇪 I ❤️ it. 1️⃣ 漢字かな交じり文、한국어 text"
      screen.view.addSubview(label)
      stage.show(screen)
      try stage.settle()
      let image = stage.image
      let colors = Set(image.buffer.pixels)
      #expect(colors.count > 1000 && stage.hints.isEmpty)
      try stage.expectFrame(matches: "images-in-text")
    }
  }

  @Test("Paragraphs of several styles match their golden frames")
  func paragraphs() throws {
    try withStage(Self.page) { stage in
      let screen = UIViewController()
      screen.view.backgroundColor = .white
      let text = NSMutableAttributedString(string: "")
      func add(_ string: String, _ change: (NSMutableParagraphStyle) -> Void) {
        let style = NSMutableParagraphStyle()
        style.paragraphSpacing = 6
        change(style)
        text.append(
          NSAttributedString(
            string: string, attributes: [.font: UIFont.systemFont(ofSize: 13), .paragraphStyle: style]))
      }
      add("Centered, of two lines that stand well apart.\n") { ($0.alignment, $0.lineSpacing) = (.center, 6) }
      add("Justified text fills its room by wider spaces, but for the last line.\n") { $0.alignment = .justified }
      add("•  A hanging paragraph begins before its other lines, and ends before the rest.\n") {
        ($0.headIndent, $0.tailIndent) = (14, -40)
      }
      add("At the right, of lines of half as much height again.\n") {
        ($0.alignment, $0.lineHeightMultiple) = (.right, 1.5)
      }
      add("(From right to left.)") { $0.baseWritingDirection = .rightToLeft }
      let label = UILabel(frame: CGRect(x: 10, y: 5, width: 220, height: 310))
      label.numberOfLines = 0
      label.attributedText = text
      label.backgroundColor = UIColor(white: 0.95, alpha: 1)
      screen.view.addSubview(label)
      stage.show(screen)
      try stage.settle()
      try stage.expectFrame(matches: "paragraphs-of-text")
    }
  }

  @Test("Text with outlines, all kinds of underlines and tabs matches its golden frames (A-73)")
  func outlinesAndTabs() throws {
    try withStage(Self.page) { stage in
      let screen = UIViewController()
      screen.view.backgroundColor = .white
      let text = NSMutableAttributedString(string: "")
      func add(_ string: String, _ size: CGFloat, _ attributes: [NSAttributedString.Key: Any]) {
        var attributes = attributes
        if attributes[.font] == nil { attributes[.font] = UIFont.systemFont(ofSize: size) }
        text.append(NSAttributedString(string: string, attributes: attributes))
      }
      let heavy = UIFont.systemFont(ofSize: 30, weight: .heavy)
      add("Hollow ", 30, [.font: heavy, .strokeWidth: 3, .strokeColor: UIColor.systemBlue])
      add(
        "rim\n", 30,
        [.font: heavy, .strokeWidth: -4, .strokeColor: UIColor.systemRed, .foregroundColor: UIColor.yellow])
      let lines: [(String, NSUnderlineStyle)] = [
        ("dotted", [.single, .patternDot]), ("dashed", [.single, .patternDash]),
        ("dashes and dots", [.thick, .patternDashDot]), ("and two dots", [.double, .patternDashDotDot]),
        ("word by word", [.single, .byWord]),
      ]
      for (name, style) in lines {
        add(name, 15, [.underlineStyle: style.rawValue, .underlineColor: UIColor.systemRed])
        add(", ", 15, [:])
      }
      add("tracked", 15, [.tracking: 3])
      add(" office ", 15, [.ligature: 0])
      add("in Inter Bold\n", 15, [.font: UIFont(name: "Inter-Bold", size: 15) as Any])
      let style = NSMutableParagraphStyle()
      style.tabStops = [
        NSTextTab(textAlignment: .center, location: 100),
        NSTextTab(
          textAlignment: .right, location: 180, options: [.columnTerminators: CharacterSet(charactersIn: ".")]),
      ]
      for row in ["Coffee\tsmall\t2.50", "Tea\tvery large\t12.5", "Water\t–\t0"] {
        add(row + "\n", 13, [.paragraphStyle: style])
      }
      add("a\tb\tc\tevery 28 points", 13, [:])
      let label = UILabel(frame: CGRect(x: 10, y: 5, width: 220, height: 310))
      label.numberOfLines = 0
      label.attributedText = text
      label.backgroundColor = UIColor(white: 0.95, alpha: 1)
      screen.view.addSubview(label)
      stage.show(screen)
      try stage.settle()
      #expect(stage.hints.isEmpty)
      try stage.expectFrame(matches: "outlines-and-tabs")
    }
  }
}
