import CoreGraphics
import Foundation
import Testing

@Suite("Attachments, shadows and slants in text") struct AttachmentTests {
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

  @Test("An attachment takes its width in the line and extends the line's height and depth")
  func room() throws {
    let objectBounds = CGRect(x: 1, y: -12, width: 30, height: 50)
    let layout = TextLayout([
      TextRun("A", TextStyle(font: font)), TextRun("\u{FFFC}", styled(objectBounds)),
      TextRun("B", TextStyle(font: font)),
    ])
    let line = try #require(layout.lines.first)
    #expect(line.pieces.map(\.isObject) == [false, true, false])
    #expect(line.pieces[1].x == line.pieces[0].width && line.pieces[1].width == 31)
    #expect(line.pieces[2].x == line.pieces[0].width + 31)
    #expect(line.heights.ascent == 38 && line.heights.descent == 12 && layout.missingLetters.isEmpty)
  }

  @Test("An attachment is drawn at the pen, above the baseline")
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

  @Test("Attachments keep their order side by side, across line breaks and in bidirectional text")
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

  @Test("An attachment needs an object replacement character, which without one is an ordinary letter")
  func alone() {
    let style = styled(CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(TextLayout([TextRun("ab", style)]).size.width == width("ab"))
    #expect(TextLayout("\u{FFFC}", font: font).lines[0].pieces.allSatisfy { !$0.isObject })
  }

  @Test("Only the line that shows an attachment has its height")
  func height() throws {
    let style = styled(CGRect(x: 0, y: 0, width: 20, height: 90))
    #expect(TextLayout([TextRun("ab", style)]).size.height == TextLayout("ab", font: font).size.height)
    let runs = [TextRun("\u{FFFC}", style), TextRun(" word", TextStyle(font: font))]
    #expect(TextLayout(runs).size.height >= 90)
    // An ellipsis replaces the image, and is not an image.
    let short = TextLayout(runs, maximumSize: CGSize(width: 15, height: CGFloat.infinity), numberOfLines: 1)
    #expect(short.isTruncated && short.lines[0].pieces.allSatisfy { !$0.isObject })
    #expect(short.size.height == TextLayout("…", font: font).size.height)
  }

  @Test("A truncated line keeps the attachments before its ellipsis, and a justified one their widths")
  func fitted() throws {
    let style = styled(CGRect(x: 0, y: 0, width: 20, height: 10))
    let plain = TextStyle(font: font)
    let runs = [TextRun("a", plain), TextRun("\u{FFFC}", style), TextRun(" word and more", plain)]
    let room = CGSize(width: 90, height: CGFloat.infinity)
    let cut = TextLayout(runs, maximumSize: room, numberOfLines: 1)
    #expect(cut.isTruncated && cut.size.width <= 90 && cut.lines[0].pieces.filter(\.isObject).map(\.width) == [20])
    let even = TextLayout(runs, maximumSize: room, alignment: .justified)
    #expect(even.lines.count > 1 && abs(even.lines[0].width - 90) < 0.01)
    #expect(even.lines[0].pieces.filter(\.isObject).map(\.width) == [20])
    let hebrew = [TextRun("\u{5D0} ", plain), TextRun("\u{FFFC}", style), TextRun(" \u{5D1}", plain)]
    let pieces = TextLayout(hebrew).lines[0].pieces
    let object = try #require(pieces.indices.first { pieces[$0].isObject })
    #expect(object > 0 && object < pieces.count - 1 && pieces[0].text.contains("\u{5D1}"))
  }

  @Test("A text shadow lies beneath its letters and their lines as one shape")
  func shadow() throws {
    var style = TextStyle(font: font, color: .red)
    style.underline = TextStroke()
    let plain = try drawing(80, 30) { $0.draw(TextLayout([TextRun("Hi", style)]), at: .zero) }
    style.shadow = DropShadow(offset: CGSize(width: 40, height: 0), blur: 0, color: .red)
    let shadowed = try drawing(80, 30) { $0.draw(TextLayout([TextRun("Hi", style)]), at: .zero) }
    for y in 0..<30 {
      for x in 0..<40 {
        #expect(shadowed.pixel(x + 40, y) == plain.pixel(x, y) && shadowed.pixel(x, y) == plain.pixel(x, y))
      }
    }
    style.shadow?.offset = CGSize(width: 0, height: -4)
    style.shadow?.color = .green
    let near = try drawing(80, 30) { $0.draw(TextLayout([TextRun("Hi", style)]), at: .zero) }
    // No letter is covered by the shadow of its line.
    for (before, after) in zip(plain.buffer.pixels, near.buffer.pixels) where before == Pixel.red {
      #expect(after == before)
    }
    #expect(near != plain)
  }

  @Test(
    "A text shadow falls downwards in a y-up context, and a clear shadow replaces the layout's"
  )
  func directions() throws {
    var style = TextStyle(font: font, color: .red)
    let cast = DropShadow(offset: CGSize(width: 0, height: 30), blur: 0, color: .green)
    let image = try drawingUpwards(30, 60) { context in
      context.translateBy(x: 0, y: 60)
      context.scaleBy(x: 1, y: -1)
      context.draw(TextLayout([TextRun("I", style)]), at: CGPoint(x: 3, y: 0), shadow: cast)
    }
    func isGreen(_ pixel: UInt32) -> Bool { pixel >> 8 & 255 > 60 && pixel >> 16 & 255 == 0 && pixel & 255 == 0 }
    let rows = (0..<60).filter { y in (0..<30).contains { isGreen(image.pixel($0, y)) } }
    #expect(!rows.isEmpty && rows.allSatisfy { $0 > 30 })
    style.shadow = DropShadow(offset: .zero, blur: 0, color: .clear)
    style.background = .blue
    let own = try drawing(30, 60) { $0.draw(TextLayout([TextRun("I", style)]), at: .zero, shadow: cast) }
    style.shadow = nil
    let layouts = try drawing(30, 60) { $0.draw(TextLayout([TextRun("I", style)]), at: .zero, shadow: cast) }
    // The background of letters has no shadow.
    let (none, some) = (own.buffer.pixels.count(where: isGreen), layouts.buffer.pixels.count(where: isGreen))
    let backgrounds = [own, layouts].map { $0.buffer.pixels.count { $0 == Pixel.blue } }
    #expect(none == 0 && some > 0 && some < backgrounds[0])
  }

  @Test("Slanted letters lean to the right by a fraction of their height and keep their advance")
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
