import CoreGraphics

/// The differences between the channels of two images of one size.
struct ImageDistance {
  /// How many pixels have each difference, 0…255: that of the channel that differs most.
  private var counts = [Int](repeating: 0, count: 256)
  /// The largest difference.
  private(set) var largest = 0
  /// Where that is.
  private(set) var location = "nowhere"

  init(_ a: CGImage, _ b: CGImage) {
    for index in a.buffer.pixels.indices {
      let (p, q) = (a.buffer.pixels[index], b.buffer.pixels[index])
      var difference = 0
      for shift: UInt32 in [0, 8, 16, 24] {
        let apart = Int(p >> shift & 255) - Int(q >> shift & 255)
        difference = max(difference, abs(apart))
      }
      counts[difference] += 1
      if difference > largest { (largest, location) = (difference, "\(index % a.width), \(index / a.width)") }
    }
  }

  /// The share of pixels with a difference above one.
  func share(above difference: Int) -> Double {
    Double(counts[(difference + 1)...].reduce(0, +)) / Double(max(counts.reduce(0, +), 1))
  }
}
