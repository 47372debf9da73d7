import Foundation
import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

/// A folder with the resources of an app, which is removed at the end.
@MainActor final class ResourceFiles {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("matchcut-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// Writes a file, with the folders on its path.
  func write(_ data: Data, to path: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  /// Writes a text, such as a `Contents.json`.
  func write(_ text: String, to path: String) throws {
    try write(Data(text.utf8), to: path)
  }

  /// Writes an image of one colour.
  func writeImage(_ color: UIColor, side: Int, to path: String) throws {
    try write(try #require(Self.image(color, side: side).pngData()), to: path)
  }

  /// Returns a square of one colour, one pixel per point.
  static func image(_ color: UIColor, side: Int) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }
}

extension UIImage {
  /// The colour of the pixel at the top left, as it is drawn.
  @MainActor var firstColor: UIColor? { upright?.color(x: 0, y: 0) }
}

extension UIImageView {
  /// The colour of a pixel of the contents.
  func contentColor(x: Int = 0, y: Int = 0) -> UIColor? { (layer.contents as? CGImage)?.color(x: x, y: y) }
}
