import CoreGraphics

/// The properties of a text layer.
package struct TextProperties: Equatable {
  package var text = ""
  /// The text with attributes, in place of the layer's font and colour; nil for a plain one.
  package var attributed: AttributedText?
  /// The font; nil for the system's.
  package var face: TextFace?
  package var fontSize: CGFloat = 36
  package var foregroundColor: CGColor? = CGColor.white
  package var isWrapped = false
  package var alignmentMode = CATextLayerAlignmentMode.natural
  package var truncationMode = CATextLayerTruncationMode.none

  package init() {}
}

extension LayerProperties {
  /// A text layer's properties; the defaults for any other layer.
  package var text: TextProperties {
    get { if case .text(let text)? = kind { text } else { TextProperties() } }
    set { kind = .text(newValue) }
  }
}
