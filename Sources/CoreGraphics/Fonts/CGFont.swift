import Foundation

/// A font without a size; metrics are in font units, of which there are `unitsPerEm` to the size.
public final class CGFont: Hashable, Sendable {
  /// The face.
  package let face: FontFace

  /// Creates a font by name from the standard folders: its file name without `.otf`, `.ttf` or `.ttc`, its PostScript
  /// name, or its family and style; nil if there is none.
  public convenience init?(_ name: CFString) {
    let library = FontLibrary.standard
    guard let face = library.installedFace(called: "\(name)") ?? library.face(named: "\(name)") else { return nil }
    self.init(face)
  }

  /// Creates a font of a face.
  package init(_ face: FontFace) {
    self.face = face
  }

  /// The PostScript name.
  public var postScriptName: CFString? { face.postScriptName }
  /// The family and the style.
  public var fullName: CFString? { "\(face.familyName) \(face.styleName)" }
  /// The number of glyphs.
  public var numberOfGlyphs: Int { face.glyphCount }
  /// Font units per em.
  public var unitsPerEm: Int32 { Int32(face.unitsPerEm) }
  /// The height above the baseline.
  public var ascent: Int32 { units(face.metrics.ascender) }
  /// The depth below the baseline, negative.
  public var descent: Int32 { units(face.metrics.descender) }
  /// The extra space between lines.
  public var leading: Int32 { units(face.metrics.leading) }
  /// The height of capital letters.
  public var capHeight: Int32 { units(face.metrics.capHeight) }
  /// The x-height.
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
