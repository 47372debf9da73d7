import CoreGraphics
import Foundation
import Testing

@Suite("Fonts and glyphs") struct FontTests {
  @Test func interStandsInForTheSystemFont() throws {
    let styles: [(CGFloat, FontWeight, Bool, String)] = [
      (17, .regular, false, "Inter-Regular"), (17, .semibold, false, "Inter-SemiBold"),
      (17, .bold, false, "Inter-Bold"),
      (17, .regular, true, "Inter-Italic"), (17, .black, true, "Inter-BlackItalic"),
      (17, .ultraLight, false, "Inter-Thin"), (34, .bold, false, "InterDisplay-Bold"),
      (20, .regular, true, "InterDisplay-Italic"), (19.9, .heavy, false, "Inter-ExtraBold"),
    ]
    for (size, weight, italic, name) in styles {
      let font = try TextFont.system(size: size, weight: weight, italic: italic)
      #expect(font.face.postScriptName == name)
    }
  }

  @Test func everyWeightHasItsFiles() throws {
    for weight in FontWeight.allCases {
      for italic in [false, true] {
        for size in [12.0, 40.0] {
          #expect(try TextFont.system(size: size, weight: weight, italic: italic).face.glyphCount > 1000)
        }
      }
    }
  }

  @Test func systemFontsHaveTheHeightsOfIOS() throws {
    let font = try TextFont.system(size: 17)
    #expect(font.metrics.lineHeight == 20.287109375)
    #expect(font.metrics.ascender == 16.1865234375)
    #expect(font.metrics.descender == -4.1005859375)
    #expect(abs(font.metrics.capHeight - 11.978) < 0.001)
    let bounds = font.path(of: font.shape("H")[0].glyph).boundingBoxOfPath
    #expect(abs(bounds.height - font.metrics.capHeight) < 0.02 && abs(bounds.maxY) < 0.02)
  }

  @Test func smallSystemFontsAreSpacedWiderThanLargeOnes() throws {
    let spacings = try [9.0, 11, 13, 17, 19].map { try TextFont.system(size: $0).tracking }
    #expect(spacings == spacings.sorted(by: >) && spacings[0] > 0 && spacings[4] < 0)
    #expect(try TextFont.system(size: 34).tracking == 0)
    let font = try TextFont.system(size: 17)
    let plain = font.face.shape("Hello").reduce(0) { $0 + $1.advance }
    #expect(abs(font.width(of: "Hello") - CGFloat(plain + 5 * font.tracking) * font.unit) < 1e-9)
  }

  @Test func weightsAreTheNearestOfUIKits() {
    for weight in FontWeight.allCases { #expect(FontWeight(nearestTo: weight.uiKitValue) == weight) }
    #expect(FontWeight(nearestTo: 0.25) == .medium && FontWeight(nearestTo: 5) == .black)
    #expect(FontWeight(nearestTo: .nan) == .regular)
  }

  @Test func widthsAreLinearInSize() throws {
    let face = try FontLibrary.standard.face(file: "Inter-Regular.otf")
    let one = TextFont(face: face, size: 1).width(of: "Hello, world")
    for size in [9.0, 17, 100] {
      #expect(abs(TextFont(face: face, size: size).width(of: "Hello, world") - one * size) < 1e-9)
    }
    #expect(TextFont(face: face, size: 17).width(of: "") == 0)
    #expect(TextFont(face: face, size: .nan).size == 0)
  }

  @Test func shapingKernsAndSubstitutes() throws {
    let face = try FontLibrary.standard.face(file: "Inter-Regular.otf")
    let font = TextFont(face: face, size: 100)
    #expect(font.width(of: "AV") < font.width(of: "A") + font.width(of: "V"))
    let digits = TextFont(face: face, size: 100, features: ["tnum"])
    #expect(digits.width(of: "1") == digits.width(of: "8"))
    #expect(font.width(of: "1") != font.width(of: "8"))
    let accent = face.shape("e\u{301}x")
    #expect(accent.map(\.cluster).last == 3)
    #expect(face.hasGlyph(for: "…") && !face.hasGlyph(for: "語"))
  }

  @Test func aMissingFontIsNamedWithItsPackage() throws {
    let empty = FontLibrary(folders: ["/nowhere"])
    let error = #expect(throws: FontError.self) { try TextFont.system(size: 17, library: empty) }
    #expect(
      error?.description
        == "The font file Inter-Regular.otf is in none of the font folders (/nowhere). "
        + "Install it with: apt-get install fonts-inter.")
    #expect(CGFont("NoSuchFont") == nil)
  }

