import Foundation

/// The versions on which rendered text depends, recorded beside a screenshot.
package struct FontVersions: Hashable, Sendable, Codable {
  /// The font's PostScript name.
  package var font: String
  /// The font's own version string.
  package var fontVersion: String
  /// A hash of the font's file.
  package var fontHash: String
  /// The version of FreeType, which makes outlines.
  package var freeType: String
  /// The version of HarfBuzz, which shapes text.
  package var harfBuzz: String

  /// Creates versions.
  package init(font: String, fontVersion: String, fontHash: String, freeType: String, harfBuzz: String) {
    self.font = font
    self.fontVersion = fontVersion
    self.fontHash = fontHash
    self.freeType = freeType
    self.harfBuzz = harfBuzz
  }

  /// Reads the current versions for a face.
  package init(of face: FontFace) {
    self.init(
      font: face.postScriptName, fontVersion: face.version, fontHash: face.fileHash,
      freeType: FreeTypeFace.libraryVersion, harfBuzz: HarfBuzzFont.libraryVersion)
  }

  /// Returns one sentence for each difference from recorded versions; none if text renders the same.
  package func differences(fromRecorded recorded: FontVersions) -> [String] {
    var result: [String] = []
    if fontHash != recorded.fontHash || font != recorded.font {
      result.append(
        "The font is \(font) \(fontVersion) (\(fontHash)), recorded with \(recorded.font) \(recorded.fontVersion) "
          + "(\(recorded.fontHash)).")
    }
    if freeType != recorded.freeType {
      result.append("FreeType is \(freeType), recorded with \(recorded.freeType).")
    }
    if harfBuzz != recorded.harfBuzz {
      result.append("HarfBuzz is \(harfBuzz), recorded with \(recorded.harfBuzz).")
    }
    return result
  }
}
