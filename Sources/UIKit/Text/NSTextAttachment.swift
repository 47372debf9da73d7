import CoreGraphics
import Foundation
import QuartzCore

/// A picture that stands in a line as a letter does, as an attribute of the letter ``character``.
///
/// No `NSObject` here: Foundation on Linux traps when it compares objects in attributed strings.
open class NSTextAttachment: Hashable, TextAttachmentSource {
  /// The letter that shows the attachment: the object replacement character.
  public static let character = 0xFFFC

  /// The picture; nil leaves its place empty.
  open var image: UIImage?
  /// Its place, in points right of the pen and above the baseline, y upwards; empty for the picture's size on the baseline.
  open var bounds = CGRect.zero

  /// An attachment without a picture.
  public init() {}

  /// An attachment with a picture.
  public init(image: UIImage) {
    self.image = image
  }

  /// The place of the picture in a line.
  package var textAttachment: TextAttachment {
    let isUsable = bounds.size.isFinite && bounds.origin.x.isFinite && bounds.origin.y.isFinite && !bounds.isEmpty
    let place = isUsable ? bounds : CGRect(origin: .zero, size: image?.size ?? .zero)
    return TextAttachment(image: image?.upright, bounds: place)
  }

  /// Whether two attachments show the same in the same place.
  public static func == (lhs: NSTextAttachment, rhs: NSTextAttachment) -> Bool {
    lhs === rhs || lhs.textAttachment == rhs.textAttachment
  }

  /// Hashes the place.
  public func hash(into hasher: inout Hasher) {
    let place = textAttachment.bounds
    for number in [place.minX, place.minY, place.width, place.height] { hasher.combine(number) }
  }
}

extension NSAttributedString {
  /// The letter that shows an attachment, alone.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
