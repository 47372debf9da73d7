import Foundation
import UIKit

extension Stage {
  /// Compares what is on the screen, exactly, with a picture kept beside the test, in the folder `Goldens`.
  ///
  /// `MATCHCUT_GOLDENS=record` writes the pictures instead. A failing comparison leaves `expected.png`, `actual.png` and
  /// `difference.png` under `MATCHCUT_OUT` (else `out`), in a folder of the golden's name. A frame with text also keeps the
  /// versions of font, FreeType and HarfBuzz, without which its pixels could not be told from a fault.
  ///
  /// - Parameters:
  ///   - name: the picture's name, without extension.
  ///   - file: the test's file.
  /// - Throws: ``GoldenError``.
  public func expectFrame(matches name: String, file: String = #filePath) throws {
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent("Goldens")
    try GoldenFrame(name: name, folder: folder, environment: ProcessInfo.processInfo.environment)
      .check(image, fonts: environment.fontVersions)
  }
}
