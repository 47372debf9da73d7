extension Diagnostic {
  /// A stretch of an attributed text has a font that is not installed.
  package static func textFontMissing(of owner: String, stretch: String, failure: String) -> Diagnostic {
    Diagnostic(
      identifier: "text-font-missing",
      happened: "\(owner) draws \"\(stretch)\" of its text in another font than the text says: \(failure)",
      reason: "A stretch whose font is not installed is drawn in the system's font at the same size.",
      remedy: "Install the font, or give the stretch another one.")
  }
}
