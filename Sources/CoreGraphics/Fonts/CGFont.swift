import Foundation

/// A font without a size; numbers are in font units, of which there are `unitsPerEm` to the size.
public final class CGFont: Hashable, Sendable {
  /// The face.
  package let face: FontFace

  /// The font of a name in the standard folders: the name of its file without `.otf`, `.ttf` or `.ttc`, that for programs, or the
  /// family's and the style's; nil if there is none.
  public convenience init?(_ name: CFString) {
    let library = FontLibrary.standard
    guard let face = library.installedFace(called: "\(name)") ?? library.face(named: "\(name)") else { return nil }
    self.init(face)
  }

  /// The font of a face.
  package init(_ face: FontFace) {
    self.face = face
  }

  /// The name for programs.
  public var postScriptName: CFString? { face.postScriptName }
  /// The family's and the style's name.
  public var fullName: CFString? { "\(face.familyName) \(face.styleName)" }
  /// How many glyphs there are.
  public var numberOfGlyphs: Int { face.glyphCount }
  /// Font units to the size of one.
  public var unitsPerEm: Int32 { Int32(face.unitsPerEm) }
  /// The height above the baseline.
  public var ascent: Int32 { units(face.metrics.ascender) }
  /// The depth below the baseline, negative.
  public var descent: Int32 { units(face.metrics.descender) }
  /// The extra space between lines.
  public var leading: Int32 { units(face.metrics.leading) }
  /// The height of capital letters.
  public var capHeight: Int32 { units(face.metrics.capHeight) }
  /// The height of an x.
  public var xHeight: Int32 { units(face.metrics.xHeight) }

  private func units(_ value: CGFloat) -> Int32 {
    Int32((value * CGFloat(face.unitsPerEm)).rounded())
  }

  /// Whether two fonts are of the same file.
  public static func == (lhs: CGFont, rhs: CGFont) -> Bool {
    lhs.face == rhs.face
  }

  /// Hashes the face.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(face)
  }
}
