import CoreGraphics
import Foundation
import Testing

@Suite("Pictures, shadows and slants in lines of text") struct AttachmentTests {
  private let font: TextFont
  private let square: CGImage

  init() throws {
    font = try TextFont.system(size: 20)
    square = try drawing(2, 2) { context in
      context.setFillColor(.red)
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
  }

  private func styled(_ bounds: CGRect) -> TextStyle {
    var style = TextStyle(font: font, color: .black)
    style.attachment = TextAttachment(image: square, bounds: bounds)
    return style
  }

  private func width(_ text: String) -> CGFloat { TextLayout(text, font: font).size.width }

  @Test("a picture takes its own room in the line, and makes that as high and as deep as it is")
  func room() throws {
    let place = CGRect(x: 1, y: -12, width: 30, height: 50)
    let layout = TextLayout([
      TextRun("A", TextStyle(font: font)), TextRun("\u{FFFC}", styled(place)), TextRun("B", TextStyle(font: font)),
    ])
    let line = try #require(layout.lines.first)
    #expect(line.pieces.map(\.isObject) == [false, true, false])
    #expect(line.pieces[1].x == line.pieces[0].width && line.pieces[1].width == 31)
    #expect(line.pieces[2].x == line.pieces[0].width + 31)
    #expect(line.heights.ascent == 38 && line.heights.descent == 12 && layout.missingLetters.isEmpty)
  }

  @Test("is drawn where the pen stands, above the baseline")
  func drawn() throws {
    let layout = TextLayout([TextRun("\u{FFFC}", styled(CGRect(x: 2, y: 1, width: 6, height: 4)))])
    let image = try drawing(12, 30) { $0.draw(layout, at: .zero) }
    let baseline = Int(layout.lines[0].origin.y.rounded())
    for y in 0..<30 {
      for x in 0..<12 {
        let isInside = x >= 2 && x < 8 && y >= baseline - 5 && y < baseline - 1
        #expect(image.pixel(x, y) == (isInside ? Pixel.red : 0), "at \(x), \(y)")
      }
    }
  }

  @Test("two side by side, lines that break between them, and letters of other directions keep their order")
  func order() throws {
    let style = styled(CGRect(x: 0, y: 0, width: 20, height: 10))
    let two = TextLayout([TextRun("\u{FFFC}\u{FFFC}", style)])
    #expect(two.size.width == 40 && two.lines[0].pieces.map(\.x) == [0, 20])
    let broken = TextLayout(
      [TextRun("\u{FFFC} \u{FFFC}", style)], maximumSize: CGSize(width: 30, height: CGFloat.infinity))
    #expect(broken.lines.count == 2 && broken.lines.allSatisfy { $0.width == 20 })
    let hebrew = TextLayout([TextRun("\u{5D0}", TextStyle(font: font)), TextRun("\u{FFFC}", style)])
    #expect(hebrew.lines[0].pieces.map(\.isObject) == [true, false])
  }

  @Test("without the letter for it shows nothing, and the letter without a picture is a letter as others")
  func alone() {
    let style = styled(CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(TextLayout([TextRun("ab", style)]).size.width == width("ab"))
    #expect(TextLayout("\u{FFFC}", font: font).lines[0].pieces.allSatisfy { !$0.isObject })
  }

  @Test("a shadow lies under its letters and the lines at them, as one")
  func shadow() throws {
    var style = TextStyle(font: font, color: .red)
    style.underline = TextStroke()
    let plain = try drawing(80, 30) { $0.draw(TextLayout([TextRun("Hi", style)]), at: .zero) }
    style.shadow = TextShadow(offset: CGSize(width: 40, height: 0), blur: 0, color: .red)
    let shadowed = try drawing(80, 30) { $0.draw(TextLayout([TextRun("Hi", style)]), at: .zero) }
    for y in 0..<30 {
      for x in 0..<40 {
        #expect(shadowed.pixel(x + 40, y) == plain.pixel(x, y) && shadowed.pixel(x, y) == plain.pixel(x, y))
      }
    }
    style.shadow?.offset = CGSize(width: 0, height: 1)
    style.shadow?.color = .green
    let near = try drawing(80, 30) { $0.draw(TextLayout([TextRun("Hi", style)]), at: .zero) }
    // No letter is covered by the shadow of its line.
    for (before, after) in zip(plain.buffer.pixels, near.buffer.pixels) where before == Pixel.red {
      #expect(after == before)
    }
    #expect(near != plain)
  }

  @Test("letters lean to the right by a part of their height, over the width that they have upright")
  func slant() throws {
    var style = TextStyle(font: font, color: .black)
    func columns(_ rows: Range<Int>, _ image: CGImage) -> (first: Int, last: Int) {
      let inked = (0..<image.width).filter { x in rows.contains { image.pixel(x, $0) >> 24 > 127 } }
      return (inked.first ?? -1, inked.last ?? -1)
    }
    let upright = TextLayout([TextRun("l", style)])
    let baseline = Int(upright.lines[0].origin.y)
    style.slant = 0.5
    let leaning = TextLayout([TextRun("l", style)])
    #expect(leaning.size == upright.size)
    let image = try drawing(30, 30) { $0.draw(leaning, at: CGPoint(x: 5, y: 0)) }
    let (foot, head) = (columns(baseline - 2..<baseline, image), columns(baseline - 12..<baseline - 10, image))
    #expect(head.first - foot.first >= 4 && head.first - foot.first <= 6)
  }
}
