import CoreGraphics
import Foundation
import Testing

/// The same drawing gives the same bytes on every machine, in debug and release: hashes are pinned.
@Suite struct DeterminismTests {
  @Test func aDrawingWithoutFontsHasPinnedBytes() throws {
    let image = try ReferenceDrawings.shapes()
    #expect(ReferenceDrawings.hash(of: image) == 12_255_097_217_701_516_205)
    #expect(try ReferenceDrawings.shapes() == image)
  }

  @Test func aDrawingWithTextHasPinnedBytesForItsVersions() throws {
    let font = try TextFont.system(size: 17)
    let recorded = FontVersions(
      font: "Inter-Regular", fontVersion: "Version 3.019;git-0a5106e0b", fontHash: "b721255871cf9491",
      freeType: "2.12.1", harfBuzz: "6.0.0")
    let differences = FontVersions(of: font.face).differences(fromRecorded: recorded)
    // Other versions draw other outlines: the mismatch is said by name, and no pixels are compared.
    try #require(differences.isEmpty, "\(differences.joined(separator: " "))")
    let image = try ReferenceDrawings.linesAndText(font)
    #expect(ReferenceDrawings.hash(of: image) == 17_922_323_050_997_768_615)
  }
}
