import CoreGraphics
import Foundation
import Testing

/// The same drawing gives the same bytes on every machine, in debug and release: hashes are pinned.
@Suite("Determinism of drawing") struct DeterminismTests {
  @Test func aDrawingWithoutFontsHasPinnedBytes() throws {
    let image = try ReferenceDrawings.shapes()
    #expect(ReferenceDrawings.hash(of: image) == 2_602_601_349_059_251_673)
    #expect(try ReferenceDrawings.shapes() == image)
  }

  /// The reasons not to compare text here: other versions of font, FreeType or HarfBuzz draw other outlines.
  private static let versionDifferences: [String] = {
    let recorded = FontVersions(
      font: "Inter-Regular", fontVersion: "Version 3.019;git-0a5106e0b", fontHash: "b721255871cf9491",
      freeType: "2.12.1", harfBuzz: "6.0.0")
    guard let font = try? TextFont.system(size: 17) else { return ["Inter is not installed."] }
    return FontVersions(of: font.face).differences(fromRecorded: recorded)
  }()

  @Test(
    .enabled(
      if: versionDifferences.isEmpty,
      "the pinned bytes were made with other versions: \(versionDifferences.joined(separator: " "))"))
  func aDrawingWithTextHasPinnedBytesForItsVersions() throws {
    let font = try TextFont.system(size: 17)
    let image = try ReferenceDrawings.linesAndText(font)
    #expect(ReferenceDrawings.hash(of: image) == 17_922_323_050_997_768_615)
  }
}
