extension PixelBuffer {
  /// Makes no colour of a pixel greater than its alpha, as premultiplied pixels are; nothing is copied where none is.
  package mutating func limitColorsToAlpha() {
    guard let first = pixels.withUnsafeBufferPointer({ Self.firstBeyondAlpha($0) }) else { return }
    for index in first..<pixels.count { pixels[index] = PixelMath.limitedToAlpha(pixels[index]) }
  }

  private static func firstBeyondAlpha(_ pixels: UnsafeBufferPointer<UInt32>) -> Int? {
    var index = 0
    while index < pixels.count {
      if PixelMath.limitedToAlpha(pixels[index]) != pixels[index] { return index }
      index &+= 1
    }
    return nil
  }
}
