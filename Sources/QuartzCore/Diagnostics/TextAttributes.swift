extension Diagnostic {
  /// A text layer or a label was given a text with attributes that it doesn't draw.
  package static func textAttributes(layer: String, names: [String]) -> Diagnostic {
    Diagnostic(
      identifier: "text-attributes",
      happened: "\(layer) was given a text with the attributes \(names.joined(separator: ", ")).",
      reason:
        "Of attributed texts fonts, colors, kerning, baseline offsets, lines, outlines, shadows, slants, attachments, "
        + "languages and paragraph styles are drawn; others are left out.",
      remedy: "Take the attributes away, or draw the text into the layer's contents.")
  }
}
