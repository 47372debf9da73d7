import Raster

extension PixelBitmap {
  /// Hands the pixels to a block that reads them, at whole places and between them; what lies outside repeats its nearest pixel, and a
  /// picture without any pixels is handed as one clear one.
  func read<Result>(_ body: (PixelSource) -> Result) -> Result {
    pixels.withUnsafeBufferPointer { all in
      if let base = all.baseAddress,
        let source = PixelSource(base: base, stride: width, window: PixelRect(x: 0, y: 0, width: width, height: height))
      {
        return body(source)
      }
      return withUnsafePointer(to: 0) { body(PixelSource(pixel: $0)) }
    }
  }
}
