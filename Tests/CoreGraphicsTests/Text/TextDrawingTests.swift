import CoreGraphics
import Foundation
import Testing

@Suite("Drawing text") struct TextDrawingTests {
  private static func ink(of image: CGImage) -> (rows: ClosedRange<Int>, columns: ClosedRange<Int>)? {
    var rows: [Int] = []
    var columns: [Int] = []
    for y in 0..<image.height {
      for x in 0..<image.width where image.pixel(x, y) >> 24 > 40 {
        rows.append(y)
        columns.append(x)
      }
    }
    guard let top = rows.min(), let bottom = rows.max(), let left = columns.min(), let right = columns.max() else {
      return nil
    }
    return (top...bottom, left...right)
  }

  @Test func lettersStandOnTheBaseline() throws {
    let font = try TextFont.system(size: 20)
    for scale in [1.0, 2, 3] {
      let image = try drawing(60, 40, scale: scale) { $0.draw(TextLayout("HEX", font: font), at: CGPoint(x: 4, y: 4)) }
      let ink = try #require(Self.ink(of: image))
      let baseline = ((4 + font.metrics.ascender) * scale).rounded()
      #expect(ink.rows.upperBound == Int(baseline) - 1)
      #expect(abs(CGFloat(ink.rows.count) - font.metrics.capHeight * scale) <= 1)
    }
  }

  @Test func edgesOfLettersAreSmooth() throws {
    let font = try TextFont.system(size: 30)
    let image = try drawing(40, 40) { $0.draw(TextLayout("O", font: font), at: .zero) }
    let alphas = Set(image.buffer.pixels.map { $0 >> 24 })
    #expect(alphas.count > 20 && alphas.contains(255) && alphas.contains(0))
  }

  @Test func positionsBetweenPixelsDiffer() throws {
    let font = try TextFont.system(size: 15)
    let images = try (0..<8).map { step in
      try drawing(30, 30) { $0.draw(TextLayout("l", font: font), at: CGPoint(x: 5 + CGFloat(step) / 8, y: 2)) }
    }
    #expect(Set(images.map(\.buffer)).count == 5)
  }

  @Test func aScaledContextDrawsWhatALargerFontDraws() throws {
    let face = try FontLibrary.standard.face(file: "Inter-Regular.otf")
    let small = try drawing(60, 20, scale: 2) { context in
      context.draw(TextLayout("Scale", font: TextFont(face: face, size: 12)), at: .zero, color: .red)
    }
    let large = try drawing(120, 40) { context in
      context.draw(TextLayout("Scale", font: TextFont(face: face, size: 24)), at: .zero, color: .red)
    }
    #expect(small == large)
  }

  @Test func turnedTextIsDrawnAsPaths() throws {
    let font = try TextFont.system(size: 20)
    let upright = try drawing(60, 60) { $0.draw(TextLayout("Hi", font: font), at: .zero) }
    let turned = try drawing(60, 60) { context in
      context.translateBy(x: 60, y: 0)
      context.rotate(by: .pi / 2)
      context.draw(TextLayout("Hi", font: font), at: .zero)
    }
    let sums = [upright, turned].map { $0.buffer.pixels.reduce(0.0) { $0 + Double($1 >> 24) / 255 } }
    #expect(abs(sums[0] - sums[1]) < 0.03 * sums[0])
  }

  @Test func clipsCutText() throws {
    let font = try TextFont.system(size: 20)
    let image = try drawing(60, 40) { context in
      context.addEllipse(in: CGRect(x: 0, y: 0, width: 20, height: 40))
      context.clip()
      context.draw(TextLayout("WWWW", font: font), at: CGPoint(x: -3, y: 5))
    }
    let ink = try #require(Self.ink(of: image))
    #expect(ink.columns.upperBound < 20)
  }

  @Test func textAtInvalidPositionsDrawsNothing() throws {
    let font = try TextFont.system(size: 20)
    let layout = TextLayout("Hi", font: font)
    let image = try drawing(20, 20) { context in
      context.draw(layout, at: CGPoint(x: CGFloat.nan, y: 0))
      context.draw(layout, at: CGPoint(x: 1e12, y: 0))
      context.draw(TextLayout("Hi", font: try TextFont.system(size: 0)), at: .zero)
      context.scaleBy(x: 0, y: 0)
      context.draw(layout, at: .zero)
    }
    #expect(image.buffer.pixels.allSatisfy { $0 == 0 })
  }

  private func styled(_ text: String, _ change: (inout TextStyle) -> Void) throws -> CGImage {
    var style = TextStyle(font: try TextFont.system(size: 28), color: .black)
    change(&style)
    return try drawing(120, 50) { $0.draw(TextLayout([TextRun(text, style)]), at: CGPoint(x: 4, y: 4)) }
  }

  /// How many rows and columns of a colour's pixels there are, and how many pixels.
  private func count(_ image: CGImage, _ isWanted: (UInt32) -> Bool) -> Int {
    image.buffer.pixels.count(where: isWanted)
  }

  @Test func outlinesGoAlongTheEdgesOfLetters() throws {
    let isRed: (UInt32) -> Bool = { $0 >> 24 > 200 && $0 >> 16 & 0xFF > 150 && $0 & 0xFF < 60 }
    let isBlack: (UInt32) -> Bool = { $0 >> 24 > 200 && $0 >> 16 & 0xFF < 60 }
    let plain = try styled("HI") { _ in }
    let hollow = try styled("HI") { $0.outline = TextOutline(width: 0.05, color: .red) }
    let filled = try styled("HI") { $0.outline = TextOutline(width: 0.05, color: .red, fills: true) }
    #expect(count(plain, isRed) == 0 && count(plain, isBlack) > 100)
    #expect(count(hollow, isRed) > 100 && count(hollow, isBlack) == 0)
    #expect(abs(count(filled, isRed) - count(hollow, isRed)) < count(hollow, isRed) / 5 && count(filled, isBlack) > 20)
    // Without a colour of its own the line has the letters'.
    #expect(count(try styled("HI") { $0.outline = TextOutline(width: 0.05) }, isBlack) > 100)
  }

  @Test func linesAreInterruptedAsTheirPatternSays() throws {
    /// The red pixels of the row through the line's middle.
    func row(_ text: String, _ change: (inout TextStroke) -> Void) throws -> [Bool] {
      let image = try styled(text) { style in
        var stroke = TextStroke()
        stroke.color = .red
        change(&stroke)
        style.underline = stroke
      }
      let y = Int(4 + (try TextFont.system(size: 28)).metrics.ascender + 3)
      return (0..<image.width).map { image.pixel($0, y) >> 16 & 0xFF > 127 }
    }
    func gaps(_ row: [Bool]) -> Int { zip(row, row.dropFirst()).count { $0 && !$1 } }
    #expect(try gaps(row("nnnnn") { _ in }) == 1)
    let counts = try TextStroke.Pattern.allCases.map { pattern in try gaps(row("nnnnn") { $0.pattern = pattern }) }
    #expect(Set(counts.dropFirst()).count >= 3 && counts.dropFirst().allSatisfy { $0 > 3 })
    // A line by word leaves out the spaces.
    #expect(try gaps(row("a  b") { $0.isByWord = true }) == 2 && gaps(row("a  b") { _ in }) == 1)
    #expect(try row("ab ") { $0.isByWord = true }.count { $0 } < row("ab n") { $0.isByWord = true }.count { $0 })
  }
}
