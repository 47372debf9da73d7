import QuartzCore

extension Diagnostic {
  /// An attachment at no place of its item.
  static func invalidAttachmentOffset(_ offset: UIOffset) -> Diagnostic {
    Diagnostic(
      identifier: "invalid-attachment-offset",
      happened: "An attachment was made \(offset.horizontal), \(offset.vertical) points from its item's center.",
      reason: "The place must be finite, or there is nothing to hold.",
      remedy: "The center is held. Pass finite offsets.")
  }
}
