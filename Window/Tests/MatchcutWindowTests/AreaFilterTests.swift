import Testing

@testable import MatchcutWindow

@Suite("The area filter")
struct AreaFilterTests {
  /// Numbers that follow from a seed.
  private struct Numbers {
    var state: UInt64
    mutating func next() -> UInt32 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt32(truncatingIfNeeded: state >> 32)
    }
  }

  private func noise(_ width: Int, _ height: Int) -> [UInt32] {
    var numbers = Numbers(state: 7)
    return (0..<width * height).map { _ in numbers.next() | 0xFF00_0000 }
  }

  private func shrunk(
    _ pixels: [UInt32], _ width: Int, _ height: Int, _ scale: WindowScale, _ area: DrawnFrame.Area? = nil
  ) -> [UInt32] {
    let all = DrawnFrame.Area(x: 0, y: 0, width: scale.length(of: width), height: scale.length(of: height))
    var rows: [UInt32] = []
    pixels.withUnsafeBufferPointer { source in
      AreaFilter(scale).shrink(source.baseAddress!, width: width, height: height, area ?? all) { _, row in
        rows += row
      }
    }
    return rows
  }

  /// The mean of a channel over the area of a pixel, computed exactly, in parts of a pixel.
  private func mean(
    _ pixels: [UInt32], _ width: Int, _ height: Int, _ scale: WindowScale, _ x: Int, _ y: Int, _ shift: UInt32
  ) -> UInt32 {
    let (up, down) = (scale.numerator, scale.denominator)
    var sum = 0
    for part in 0..<down * down {
      let (column, row) = ((x * down + part % down) / up, (y * down + part / down) / up)
      sum += Int(pixels[min(row, height - 1) * width + min(column, width - 1)] >> shift & 0xFF)
    }
    return UInt32((sum + down * down / 2) / (down * down))
  }

  @Test("Each pixel is the mean of its area, to the nearest, also at odd edges", arguments: WindowScale.allCases)
  func exact(scale: WindowScale) {
    for (width, height) in [(12, 12), (13, 7), (5, 10), (1, 1), (3, 1)] {
      let pixels = noise(width, height)
      let result = shrunk(pixels, width, height, scale)
      let columns = scale.length(of: width)
      #expect(result.count == columns * scale.length(of: height))
      for (index, pixel) in result.enumerated() {
        let wanted = [0, 8, 16, 24].reduce(UInt32(0)) { value, shift in
          value | mean(pixels, width, height, scale, index % columns, index / columns, shift) << shift
        }
        #expect(pixel == wanted, "pixel \(index) of \(width) by \(height)")
      }
    }
  }

  @Test("One colour stays the same, from black to white", arguments: WindowScale.allCases)
  func plain(scale: WindowScale) {
    for value: UInt32 in 0...255 {
      let pixel = 0xFF00_0000 | value << 16 | (255 - value) << 8 | value
      let result = shrunk([UInt32](repeating: pixel, count: 64), 8, 8, scale)
      #expect(result.allSatisfy { $0 == pixel })
    }
  }

  @Test("A part of the bitmap has the pixels of the whole", arguments: WindowScale.allCases)
  func parts(scale: WindowScale) {
    let (width, height) = (23, 17)
    let pixels = noise(width, height)
    let whole = shrunk(pixels, width, height, scale)
    let (columns, rows) = (scale.length(of: width), scale.length(of: height))
    for area in [
      DrawnFrame.Area(x: 0, y: 0, width: 1, height: 1), .init(x: 2, y: 1, width: 3, height: 3),
      .init(x: columns - 2, y: rows - 1, width: 2, height: 1), .init(x: 1, y: 0, width: columns - 1, height: rows),
      .init(x: 3, y: 3, width: 0, height: 2),
    ] {
      let part = shrunk(pixels, width, height, scale, area)
      let wanted = (area.y..<area.y + area.height).flatMap { row in
        whole[row * columns + area.x..<row * columns + area.x + area.width]
      }
      #expect(part == wanted)
    }
  }

  @Test("Pixels are written in the order of the window, whichever that is")
  func orders() {
    let row: [UInt32] = [0xFF11_2233, 0xFF80_00FF]
    func written(_ order: PixelOrder, bytes: Int) -> [UInt8] {
      var target = [UInt8](repeating: 0, count: bytes)
      row.withUnsafeBufferPointer { row in
        target.withUnsafeMutableBytes { order.write(row, to: $0.baseAddress!) }
      }
      return target
    }
    #expect(written(.blueFirst, bytes: 8) == [0x33, 0x22, 0x11, 0xFF, 0xFF, 0, 0x80, 0xFF])
    #expect(written(.redFirst, bytes: 8) == [0x11, 0x22, 0x33, 0xFF, 0x80, 0, 0xFF, 0xFF])
    let packed = PixelOrder.formats.rgb565
    #expect(PixelOrder(format: packed) == .other(packed))
    // Five, six and five bits of red, green and blue.
    #expect(written(.other(packed), bytes: 4) == [0x06, 0x11, 0x1F, 0x80])
    #expect(PixelOrder(format: PixelOrder.formats.bgrx) == .blueFirst)
    #expect(PixelOrder(format: PixelOrder.formats.rgbx) == .redFirst)
  }
}
