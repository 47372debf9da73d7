import Foundation

/// The texts, addresses, images and colours that were copied or cut; each environment has its own.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  /// The first text; nil where there is none. An address is a text, too.
  open var string: String? {
    get { entries.lazy.compactMap(\.string).first }
    set { entries = newValue.map { [.string($0)] } ?? [] }
  }
  /// The texts; nil where there is none.
  open var strings: [String]? {
    get { all(\.string) }
    set { entries = newValue?.map(Entry.string) ?? [] }
  }
  /// The first address; nil where there is none.
  open var url: URL? {
    get { entries.lazy.compactMap(\.url).first }
    set { entries = newValue.map { [.url($0)] } ?? [] }
  }
  /// The addresses; nil where there is none.
  open var urls: [URL]? {
    get { all(\.url) }
    set { entries = newValue?.map(Entry.url) ?? [] }
  }
  /// The first image; nil where there is none.
  open var image: UIImage? {
    get { entries.lazy.compactMap(\.image).first }
    set { entries = newValue.map { [.image($0)] } ?? [] }
  }
  /// The images; nil where there is none.
  open var images: [UIImage]? {
    get { all(\.image) }
    set { entries = newValue?.map(Entry.image) ?? [] }
  }
  /// The first colour; nil where there is none.
  open var color: UIColor? {
    get { entries.lazy.compactMap(\.color).first }
    set { entries = newValue.map { [.color($0)] } ?? [] }
  }
  /// The colours; nil where there is none.
  open var colors: [UIColor]? {
    get { all(\.color) }
    set { entries = newValue?.map(Entry.color) ?? [] }
  }
  /// Whether there is text.
  open var hasStrings: Bool { string != nil }
  /// Whether there is an address.
  open var hasURLs: Bool { url != nil }
  /// Whether there is an image.
  open var hasImages: Bool { image != nil }
  /// Whether there is a colour.
  open var hasColors: Bool { color != nil }
  /// The number of texts, addresses, images and colours.
  open var numberOfItems: Int { entries.count }
  /// The number of changes.
  open private(set) var changeCount = 0

  private var entries: [Entry] = [] {
    didSet { changeCount += 1 }
  }

  /// The pasteboard of the current environment.
  open class var general: UIPasteboard { UIEnvironment.active.pasteboard }

  override init() {}

  /// Something that was copied.
  private enum Entry {
    case string(String)
    case url(URL)
    case image(UIImage)
    case color(UIColor)

    var string: String? {
      switch self {
      case .string(let text): text
      case .url(let url): url.absoluteString
      case .image, .color: nil
      }
    }
    var color: UIColor? {
      if case .color(let color) = self { color } else { nil }
    }
    var url: URL? {
      if case .url(let url) = self { url } else { nil }
    }
    var image: UIImage? {
      if case .image(let image) = self { image } else { nil }
    }

    /// The entry for an item that an app shares; nil for an item of another kind.
    init?(_ item: Any) {
      switch item {
      case let text as String: self = .string(text)
      case let text as NSString: self = .string(text as String)
      case let text as NSAttributedString: self = .string(text.string)
      case let url as URL: self = .url(url)
      case let url as NSURL: self = .url(url as URL)
      case let image as UIImage: self = .image(image)
      default: return nil
      }
    }
  }

  private func all<Value>(_ value: (Entry) -> Value?) -> [Value]? {
    let found = entries.compactMap(value)
    return found.isEmpty ? nil : found
  }

  /// Replaces the entries by the items of which copies can be made.
  func copy(_ items: [Any]) {
    entries = items.compactMap(Entry.init)
  }

  /// Whether a copy of an item can be made.
  static func canCopy(_ item: Any) -> Bool { Entry(item) != nil }
}
