/// The handling of text that does not fit into a line, by the names of `NSLineBreakMode`.
package enum TextLineBreakMode: Hashable, Sendable, Codable, CaseIterable {
  /// Lines end between words; a word that is too long is broken; lines beyond the last are left out.
  case byWordWrapping
  /// Lines end anywhere between characters.
  case byCharWrapping
  /// One line for each paragraph; the overflow is left to a clip.
  case byClipping
  /// Lines end between words, and the last one begins with an ellipsis if text is left.
  case byTruncatingHead
  /// Lines end between words, and the last one ends in an ellipsis if text is left.
  case byTruncatingTail
  /// Lines end between words, and the last one has an ellipsis in its middle if text is left.
  case byTruncatingMiddle
}
