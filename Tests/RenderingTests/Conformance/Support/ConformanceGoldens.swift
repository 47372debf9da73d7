import CoreGraphics
import Foundation
import Synchronization

/// The goldens of the conformance suite: one image for each family, in the folder `Goldens`.
///
/// `MATCHCUT_GOLDENS=record` writes them. A scene that differs leaves `expected.png` and `actual.png` under
/// `MATCHCUT_OUT` (else `out`), in a folder of its name.
enum ConformanceGoldens {
  private static let sheets = Mutex<[String: CGImage]>([:])
  static var isRecording: Bool { ProcessInfo.processInfo.environment["MATCHCUT_GOLDENS"] == "record" }

  private static func file(_ family: ConformanceFamily) -> URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Goldens/\(family.name).png")
  }

  /// Returns a family's image, which is read once.
  static func sheet(_ family: ConformanceFamily) throws -> CGImage {
    if let known = sheets.withLock({ $0[family.name] }) { return known }
    let read = try CGImage(data: try Data(contentsOf: file(family)))
    sheets.withLock { $0[family.name] = read }
    return read
  }

  static func record(_ family: ConformanceFamily) throws {
    try FileManager.default.createDirectory(
      at: file(family).deletingLastPathComponent(), withIntermediateDirectories: true)
    try family.sheet(family.scenes.map { draw($0.frame) }).pngData().write(to: file(family))
  }

  /// Writes two images for inspection, and returns their folder.
  static func leave(_ scene: ConformanceScene, expected: CGImage, actual: CGImage, for reason: String) throws -> String
  {
    let out = ProcessInfo.processInfo.environment["MATCHCUT_OUT"] ?? "out"
    let folder = URL(fileURLWithPath: out).appendingPathComponent("\(reason)/\(scene.family), \(scene.name)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try expected.pngData().write(to: folder.appendingPathComponent("expected.png"))
    try actual.pngData().write(to: folder.appendingPathComponent("actual.png"))
    return folder.path
  }
}
