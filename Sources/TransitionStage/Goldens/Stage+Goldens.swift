import Foundation
import UIKit

extension Stage {
  /// Compares the screen exactly with a screenshot in the folder `Goldens` beside the test.
  ///
  /// `MATCHCUT_GOLDENS=record` writes the screenshots instead. A failing comparison leaves `expected.png`, `actual.png`
  /// and `difference.png` under `MATCHCUT_OUT` (else `out`), in a folder of the golden's name. A frame with text also
  /// stores the versions of font, FreeType and HarfBuzz: without them a change of version looks like a fault.
  ///
  /// - Parameters:
  ///   - name: the screenshot's name, without extension.
  ///   - file: the test's file.
  /// - Throws: ``GoldenError``.
  public func expectFrame(matches name: String, file: String = #filePath) throws {
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent("Goldens")
    try GoldenFrame(name: name, folder: folder, environment: ProcessInfo.processInfo.environment)
      .check(image, fonts: environment.fontVersions)
  }
}
