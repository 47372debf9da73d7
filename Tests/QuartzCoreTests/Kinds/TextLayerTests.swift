import CoreGraphics
import Foundation
import QuartzCore
import Rendering
import Testing

@Suite("Text layers") @MainActor struct TextLayerTests {
  private func label(in bench: LayerBench, _ text: String) -> CATextLayer {
    let layer = CATextLayer()
    layer.string = text
    layer.bounds = CGRect(x: 0, y: 0, width: 60, height: 40)
    layer.fontSize = 12
    bench.root.addSublayer(layer)
    bench.turn()
    CATransaction.setDisableActions(true)
    return layer
  }

  /// The columns in which something is drawn, in pixels.
  private func ink(_ bench: LayerBench, at time: CFTimeInterval = 0) -> (left: Int, right: Int, rows: Int)? {
    guard let image = bench.node(at: time).children.first?.contents?.image else { return nil }
    let pixels = image.buffer.pixels
    let filled = pixels.indices.filter { pixels[$0] >> 24 > 0 }
    let columns = filled.map { $0 % image.width }
    guard let left = columns.min(), let right = columns.max() else { return nil }
    return (left, right, Set(filled.map { $0 / image.width }).count)
  }

  @Test("A text layer has Apple's default values")
  func defaults() {
    let layer = CATextLayer()
    #expect(layer.string == nil && layer.font == nil && layer.fontSize == 36 && layer.foregroundColor == .white)
    #expect(!layer.isWrapped && layer.alignmentMode == .natural && layer.truncationMode == .none)
  }

  @Test("A text layer draws each look of its text once, at its scale, on its baselines")
  func drawing() throws {
    try LayerBench.run { bench in
      let layer = label(in: bench, "ii")
      layer.contentsScale = 3
      let bitmap = try #require(bench.node(at: 0).children.first?.contents)
      #expect(bitmap.image.width == 180 && bitmap.image.height == 120 && bitmap.scale == 3)
      #expect(bench.node(at: 1).children.first?.contents?.image === bitmap.image)
      let left = try #require(ink(bench))
      layer.alignmentMode = .right
      let right = try #require(ink(bench))
      layer.alignmentMode = .center
      let center = try #require(ink(bench))
      #expect(left.left < 6 && right.right > 173)
      #expect(abs((center.left + center.right) / 2 - 90) < 3)
    }
  }

  @Test("A text layer wraps lines, clips them, or truncates them with an ellipsis")
  func lines() throws {
    try LayerBench.run { bench in
      let layer = label(in: bench, "many words that do not fit")
      let clipped = try #require(ink(bench))
      #expect(clipped.right == 59)
      layer.truncationMode = .end
      let shortened = try #require(ink(bench))
      #expect(shortened.right < 60 && shortened.rows <= clipped.rows)
      layer.truncationMode = .none
      layer.isWrapped = true
      let wrapped = try #require(ink(bench))
      #expect(wrapped.rows > clipped.rows)
    }
  }

