import CoreGraphics

/// Text: fonts, characters, and attributes.
extension Diagnostic {
  /// A text layer needs the system's typeface, which is not installed.
  package static func fontMissing(layer: String, failure: String) -> Diagnostic {
    Diagnostic(
      identifier: "font-missing",
      happened: "\(layer) cannot draw its text: \(failure)",
      reason: "Inter stands in for the system's typeface, and it was not found in the standard folders.",
      remedy: "Install the package fonts-inter, or give the layer a font.")
  }

  /// A text has characters that no installed font has.
  package static func lettersMissing(of owner: String, letters: [Character]) -> Diagnostic {
    var packages: [String] = []
    for package in letters.map(FontFallback.package) where !packages.contains(package) { packages.append(package) }
    let shown = String(letters.prefix(10)) + (letters.count > 10 ? "…" : "")
    return Diagnostic(
      identifier: "letters-missing",
      happened: "\(owner) draws boxes for the letters \"\(shown)\" of its text.",
      reason: "Neither its font nor any known font of the standard folders has them.",
      remedy: "Install the package \(packages.joined(separator: " and ")).", isHint: true)
  }

  /// A text layer or a label was given attributes that it does not draw.
  package static func textAttributes(layer: String, names: [String]) -> Diagnostic {
    Diagnostic(
      identifier: "text-attributes",
      happened: "\(layer) was given a text with the attributes \(names.joined(separator: ", ")).",
      reason:
        "Of attributed texts fonts, colors, kerning, baseline offsets, lines, outlines, shadows, slants, attachments, "
        + "languages and paragraph styles are drawn; others are left out.",
      remedy: "Take the attributes away, or draw the text into the layer's contents.")
  }

  /// A run of an attributed text has a font that is not installed.
  package static func textFontMissing(of owner: String, stretch: String, failure: String) -> Diagnostic {
    Diagnostic(
      identifier: "text-font-missing",
      happened: "\(owner) draws \"\(stretch)\" of its text in another font than the text says: \(failure)",
      reason: "A stretch whose font is not installed is drawn in the system's font at the same size.",
      remedy: "Install the font, or give the stretch another one.")
  }

  /// A text layer was given a font that does not exist.
  package static func unknownFont(layer: String, font: String) -> Diagnostic {
    Diagnostic(
      identifier: "unknown-font",
      happened: "\(layer) was given the font \(font).",
      reason: "There is no font file of that name in the standard folders, so the font it had is kept.",
      remedy: "Give a UIFont, a CGFont, or the name of an installed font file without its extension.")
  }
}
