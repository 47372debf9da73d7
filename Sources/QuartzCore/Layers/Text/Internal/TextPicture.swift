import CoreGraphics
import Foundation

/// A text layer's picture and what it was drawn from.
package struct TextPicture {
  fileprivate let text: TextProperties
  fileprivate let font: TextFont?
  fileprivate let size: CGSize
  fileprivate let scale: CGFloat
  package let image: CGImage?
}

extension CATextLayer {
  /// The text as a picture of the bounds, at the layer's scale; nil where nothing is to be seen.
  package func image(of state: LayerProperties) -> CGImage? {
    let text = state.text
    let (size, scale) = (state.bounds.size, state.contentsScale)
    guard !text.text.isEmpty else { return nil }
    var font: TextFont?
    if text.runs == nil {
      guard text.foregroundColor != nil, text.fontSize > 0 else { return nil }
      font = text.font?.textFont(size: text.fontSize) ?? text.systemFont
      if font == nil { return nil }
    }
    if let picture, picture.font == font, picture.size == size, picture.scale == scale, picture.text.looksLike(text) {
      return picture.image
    }
    let context = try? CGContext(size: size, scale: scale)
    if let runs = text.runs {
      context?.draw(
        StyledTextLayout(
          runs, maximumSize: size, lineBreakMode: text.lineBreakMode, alignment: text.alignmentMode.alignment),
        at: .zero)
    } else if let font, let color = text.foregroundColor {
      context?.draw(text.layout(in: size, font: font), at: .zero, color: color)
    }
    let image = context?.makeImage()
    picture = TextPicture(text: text, font: font, size: size, scale: scale, image: image)
    return image
  }
}

extension TextProperties {
  /// The system's font at the size; nil where it isn't installed, which the commit reports.
  package var systemFont: TextFont? {
    try? TextFont.system(size: fontSize)
  }

  fileprivate var lineBreakMode: TextLineBreakMode {
    switch truncationMode {
    case .start: .byTruncatingHead
    case .middle: .byTruncatingMiddle
    case .end: .byTruncatingTail
    default: isWrapped ? .byWordWrapping : .byClipping
    }
  }

  fileprivate func layout(in size: CGSize, font: TextFont) -> TextLayout {
    let mode = lineBreakMode
    // A text that isn't wrapped has the lines that it says itself, each cut for itself.
    return TextLayout(
      text, font: font, maximumSize: size, numberOfLines: isWrapped || mode == .byClipping ? 0 : 1, lineBreakMode: mode,
      alignment: alignmentMode.alignment)
  }

  fileprivate func looksLike(_ other: TextProperties) -> Bool {
    text == other.text && runs == other.runs && foregroundColor == other.foregroundColor && isWrapped == other.isWrapped
      && alignmentMode == other.alignmentMode && truncationMode == other.truncationMode
  }
}