  @Test("A text layer whose font size animates is drawn anew in each frame")
  func grows() throws {
    try LayerBench.run { bench in
      let layer = label(in: bench, "l")
      layer.add(linear("fontSize", from: 10, to: 30), forKey: nil)
      bench.turn()
      let (small, large) = (try #require(ink(bench, at: 0)), try #require(ink(bench, at: 1)))
      #expect(large.rows > small.rows * 2)
      #expect(layer.fontSize == 12)
    }
  }

  @Test("A text layer draws each run of an attributed text in its own font and colour (A-73)")
  func styles() throws {
    try LayerBench.run { bench in
      let layer = label(in: bench, "plain")
      layer.bounds.size.width = 100
      let (red, blue) = (
        CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1), CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
      )
      let text = NSMutableAttributedString(string: "ll", attributes: [TextAttribute.foregroundColor.key: red])
      text.append(
        NSAttributedString(
          string: "ll",
          attributes: [
            TextAttribute.foregroundColor.key: blue, TextAttribute.underlineStyle.key: 1, TextAttribute.kern.key: 20,
          ]))
      layer.string = text
      #expect(bench.takeDiagnostics() == [])
      let image = try #require(bench.node(at: 0).children.first?.contents?.image)
      let pixels = image.buffer.pixels
      func columns(_ isWanted: (UInt32) -> Bool) -> [Int] {
        Set(pixels.indices.filter { isWanted(pixels[$0]) }.map { $0 % image.width }).sorted()
      }
      let reds = columns { $0 >> 24 > 64 && $0 >> 16 & 0xFF > $0 & 0xFF }
      let blues = columns { $0 >> 24 > 64 && $0 & 0xFF > $0 >> 16 & 0xFF }
      let (lastRed, firstBlue) = (try #require(reds.last), try #require(blues.first))
      #expect(lastRed <= firstBlue && firstBlue - lastRed < 4)
      // The kerning parts the two blue letters, and the line goes on under it.
      let lastBlue = try #require(blues.last)
      #expect(lastBlue - firstBlue > 38 && blues.count == lastBlue - firstBlue + 1)
    }
  }

  @Test(
    "A text layer wraps and truncates an attributed text by its glyphs' widths; a line is as tall as its tallest run (A-73)"
  )
  func styledLines() throws {
    try LayerBench.run { bench in
      let small = try TextStyle(font: TextFont.system(size: 10), color: .black)
      let large = try TextStyle(font: TextFont.system(size: 20), color: .black)
      let runs = [TextRun("one two ", small), TextRun("three", large), TextRun("\nfour", small)]
      func lines(_ width: CGFloat, _ mode: TextLineBreakMode = .byWordWrapping) -> [String] {
        let count = mode == .byWordWrapping ? 0 : 1
        let size = CGSize(width: width, height: 0)
        return TextLayout(runs, maximumSize: size, numberOfLines: count, lineBreakMode: mode).lines.map(\.text)
      }
      let whole = TextLayout(runs, maximumSize: .zero, lineBreakMode: .byWordWrapping)
      #expect(whole.lines.map(\.text) == ["one two three", "four"])
      #expect(whole.lines[0].pieces.map(\.text) == ["one two ", "three"])
      let heights = (large.font.metrics.lineHeight, small.font.metrics.lineHeight)
      #expect(abs(whole.size.height - heights.0 - heights.1) < 1e-9)
      #expect(whole.lines[0].origin.y == large.font.metrics.ascender)
      #expect(lines(whole.lines[0].width - 1) == ["one two", "three", "four"])
      #expect(lines(whole.lines[0].width - 1, .byTruncatingTail) == ["one two thr…"])
      #expect(lines(70, .byTruncatingHead).first?.hasPrefix("…") == true)
      #expect(lines(1).count == 15)
      let low = TextLayout(runs, maximumSize: CGSize(width: 500, height: 30), lineBreakMode: .byWordWrapping)
      #expect(low.lines.count == 1)
    }
  }

  @Test("A font without a size in an attributed text follows the layer's font size, also in an animation (A-73)")
  func lateSizes() throws {
    try LayerBench.run { bench in
      let layer = label(in: bench, "plain")
      let face = try #require(CGFont("Inter-Regular"))
      layer.string = NSAttributedString(string: "l", attributes: [TextAttribute.font.key: face])
      let small = try #require(ink(bench))
      layer.fontSize = 30
      let large = try #require(ink(bench))
      #expect(large.rows > small.rows * 2)
      layer.add(linear("fontSize", from: 10, to: 30), forKey: nil)
      bench.turn()
      let (first, last) = (try #require(ink(bench, at: 0)), try #require(ink(bench, at: 1)))
      #expect(first.rows < small.rows && last.rows == large.rows)
    }
  }

  @Test("Runs without font or colour are drawn at 12 points in black and not in the layer's own")
  func ownDefaults() throws {
    try LayerBench.run { bench in
      let layer = label(in: bench, "plain")
      layer.string = NSAttributedString(string: "ll")
      layer.foregroundColor = .white
      let image = try #require(bench.node(at: 0).children.first?.contents?.image)
      layer.fontSize = 40
      layer.foregroundColor = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
      let again = try #require(bench.node(at: 0).children.first?.contents?.image)
      #expect(image.buffer == again.buffer && image.buffer.pixels.contains { $0 >> 24 > 100 })
      #expect(image.buffer.pixels.allSatisfy { $0 & 0xFF_FFFF == 0 })
    }
  }

  /// A font that is not there.
  private struct AbsentFont: TextFontSource {
    func textFont(size: CGFloat) -> TextFont? { nil }
    var attributeFont: AttributeFont { .missing(size: 20, failure: "Absent.otf is in none of the folders.") }
  }

  @Test("A run whose font is missing is drawn in the system font and reported once (A-73)")
  func missingFont() throws {
    LayerBench.run { bench in
      let layer = label(in: bench, "plain")
      let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
      let text = NSMutableAttributedString(
        string: "there ", attributes: [TextAttribute.foregroundColor.key: red])
      text.append(
        NSAttributedString(
          string: "is none of these letters",
          attributes: [TextAttribute.font.key: AbsentFont(), TextAttribute.underlineStyle.key: 1]))
      layer.string = text
      bench.turn()
      layer.foregroundColor = .black
      bench.turn()
      #expect(
        bench.takeMessages() == [
          "[text-font-missing] CATextLayer draws \"is none of these let…\" of its text in another font than the text says: "
            + "Absent.otf is in none of the folders. A stretch whose font is not installed is drawn in the system's font at the "
            + "same size. Install the font, or give the stretch another one."
        ])
      let runs = layer.model_.text.runs ?? []
      #expect(runs.map(\.style.font.size) == [12, 20] && runs.map(\.style.color) == [red, .black])
      #expect(runs.last?.style.underline != nil && runs.first?.style.underline == nil)
    }
  }

  @Test("A text layer wraps an attributed text, and truncates its last line (A-73)")
  func styledWrapping() throws {
    try LayerBench.run { bench in
      let layer = label(in: bench, "plain")
      layer.string = NSAttributedString(string: "many words that do not fit into the room there is")
      let clipped = try #require(ink(bench))
      layer.isWrapped = true
      let wrapped = try #require(ink(bench))
      #expect(clipped.right == 59 && wrapped.right < 60 && wrapped.rows > clipped.rows * 3 / 2)
      layer.truncationMode = .end
      let shortened = try #require(ink(bench))
      #expect(shortened.rows > clipped.rows)
    }
  }

  @Test("Attributes whose values are of the wrong type, and lines that are not drawn, are reported")
  func wrongAttributes() {
    LayerBench.run { bench in
      let layer = label(in: bench, "plain")
      layer.string = NSAttributedString(
        string: "styled",
        attributes: [
          TextAttribute.font.key: "Helvetica", TextAttribute.kern.key: Double.nan,
          TextAttribute.underlineStyle.key: 0x0502, TextAttribute.strikethroughStyle.key: 0x9,
        ])
      #expect(bench.takeDiagnostics() == ["text-attributes", "wrong-kind-of-value", "wrong-kind-of-value"])
      let style = layer.model_.text.attributed?.runs.first?.attributes
      #expect(style?.underline?.weight == 2 && style?.strikethrough?.isDouble == true && style?.font == nil)
    }
  }

  @Test("Attributes that are not supported are reported, and what is no text, font or size is refused")
  func attributes() {
    LayerBench.run { bench in
      let layer = label(in: bench, "plain")
      layer.string = NSAttributedString(string: "styled", attributes: [NSAttributedString.Key("color"): "red"])
      layer.font = "No Such Font"
      layer.string = 5
      layer.fontSize = -1
      #expect(layer.model_.text.text == "styled" && layer.font == nil && layer.fontSize == 12)
      let messages = bench.takeMessages()
      #expect(messages.count == 4)
      let expected: [String] = [
        "[text-attributes] CATextLayer was given a text with the attributes color. Of attributed texts fonts, colors, kerning, "
          + "baseline offsets, lines, outlines, shadows, slants, attachments, languages and paragraph styles are drawn; others "
          + "are left out. Take the attributes away, or draw the text into the layer's contents.",
        "[unknown-font] CATextLayer was given the font No Such Font. There is no font file of that name in the standard "
          + "folders, so the font it had is kept. Give a UIFont, a CGFont, or the name of an installed font file without its "
          + "extension.",
      ]
      #expect(Array(messages.prefix(2)) == expected)
    }
  }

  @Test("A text layer without text, colour or size draws nothing")
  func nothing() {
    LayerBench.run { bench in
      let layer = label(in: bench, "")
      #expect(bench.node(at: 0).children.first?.contents == nil)
      layer.string = "x"
      layer.foregroundColor = nil
      #expect(bench.node(at: 0).children.first?.contents == nil)
      layer.foregroundColor = .white
      layer.bounds = .zero
      #expect(bench.node(at: 0).children.first?.contents == nil)
    }
  }
}
