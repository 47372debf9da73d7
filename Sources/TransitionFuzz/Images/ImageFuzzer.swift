import CoreGraphics
import Foundation
import SeededRandom

/// Decodes damaged image files. Each must be read, or refused with a `CGImageError`, within memory that the file's size
/// bounds.
public struct ImageFuzzer {
  private let seeds: [Data]
  private var dice: XorshiftRandom
  /// The peak memory of the process before the first file, in bytes.
  private let memoryBefore = Self.peakMemory
  /// The number of files so far.
  public private(set) var files = 0
  /// The number of files that were read.
  public private(set) var read = 0
  /// The violations: the file's number, the violation, and the file in Base64.
  public private(set) var violations: [String] = []

  /// Makes a fuzzer whose files follow from a seed.
  public init(seed: UInt64) {
    dice = XorshiftRandom(seed: seed)
    seeds = Self.written + ImageSeeds.all
  }

  /// Images that the engine encodes itself.
  private static let written: [Data] = {
    let sizes = [(1, 1), (7, 5), (64, 48), (200, 3)]
    return sizes.flatMap { width, height -> [Data] in
      guard let context = try? CGContext(size: CGSize(width: width, height: height), scale: 1) else { return [] }
      context.setFillColor(CGColor(srgbRed: 0.8, green: 0.3, blue: 0.1, alpha: 0.7))
      context.fillEllipse(in: CGRect(x: 0, y: 0, width: width, height: height))
      guard let image = context.makeImage() else { return [] }
      return [
        try? image.pngData(), try? image.jpegData(quality: 0.6), try? image.jpegData(quality: 1), try? image.webpData(),
        try? image.webpData(quality: 0.7),
      ].compactMap { $0 }
    }
  }()

  /// Damages one file and reads it.
  public mutating func step() {
    files += 1
    let (one, other) = (dice.pick(seeds) ?? Data(), dice.pick(seeds) ?? Data())
    let data = ImageMutation.damaged(one, other: other, &dice)
    let before = Self.peakMemory
    do {
      let image = try CGImage(data: data)
      read += 1
      check(image, data)
    } catch is CGImageError {
      // The file was refused with a named error.
    } catch {
      complain("\(error) is no CGImageError", data)
    }
    // A byte stands for at most 32,768 pixels, of eight bytes each while they are read; files of up to 2,048 × 2,048
    // pixels are always allowed.
    let most = data.count * 32_768 * 8 + 48_000_000
    if Self.peakMemory - before > most {
      complain("\(data.count) bytes took \(Self.peakMemory - before) bytes of memory", data)
    }
  }

  private mutating func complain(_ what: String, _ data: Data) {
    violations.append("file \(files): \(what): \(data.base64EncodedString())")
  }

  private mutating func check(_ image: CGImage, _ data: Data) {
    guard image.width > 0, image.height > 0, image.width * image.height <= CGImageError.pixelLimit else {
      complain("\(image.width) x \(image.height) pixels", data)
      return
    }
    if let other = try? CGImage(data: data), other != image {
      violations.append("file \(files): read twice, it differs")
    }
    let isPremultiplied = image.buffer.pixels.allSatisfy { pixel in
      let alpha = pixel >> 24
      return pixel >> 16 & 255 <= alpha && pixel >> 8 & 255 <= alpha && pixel & 255 <= alpha
    }
    if !isPremultiplied { complain("a colour above its alpha", data) }
  }

  /// Writes the right checksums into a PNG file whose chunks were changed.
  package static func mendSums(of bytes: inout [UInt8]) {
    PNGSums.mend(&bytes)
  }

  /// The greatest memory of the process so far, in bytes.
  private static var peakMemory: Int {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss * 1024
  }

  /// A summary of the run.
  public var summary: String {
    let grown = (Self.peakMemory - memoryBefore) / 1_000_000
    return
      "\(files) damaged files, \(read) of them read, \(violations.count) violations; memory grew by \(grown) MB at most"
  }
}
