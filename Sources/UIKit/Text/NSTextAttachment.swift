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
  /// Its place, in points right of the pen and above the baseline, y upwards; empty, or a million points away or
  /// more, for the picture's size on the baseline.
  open var bounds = CGRect.zero

  /// An attachment without a picture.
  public init() {}

  /// An attachment with a picture.
  public init(image: UIImage) {
    self.image = image
  }

  /// The place of the picture in a line.
  package var textAttachment: TextAttachment {
    let corners = [bounds.minX, bounds.minY, bounds.maxX, bounds.maxY]
    let isUsable = !bounds.isEmpty && corners.allSatisfy { $0.magnitude < 1e6 }
    let place = isUsable ? bounds : CGRect(origin: .zero, size: image?.size ?? .zero)
    return TextAttachment(image: image?.upright, bounds: place)
  }

  /// Whether two are one: each can be changed by itself.
  public static func == (lhs: NSTextAttachment, rhs: NSTextAttachment) -> Bool {
    lhs === rhs
  }

  /// Hashes which one it is.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

extension NSAttributedString {
  /// The letter that shows an attachment, alone.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
