import Foundation

/// What text in a picture depends on, to be kept beside it.
package struct FontVersions: Hashable, Sendable, Codable {
  /// The font's name for programs.
  package var font: String
  /// The version that the font names.
  package var fontVersion: String
  /// A hash of the font's file.
  package var fontHash: String
  /// FreeType's version, which made the outlines.
  package var freeType: String
  /// HarfBuzz's version, which chose and placed the glyphs.
  package var harfBuzz: String

  /// Versions from their values.
  package init(font: String, fontVersion: String, fontHash: String, freeType: String, harfBuzz: String) {
    self.font = font
    self.fontVersion = fontVersion
    self.fontHash = fontHash
    self.freeType = freeType
    self.harfBuzz = harfBuzz
  }

  /// What text drawn with a face depends on here and now.
  package init(of face: FontFace) {
    self.init(
      font: face.postScriptName, fontVersion: face.version, fontHash: face.fileHash,
      freeType: FreeTypeFace.libraryVersion, harfBuzz: HarfBuzzFont.libraryVersion)
  }

  /// One sentence for each thing that differs from what was recorded; none if text comes out the same.
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
