import Raster
import Testing

private func gray(_ values: [UInt32], _ width: Int) -> PixelBuffer {
  PixelBuffer(width: width, height: values.count / width, pixels: values.map { 0xFF00_0000 | $0 * 0x01_0101 })
}

@Test func halvingAveragesBlocksAndRoundsToNearest() {
  let picture = gray([0, 10, 20, 30, 3, 11, 20, 31], 4)
  #expect(picture.downsampled(columns: 1, rows: 1) == gray([6, 25], 2))
  #expect(picture.downsampled(columns: 1, rows: 0) == gray([5, 25, 7, 26], 2))
  #expect(picture.downsampled(columns: 0, rows: 1) == gray([2, 11, 20, 31], 4))
  #expect(picture.downsampled(columns: 0, rows: 0) == picture)
}

@Test func blocksAtTheBorderAverageWhatTheyHave() {
  let picture = gray([10, 20, 40, 10, 20, 40, 90, 90, 90], 3)
  #expect(picture.downsampled(columns: 1, rows: 1) == gray([15, 40, 90, 90], 2))
  #expect(picture.downsampled(columns: 12, rows: 12) == gray([46], 1))
}

@Test func eachChannelIsAveragedForItself() {
  let picture = PixelBuffer(width: 2, height: 1, pixels: [0xFF10_2030, 0x0100_0000])
  #expect(picture.downsampled(columns: 1, rows: 0).pixels == [0x8008_1018])
}

@Test func aLargeEvenPictureStaysWhatItIs() {
  let white = PixelBuffer(width: 5000, height: 40, fill: 0xFFFF_FFFF)
  #expect(white.downsampled(columns: 12, rows: 5) == PixelBuffer(width: 2, height: 2, fill: 0xFFFF_FFFF))
}

@Test func onePixelThatIsNotOpaqueMakesAPictureSo() {
  var picture = PixelBuffer(width: 70, height: 40, fill: 0xFF12_3456)
  #expect(picture.isOpaque)
  for index in [0, 1023, 1024, 2799] {
    picture.pixels[index] = 0xFE00_0000
    #expect(!picture.isOpaque)
    picture.pixels[index] = 0xFF00_0000
  }
  #expect(PixelBuffer(width: 0, height: 0).isOpaque)
}
