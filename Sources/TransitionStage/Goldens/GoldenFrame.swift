import CoreGraphics
import Foundation
import Raster

/// A golden screenshot and its path.
struct GoldenFrame {
  let name: String
  let folder: URL
  let environment: [String: String]

  private var file: URL { folder.appendingPathComponent("\(name).png") }
  private var versions: URL { folder.appendingPathComponent("\(name).fonts.json") }

  /// Compares a frame with the golden, or records it.
  func check(_ actual: CGImage, fonts: [FontVersions]) throws {
    if environment["MATCHCUT_GOLDENS"] == "record" {
      try record(actual, fonts: fonts)
      return
    }
    guard let data = FileManager.default.contents(atPath: file.path) else {
      throw GoldenError.missing(name: name, path: file.path)
    }
    try checkVersions(fonts)
    let expected: CGImage
    do {
      expected = try CGImage(pngData: data)
    } catch {
      throw GoldenError.unreadable(path: file.path, reason: "\(error)")
    }
    try compare(expected, actual)
  }

  private func record(_ image: CGImage, fonts: [FontVersions]) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try image.pngData().write(to: file)
    if fonts.isEmpty {
      try? FileManager.default.removeItem(at: versions)
    } else {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      try encoder.encode(fonts).write(to: versions)
    }
  }

  private func checkVersions(_ fonts: [FontVersions]) throws {
    guard let data = FileManager.default.contents(atPath: versions.path) else { return }
    let recorded: [FontVersions]
    do {
      recorded = try JSONDecoder().decode([FontVersions].self, from: data)
    } catch {
      throw GoldenError.unreadable(path: versions.path, reason: "\(error)")
    }
    let differences = recorded.flatMap { old -> [String] in
      guard let now = fonts.first(where: { $0.font == old.font }) else { return ["\(old.font) is not in the frame."] }
      return now.differences(fromRecorded: old)
    }
    guard differences.isEmpty else { throw GoldenError.versions(name: name, differences: differences) }
  }

  private func compare(_ expected: CGImage, _ actual: CGImage) throws {
    guard expected.width == actual.width, expected.height == actual.height else {
      throw GoldenError.size(
        name: name, expected: "\(expected.width) x \(expected.height)", actual: "\(actual.width) x \(actual.height)")
    }
    // Goldens are stored with straight alpha, so a translucent pixel is compared as it is read back from a file.
    let shown = try CGImage(pngData: actual.pngData())
    let difference = ImageDifference(expected, shown)
    guard difference.count > 0 else { return }
    let out = URL(fileURLWithPath: environment["MATCHCUT_OUT"] ?? "out")
    let directory = out.appendingPathComponent("goldens").appendingPathComponent(name)
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    try expected.pngData().write(to: directory.appendingPathComponent("expected.png"))
    try actual.pngData().write(to: directory.appendingPathComponent("actual.png"))
    try difference.image.pngData().write(to: directory.appendingPathComponent("difference.png"))
    throw GoldenError.pixels(name: name, count: difference.count, first: difference.first, folder: directory.path)
  }
}

/// The difference of two images of one size.
struct ImageDifference {
  /// The number of pixels that differ.
  let count: Int
  /// The first differing pixel, as "x, y"; empty where none differs.
  let first: String
  /// An image that is red where pixels differ, over a faint copy of the expected one.
  let image: CGImage

  init(_ expected: CGImage, _ actual: CGImage) {
    var marked = PixelBuffer(width: expected.width, height: expected.height)
    var count = 0
    var first = ""
    for index in marked.pixels.indices {
      let (a, b) = (expected.buffer.pixels[index], actual.buffer.pixels[index])
      if a == b {
        marked.pixels[index] = 0xFF00_0000 | ((a >> 2) & 0x003F_3F3F) + 0x00C0_C0C0
      } else {
        if count == 0 { first = "\(index % expected.width), \(index / expected.width)" }
        count += 1
        marked.pixels[index] = 0xFFFF_0000
      }
    }
    self.count = count
    self.first = first
    image = CGImage(marked)
  }
}
