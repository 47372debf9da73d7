import Raster
import Testing

private func gray(_ values: [UInt32], _ width: Int) -> PixelBuffer {
  PixelBuffer(width: width, height: values.count / width, pixels: values.map { 0xFF00_0000 | $0 * 0x01_0101 })
}

@Test func halvingAveragesBlocksAndRoundsToNearest() {
  let bitmap = gray([0, 10, 20, 30, 3, 11, 20, 31], 4)
  #expect(bitmap.downsampled(columns: 1, rows: 1) == gray([6, 25], 2))
  #expect(bitmap.downsampled(columns: 1, rows: 0) == gray([5, 25, 7, 26], 2))
  #expect(bitmap.downsampled(columns: 0, rows: 1) == gray([2, 11, 20, 31], 4))
  #expect(bitmap.downsampled(columns: 0, rows: 0) == bitmap)
}

@Test func blocksAtTheBorderAverageOnlyTheirPixels() {
  let bitmap = gray([10, 20, 40, 10, 20, 40, 90, 90, 90], 3)
  #expect(bitmap.downsampled(columns: 1, rows: 1) == gray([15, 40, 90, 90], 2))
  #expect(bitmap.downsampled(columns: 12, rows: 12) == gray([46], 1))
}

@Test func eachChannelIsAveragedSeparately() {
  let bitmap = PixelBuffer(width: 2, height: 1, pixels: [0xFF10_2030, 0x0100_0000])
  #expect(bitmap.downsampled(columns: 1, rows: 0).pixels == [0x8008_1018])
}

@Test func aLargeUniformBitmapStaysUnchanged() {
  let white = PixelBuffer(width: 5000, height: 40, fill: 0xFFFF_FFFF)
  #expect(white.downsampled(columns: 12, rows: 5) == PixelBuffer(width: 2, height: 2, fill: 0xFFFF_FFFF))
}

@Test func onePixelThatIsNotOpaqueMakesABitmapNotOpaque() {
  var bitmap = PixelBuffer(width: 70, height: 40, fill: 0xFF12_3456)
  #expect(bitmap.isOpaque)
  for index in [0, 1023, 1024, 2799] {
    bitmap.pixels[index] = 0xFE00_0000
    #expect(!bitmap.isOpaque)
    bitmap.pixels[index] = 0xFF00_0000
  }
  #expect(PixelBuffer(width: 0, height: 0).isOpaque)
}
