import Foundation
import QuartzCore

/// The image and the texts by which a sheet's header shows the items.
@MainActor struct ActivityPreview {
  /// The side of the image, in points.
  static let imageSide: CGFloat = 44

  let title: String
  let subtitle: String
  let image: UIImage?
  /// Whether the image fills its square, as a photo does; a symbol is in its middle.
  let isPhoto: Bool

  init(of items: [Any], for controller: UIActivityViewController) {
    let first = items.first
    let source = first as? any UIActivityItemSource
    let item = source?.activityViewControllerPlaceholderItem(controller) ?? first
    let size = CGSize(width: Self.imageSide, height: Self.imageSide)
    let thumbnail = source?.activityViewController(
      controller, thumbnailImageForActivityType: nil, suggestedSize: size)
    let subject = source?.activityViewController(controller, subjectForActivityType: nil) ?? ""
    let kind = Kind(of: item)
    image = thumbnail ?? kind.image
    isPhoto = image != nil && (thumbnail != nil || item is UIImage)
    if items.count > 1 {
      (title, subtitle) = ("\(items.count) Items", subject)
    } else {
      (title, subtitle) = (subject.isEmpty ? kind.title : subject, kind.subtitle)
    }
  }

  /// The texts and the image of an item.
  @MainActor private struct Kind {
    var (title, subtitle) = ("1 Item", "")
    var image = UIImage(systemName: "doc")

    init(of item: Any?) {
      switch item {
      case let text as String: setText(text)
      case let text as NSString: setText(text as String)
      case let text as NSAttributedString: setText(text.string)
      case let url as URL: setURL(url)
      case let url as NSURL: setURL(url as URL)
      case let photo as UIImage: (title, subtitle, image) = ("Image", "", photo)
      default: break
      }
    }

    private mutating func setText(_ text: String) {
      (title, subtitle, image) = (text, "Plain Text", UIImage(systemName: "doc.text"))
    }

    private mutating func setURL(_ url: URL) {
      if url.isFileURL {
        title = url.lastPathComponent
        return
      }
      let host = url.host ?? url.absoluteString
      title = host.hasPrefix("www.") ? String(host.dropFirst(4)) : host
      image = UIImage(systemName: "link")
    }
  }
}
