import Raster
import Testing

/// round(a · b / 255) by floating point.
private func rounded(_ a: Int, _ b: Int) -> Int { Int((Double(a * b) / 255).rounded()) }

private func channels(_ pixel: UInt32) -> [Int] { (0..<4).map { Int(pixel >> (8 * UInt32($0)) & 255) } }

private func pixel(_ channels: [Int]) -> UInt32 {
  channels.enumerated().reduce(0) { $0 | UInt32($1.element) << (8 * UInt32($1.offset)) }
}

/// Twenty premultiplied pixels by default: more than two vector steps and a remainder.
private func pixels(seed: UInt64, count: Int = 20) -> [UInt32] {
  var numbers = Numbers(seed: seed)
  return (0..<count).map { index in
    let alpha = index % 5 == 0 ? 255 : index % 7 == 0 ? 0 : Int(numbers.next() % 256)
    return pixel((0..<3).map { _ in rounded(Int(numbers.next() % 256), alpha) } + [alpha])
  }
}

private func reference(over source: UInt32, amount: Int, _ destination: UInt32) -> UInt32 {
  let scaled = channels(source).map { rounded($0, amount) }
  return pixel(zip(scaled, channels(destination)).map { $0 + rounded($1, 255 - scaled[3]) })
}

@Test func multiplyingChannelsRoundsToNearestForAllPairs() {
  for a in 0...255 {
    for b in 0...255 where PixelMath.multiply(UInt32(a), UInt32(b)) != UInt32(rounded(a, b)) {
      Issue.record("\(a) times \(b)")
    }
  }
}

@Test func blendingAgreesWithTheReferenceForAllPairsOfAlphaAndDestination() {
  for alpha in 0...255 {
    let source = pixel([alpha, alpha / 2, 0, alpha])
    // All 256 destination values at once, in each channel.
    var row = (0...255).map { pixel([$0, 255 - $0, $0 / 2, 255]) }
    let expected = row.map { reference(over: source, amount: 255, $0) }
    row.withUnsafeMutableBufferPointer { SpanKernels.blend($0.baseAddress!, count: 256, pixel: source) }
    if row != expected { Issue.record("solid, alpha \(alpha)") }

    var copy = (0...255).map { pixel([$0, 255 - $0, $0 / 2, 255]) }
    let sources = [UInt32](repeating: source, count: 256)
    copy.withUnsafeMutableBufferPointer { SpanKernels.blend($0.baseAddress!, from: sources, count: 256) }
    if copy != expected { Issue.record("row, alpha \(alpha)") }
  }
}

@Test func scalingAgreesWithTheReferenceForAllPairsOfAmountAndAlpha() {
  for amount in 0...255 {
    let sources = (0...255).map { pixel([$0, $0 / 2, $0 / 3, $0]) }
    var row = [UInt32](repeating: 0, count: 256)
    row.withUnsafeMutableBufferPointer {
      SpanKernels.blend($0.baseAddress!, from: sources, count: 256, amount: UInt8(amount))
    }
    if row != sources.map({ pixel(channels($0).map { rounded($0, amount) }) }) { Issue.record("amount \(amount)") }
  }
}

@Test(arguments: [0, 1, 7, 8, 9, 16, 20], [UInt8(0), 1, 127, 254, 255])
func runsOfEveryLengthBlendLikeSinglePixels(count: Int, amount: UInt8) {
  let sources = pixels(seed: 3)
  let before = pixels(seed: 4)
  var row = before
  row.withUnsafeMutableBufferPointer {
    SpanKernels.blend($0.baseAddress!, from: sources, count: count, amount: amount)
  }
  let expected = before.indices.map {
    $0 < count ? reference(over: sources[$0], amount: Int(amount), before[$0]) : before[$0]
  }
  #expect(row == expected)

  for source in sources {
    var solid = before
    solid.withUnsafeMutableBufferPointer {
      SpanKernels.blend($0.baseAddress!, count: count, pixel: source, coverage: amount)
    }
    #expect(
      solid
        == before.indices.map { $0 < count ? reference(over: source, amount: Int(amount), before[$0]) : before[$0] })
  }
}

@Test func fillingCopyingAndClearingTouchOnlyTheRun() {
  let before = pixels(seed: 9)
  var row = before
  row.withUnsafeMutableBufferPointer { SpanKernels.fill($0.baseAddress! + 2, count: 3, pixel: 7) }
  #expect(row == Array(before[..<2]) + [7, 7, 7] + Array(before[5...]))
  row.withUnsafeMutableBufferPointer { SpanKernels.clear($0.baseAddress! + 2, count: 3) }
  #expect(row == Array(before[..<2]) + [0, 0, 0] + Array(before[5...]))
  row.withUnsafeMutableBufferPointer { SpanKernels.copy($0.baseAddress!, from: before, count: 20) }
  #expect(row == before)
  row.withUnsafeMutableBufferPointer { SpanKernels.fill($0.baseAddress!, count: -1, pixel: 7) }
  #expect(row == before)
}

@Test(arguments: [
  (1.0, 0.0, 0.0, 1.0, UInt32(0xFFFF_0000)), (1, 1, 1, 0.5, 0x8080_8080), (0, 0, 1, 0.2, 0x3300_0033),
  (2, -1, .nan, 1, 0xFFFF_0000), (1, 1, 1, .nan, 0), (1, 1, 1, .infinity, 0xFFFF_FFFF),
])
func componentsBecomePremultipliedPixels(red: Double, green: Double, blue: Double, alpha: Double, expected: UInt32) {
  #expect(PixelMath.pixel(red: red, green: green, blue: blue, alpha: alpha) == expected)
}
