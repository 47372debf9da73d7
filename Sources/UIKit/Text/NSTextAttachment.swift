import CoreGraphics
import Foundation
import QuartzCore

/// An image in a line of text, as an attribute of the character ``character``.
///
/// It is not an `NSObject`, because Foundation on Linux traps when it compares objects in attributed strings.
open class NSTextAttachment: Hashable, TextAttachmentSource {
  /// The character that shows the attachment: the object replacement character.
  public static let character = 0xFFFC

  /// The image; nil leaves its rectangle empty.
  open var image: UIImage?
  /// The rectangle of the image, in points right of the pen and above the baseline, y upwards; empty, or of a million
  /// points or more, for the image's size, its own baseline on the line's.
  open var bounds = CGRect.zero

  /// Creates an attachment without an image.
  public init() {}

  /// Creates an attachment with an image.
  public init(image: UIImage) {
    self.image = image
  }

  /// The rectangle of the image in a line.
  package var textAttachment: TextAttachment {
    let corners = [bounds.minX, bounds.minY, bounds.maxX, bounds.maxY]
    let isUsable = !bounds.isEmpty && corners.allSatisfy { $0.magnitude < 1e6 }
    let baseline = image?.baselineOffsetFromBottom ?? 0
    let rect = isUsable ? bounds : CGRect(origin: CGPoint(x: 0, y: -baseline), size: image?.size ?? .zero)
    return TextAttachment(image: image?.upright, bounds: rect)
  }

  /// Whether two attachments are the same object, because each can be changed independently.
  public static func == (lhs: NSTextAttachment, rhs: NSTextAttachment) -> Bool {
    lhs === rhs
  }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

extension NSAttributedString {
  /// Creates a text of the one character that shows an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
