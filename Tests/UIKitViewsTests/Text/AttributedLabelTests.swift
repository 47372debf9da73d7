import CoreGraphics
import Foundation
import QuartzCore
import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Labels with an attributed text") @MainActor struct AttributedLabelTests {
  private let bold = UIFont.boldSystemFont(ofSize: 20)

  private func label(_ stage: Stage) -> UILabel {
    let screen = UIViewController()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
    screen.view.addSubview(label)
    stage.show(screen)
    return label
  }

  /// Which of red and blue pixels are seen.
  private func colors(_ stage: Stage) -> (red: Bool, blue: Bool) {
    let pixels = stage.image.buffer.pixels
    func isSeen(_ one: UInt32, _ other: UInt32) -> Bool {
      pixels.contains { ($0 >> one & 0xFF) > ($0 >> other & 0xFF) + 100 }
    }
    return (isSeen(16, 0), isSeen(0, 16))
  }

  @Test("A label draws each run in its own font and colour, and the rest in the label's")
  func styles() throws {
    try withStage(.small) { stage in
      let label = label(stage)
      label.textColor = .red
      let text = NSMutableAttributedString(string: "red ")
      text.append(NSAttributedString(string: "blue", attributes: [.foregroundColor: UIColor.blue, .font: bold]))
      label.attributedText = text
      #expect(label.text == "red blue" && label.attributedText?.string == "red blue")
      #expect(label.textColor == .red && label.font.pointSize == UIFont.labelFontSize)
      stage.advance(by: 0.1)
      #expect(colors(stage) == (true, true))
      // The app's later changes of its own text have no effect.
      text.append(NSAttributedString(string: " and more"))
      #expect(label.text == "red blue")
    }
  }

  @Test("A label measures as it draws: as wide as its runs, as tall as the tallest")
  func measures() throws {
    try withStage(.small) { stage in
      let label = label(stage)
      label.numberOfLines = 0
      let text = NSMutableAttributedString(string: "ab\n", attributes: [.font: UIFont.systemFont(ofSize: 10)])
      text.append(NSAttributedString(string: "cd", attributes: [.font: bold]))
      label.attributedText = text
      let size = label.intrinsicContentSize
      let height = bold.lineHeight + UIFont.systemFont(ofSize: 10).lineHeight
      #expect(size.height >= height && size.height < height + 1)
      label.text = "cd"
      // The beginning's font has become the label's.
      #expect(label.font.pointSize == 10)
      label.font = bold
      #expect(label.intrinsicContentSize.width == size.width)
    }
  }

  @Test("An attributed text gives a label its first font and colour, and setting them later changes the whole text")
  func overrides() throws {
    try withStage(.small) { stage in
      let label = label(stage)
      let text = NSMutableAttributedString(string: "a", attributes: [.font: bold, .foregroundColor: UIColor.red])
      text.append(NSAttributedString(string: "b", attributes: [.foregroundColor: UIColor.blue]))
      label.attributedText = text
      #expect(label.font == bold && label.textColor == .red)
      #expect(label.attributedText?.attribute(.font, at: 1, effectiveRange: nil) == nil)
      label.font = .systemFont(ofSize: 9)
      label.textColor = .blue
      stage.advance(by: 0.1)
      #expect(colors(stage) == (false, true))
      let font = label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
      #expect(font?.pointSize == 9)
    }
  }

  @Test("A plain text's font and colour become attributes, and a plain text removes attributes")
  func plain() throws {
    try withStage(.small) { stage in
      let label = label(stage)
      #expect(label.attributedText == nil)
      label.text = "plain"
      label.font = bold
      let attributes = label.attributedText?.attributes(at: 0, effectiveRange: nil)
      #expect(attributes?[.font] as? UIFont == bold && attributes?[.foregroundColor] as? UIColor == label.textColor)
      label.attributedText = NSAttributedString(string: "styled", attributes: [.foregroundColor: UIColor.red])
      label.text = "plain again"
      label.textColor = .blue
      stage.advance(by: 0.1)
      #expect(colors(stage) == (false, true))
      label.attributedText = nil
      #expect(label.text == nil && label.intrinsicContentSize == .zero)
    }
  }

  @Test("An attributed text shows in the highlighted colour while the label is highlighted")
  func highlighted() throws {
    try withStage(.small) { stage in
      let label = label(stage)
      label.attributedText = NSAttributedString(string: "red", attributes: [.foregroundColor: UIColor.red])
      (label.highlightedTextColor, label.isHighlighted) = (.blue, true)
      stage.advance(by: 0.1)
      #expect(colors(stage) == (false, true))
      label.isHighlighted = false
      stage.advance(by: 0.1)
      #expect(colors(stage) == (true, false))
    }
  }

  @Test("Colours in an attributed text follow the traits")
  func dynamic() throws {
    try withStage(.small) { stage in
      let label = label(stage)
      let color = UIColor { $0.userInterfaceStyle == .dark ? .blue : .red }
      label.attributedText = NSAttributedString(string: "traits", attributes: [.foregroundColor: color])
      stage.advance(by: 0.1)
      #expect(colors(stage) == (true, false))
      label.overrideUserInterfaceStyle = .dark
      stage.advance(by: 0.1)
      #expect(colors(stage) == (false, true))
    }
  }

  @Test("A text that looks the same now and differs under other traits replaces the old one")
  func dynamicLater() throws {
    try withStage(.small) { stage in
      let label = label(stage)
      label.attributedText = NSAttributedString(string: "traits", attributes: [.foregroundColor: UIColor.red])
      stage.advance(by: 0.1)
      let color = UIColor { $0.userInterfaceStyle == .dark ? .blue : .red }
      label.attributedText = NSAttributedString(string: "traits", attributes: [.foregroundColor: color])
      stage.advance(by: 0.1)
      #expect(colors(stage) == (true, false))
      label.overrideUserInterfaceStyle = .dark
      stage.advance(by: 0.1)
      #expect(colors(stage) == (false, true))
      // And the same for a colour that is set for the whole text.
      label.overrideUserInterfaceStyle = .light
      label.textColor = .red
      label.textColor = color
      label.overrideUserInterfaceStyle = .dark
      stage.advance(by: 0.1)
      #expect(colors(stage) == (false, true))
    }
  }

  @Test("A label takes texts that Foundation has copied and changed, and attributes that cannot be compared")
  func foundation() throws {
    try withStage(.small) { stage in
      let label = label(stage)
      let text = NSMutableAttributedString(string: "abcdef", attributes: [.font: bold, .foregroundColor: UIColor.red])
      text.addAttribute(.font, value: UIFont.systemFont(ofSize: 9), range: NSRange(location: 2, length: 2))
      text.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 1, length: 4))
      text.append(NSAttributedString(string: "g", attributes: [.font: UIFont.systemFont(ofSize: 9)]))
      label.attributedText = NSAttributedString(attributedString: text)
      label.attributedText = NSMutableAttributedString(attributedString: text)
      stage.advance(by: 0.1)
      #expect(colors(stage) == (true, true) && label.attributedText?.isEqual(to: text) == true)
      // Objects of one class beside each other.
      let objects = NSMutableAttributedString(
        string: "a", attributes: [NSAttributedString.Key("own"): UIView(), .foregroundColor: UIColor.red])
      objects.append(NSAttributedString(string: "b", attributes: [NSAttributedString.Key("own"): UIView()]))
      label.attributedText = objects
      label.textColor = .blue
      #expect(label.text == "ab")
      try stage.expectDiagnostic("text-attributes")
    }
  }

  @Test("An attributed text gives the label the paragraph style of its beginning")
  func paragraphStyle() throws {
    try withStage(.small) { stage in
      let label = label(stage)
      label.numberOfLines = 0
      let style = NSMutableParagraphStyle()
      (style.alignment, style.lineBreakMode, style.lineSpacing) = (.right, .byTruncatingMiddle, 10)
      style.lineHeightMultiple = -1
      style.headIndent = .nan
      #expect(style.lineHeightMultiple == 0 && style.headIndent == 0)
      label.attributedText = NSAttributedString(string: "a\nb", attributes: [.font: bold, .paragraphStyle: style])
      #expect(label.textAlignment == .right && label.lineBreakMode == .byTruncatingMiddle)
      let height = label.intrinsicContentSize.height
      #expect(height >= 2 * bold.lineHeight + 10 && height < 2 * bold.lineHeight + 11)
      label.textAlignment = .center
      let centered = label.attributedText?.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
      #expect(centered?.alignment == .center && centered?.lineBreakMode == .byTruncatingMiddle)
      label.lineBreakMode = .byClipping
      let clipped = label.attributedText?.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
      #expect(clipped?.alignment == .center && clipped?.lineBreakMode == .byClipping && clipped?.lineSpacing == 10)
      // The text's own object stays as it was.
      #expect(style.alignment == .right && style.lineBreakMode == .byTruncatingMiddle)
      let copy = style.mutableCopy() as? NSMutableParagraphStyle
      #expect(copy == style && copy !== style && NSParagraphStyle.default.alignment == .natural)
      copy?.setParagraphStyle(.default)
      #expect(copy?.isEqual(NSParagraphStyle()) == true)
    }
  }

  @Test("A label draws named fonts, outlines, languages, tabs and all kinds of underlines")
  func more() throws {
    try withStage(.small) { stage in
      let label = label(stage)
      let font = try #require(UIFont(name: "Inter-Bold", size: 20))
      #expect(font.fontName == "Inter-Bold" && font.withSize(9).fontName == "Inter-Bold" && font.pointSize == 20)
      #expect(font == UIFont(name: "Inter Bold", size: 20) && font != .systemFont(ofSize: 20, weight: .bold))
      #expect(UIFont(name: "No Such Font", size: 20) == nil)
      #expect(UIFont.fontNames(forFamilyName: "Inter").contains("Inter-Bold") && UIFont.familyNames.contains("Inter"))
      let style = NSMutableParagraphStyle()
      #expect(style.tabStops.count == 12 && style.tabStops[1].location == 56)
      style.tabStops = [NSTextTab(textAlignment: .left, location: 40)]
      style.addTabStop(NSTextTab(textAlignment: .right, location: 20))
      #expect(style.tabStops.map(\.location) == [20, 40])
      style.removeTabStop(NSTextTab(textAlignment: .right, location: 20))
      let underline: NSUnderlineStyle = [.single, .patternDash, .byWord]
      label.attributedText = NSAttributedString(
        string: "\tI",
        attributes: [
          .font: font, .paragraphStyle: style, .strokeWidth: 4, .strokeColor: UIColor.blue, .tracking: 3, .ligature: 0,
          .languageIdentifier: "ja", .underlineStyle: underline.rawValue, .underlineColor: UIColor.red,
        ])
      let width = label.intrinsicContentSize.width
      #expect(width > 43 && width < 60)
      stage.advance(by: 0.1)
      #expect(colors(stage) == (true, true) && stage.hints.isEmpty)
    }
  }

  @Test("Attributes that are not drawn are reported")
  func unknown() throws {
    try withStage(.small) { stage in
      let label = label(stage)
      label.attributedText = NSAttributedString(
        string: "x", attributes: [NSAttributedString.Key("NSLink"): "https://example.org"])
      try stage.expectDiagnostic("text-attributes")
    }
  }

  @Test("A paragraph style's hyphenation is reported, because words are not hyphenated; what VoiceOver reads is not")
  func paragraphsWithoutEffect() throws {
    try withStage { stage in
      let style = NSMutableParagraphStyle()
      (style.hyphenationFactor, style.allowsDefaultTighteningForTruncation) = (1, true)
      style.lineBreakStrategy = .pushOut
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
      label.attributedText = NSAttributedString(
        string: "Text", attributes: [.paragraphStyle: style, .accessibilitySpeechLanguage: "de-DE"])
      let root = UIViewController()
      root.view.addSubview(label)
      stage.show(root)
      try stage.settle()
      try stage.expectDiagnostic("text-attributes")
      let plain = NSMutableParagraphStyle()
      plain.lineBreakStrategy = .standard
      label.attributedText = NSAttributedString(string: "Text", attributes: [.paragraphStyle: plain])
      try stage.settle()
    }
  }
}