  @Test func aBrokenFileIsNamed() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("broken-fonts-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("no font".utf8).write(to: folder.appendingPathComponent("Broken.otf"))
    try Data().write(to: folder.appendingPathComponent("Empty.ttf"))
    let library = FontLibrary(folders: [folder.path])
    for file in ["Broken.otf", "Empty.ttf"] {
      let error = #expect(throws: FontError.self) { try library.face(file: file) }
      #expect(error?.description.hasPrefix("The font file \(folder.path)/\(file) cannot be used: ") == true)
    }
  }

  @Test func aTruncatedFontDoesNoHarm() throws {
    let data = try #require(
      FileManager.default.contents(atPath: FontLibrary.standard.face(file: "Inter-Bold.otf").path))
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("cut-fonts-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let library = FontLibrary(folders: [folder.path])
    for (index, length) in [100, 5000, data.count / 2, data.count - 1000].enumerated() {
      try data.prefix(length).write(to: folder.appendingPathComponent("Cut\(index).otf"))
      if let face = try? library.face(path: "\(folder.path)/Cut\(index).otf") {
        _ = TextLayout("Hello", font: TextFont(face: face, size: 17))
        _ = face.image(of: 40, pixelSize: 20, step: 0)
      }
    }
  }

  @Test func versionsSayWhatDiffers() throws {
    let versions = FontVersions(of: try FontLibrary.standard.face(file: "Inter-Regular.otf"))
    #expect(versions.font == "Inter-Regular" && versions.fontVersion.hasPrefix("Version "))
    #expect(versions.freeType.hasPrefix("2.") && !versions.harfBuzz.isEmpty && versions.fontHash.count > 8)
    #expect(versions.differences(fromRecorded: versions).isEmpty)
    var old = versions
    old.freeType = "2.10.0"
    old.harfBuzz = "1.0"
    #expect(
      versions.differences(fromRecorded: old) == [
        "FreeType is \(versions.freeType), recorded with 2.10.0.",
        "HarfBuzz is \(versions.harfBuzz), recorded with 1.0.",
      ])
    let data = try JSONEncoder().encode(versions)
    #expect(try JSONDecoder().decode(FontVersions.self, from: data) == versions)
  }

  @Test func aFontHasItsNumbers() throws {
    let font = try #require(CGFont("Inter-Regular"))
    #expect(font.postScriptName == "Inter-Regular" && font.fullName == "Inter Regular")
    #expect(font.unitsPerEm > 1000 && font.ascent > 0 && font.descent < 0 && font.capHeight > font.xHeight)
  }

  @Test func fontsAreFoundByTheirNames() throws {
    let library = FontLibrary.standard
    #expect(library.face(named: "Inter-Bold") == (try library.face(file: "Inter-Bold.otf")))
    #expect(library.face(named: "Inter Bold") == (try library.face(file: "Inter-Bold.otf")))
    #expect(library.face(named: "No Such Font") == nil && CGFont("Inter Bold")?.postScriptName == "Inter-Bold")
    #expect(library.families["Inter"]?.contains("Inter-SemiBold") == true)
    // Files of several fonts have a name for each.
    if let collection = try? library.face(file: "NotoSansCJK-Regular.ttc") {
      let korean = try #require(library.face(named: "NotoSansCJKkr-Regular"))
      #expect(korean.path == collection.path && korean.index > 0 && korean.postScriptName == "NotoSansCJKkr-Regular")
      #expect(!korean.shape("한").contains { $0.glyph == 0 })
    }
  }

  @Test func manyThreadsMayUseOneFace() async throws {
    let font = try TextFont.system(size: 17)
    let expected = try Self.rendered(of: "Threads 0", font)
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 {
        group.addTask {
          (0..<20).allSatisfy { _ in (try? Self.rendered(of: "Threads 0", font)) == expected }
        }
      }
      for await isSame in group { #expect(isSame) }
    }
  }

  private static func rendered(of text: String, _ font: TextFont) throws -> CGImage {
    try drawing(120, 30, scale: 2) { $0.draw(TextLayout(text, font: font), at: CGPoint(x: 3.3, y: 4)) }
  }
}
