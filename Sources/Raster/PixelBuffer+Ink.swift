extension PixelBuffer {
  /// The smallest rectangle around all pixels that are not clear black; empty where there are none.
  ///
  /// It is looked for from the outside, so that it takes long only where much is clear.
  package var ink: PixelRect {
    pixels.withUnsafeBufferPointer { pixels in
      func isClear(_ y: Int) -> Bool {
        var index = y &* width
        let last = index &+ width
        while index < last {
          // Runs of 64 pixels are looked at without a branch.
          let end = min(index &+ 64, last)
          var all: UInt32 = 0
          while index < end {
            all |= pixels[index]
            index &+= 1
          }
          if all != 0 { return false }
        }
        return true
      }
      var (top, bottom) = (0, height)
      while top < bottom, isClear(top) { top += 1 }
      while bottom > top, isClear(bottom - 1) { bottom -= 1 }
      guard top < bottom else { return .empty }
      var (left, right) = (width, 0)
      for y in top..<bottom {
        let row = y &* width
        for x in 0..<left where pixels[row &+ x] != 0 {
          left = x
          break
        }
        for x in stride(from: width - 1, through: max(right, left), by: -1) where pixels[row &+ x] != 0 {
          right = x + 1
          break
        }
      }
      return PixelRect(minX: left, minY: top, maxX: right, maxY: bottom)
    }
  }
}
