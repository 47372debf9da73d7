import CoreGraphics
import Foundation
import Testing
import TransitionFuzz

@Suite("Damaged image files") struct ImageFuzzTests {
  @Test("is read, or refused by name", arguments: UInt64(1)...3)
  func files(seed: UInt64) {
    var fuzzer = ImageFuzzer(seed: seed)
    while fuzzer.files < 200 { fuzzer.step() }
    #expect(fuzzer.violations.isEmpty, "\(fuzzer.violations.joined(separator: "\n"))")
    // Neither all nor none are refused, else the damage says nothing.
    #expect(fuzzer.read > 2 && fuzzer.read < 180)
  }

  /// A PNG file of one chunk that promises a size.
  private func promising(_ width: UInt32, _ height: UInt32) throws -> Data {
    let image = try #require(try CGContext(size: CGSize(width: 1, height: 1), scale: 1).makeImage())
    var bytes = [UInt8](try image.pngData())
    for (index, number) in [width, height].enumerated() {
      for byte in 0..<4 { bytes[16 + 4 * index + byte] = UInt8(truncatingIfNeeded: number >> UInt32(24 - 8 * byte)) }
    }
    ImageFuzzer.mendSums(of: &bytes)
    return Data(bytes)
  }

  @Test("takes no memory for pixels that a few bytes only promise")
  func promises() throws {
    let data = try promising(16_000, 16_000)
    #expect(
      throws: CGImageError.damaged(format: .png, reason: "16000 x 16000 pixels cannot lie in \(data.count) bytes")
    ) { try CGImage(data: data) }
    #expect(throws: CGImageError.unusableSize(width: 100_000, height: 100_000)) {
      try CGImage(data: promising(100_000, 100_000))
    }
  }

  @Test("takes no memory for a chunk that reaches beyond the file, nor for texts")
  func chunks() throws {
    let image = try #require(try CGContext(size: CGSize(width: 3, height: 2), scale: 1).makeImage())
    let data = try image.pngData()
    // Behind the header's 33 bytes: a text that says it has 1.3 GB.
    let promise: [UInt8] = [0x4E, 0x2B, 0, 0x0D] + [UInt8]("tEXt".utf8) + [UInt8](repeating: 0x41, count: 20)
    let reason = "a chunk of \(0x4E2B_000D) bytes reaches beyond the file"
    #expect(throws: CGImageError.damaged(format: .png, reason: reason)) {
      try CGImage(data: data.prefix(33) + promise + data.dropFirst(33))
    }
    // A text chunk with a wrong checksum does not matter, because it is not read.
    let text: [UInt8] = [0, 0, 0, 4] + [UInt8]("tEXtA\0BC".utf8) + [0, 0, 0, 0]
    #expect(try CGImage(data: data.prefix(33) + text + data.dropFirst(33)) == image)
  }
}
