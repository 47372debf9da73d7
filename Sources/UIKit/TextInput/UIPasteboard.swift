import Foundation

/// What was copied or cut: texts, images, addresses or colours; each environment has its own.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  /// The contents are of one kind: what is set replaces what was there.
  private enum Contents {
    case strings([String])
    case images([UIImage])
    case urls([URL])
    case colors([UIColor])
  }

  private var contents = Contents.strings([]) {
    didSet { changeCount += 1 }
  }
  /// The number of changes.
  open private(set) var changeCount = 0

  /// The copied text; an address is text, too. nil where there is none.
  open var string: String? {
    get { strings?.first }
    set { contents = .strings(newValue.map { [$0] } ?? []) }
  }
  /// The copied texts; addresses are texts, too. nil where there is none.
  open var strings: [String]? {
    get {
      switch contents {
      case .strings(let all): all.isEmpty ? nil : all
      case .urls(let all): all.isEmpty ? nil : all.map(\.absoluteString)
      default: nil
      }
    }
    set { contents = .strings(newValue ?? []) }
  }
  /// The copied image; nil where there is none.
  open var image: UIImage? {
    get { images?.first }
    set { contents = .images(newValue.map { [$0] } ?? []) }
  }
  /// The copied images; nil where there is none.
  open var images: [UIImage]? {
    get { if case .images(let all) = contents, !all.isEmpty { all } else { nil } }
    set { contents = .images(newValue ?? []) }
  }
  /// The copied address; nil where there is none.
  open var url: URL? {
    get { urls?.first }
    set { contents = .urls(newValue.map { [$0] } ?? []) }
  }
  /// The copied addresses; nil where there is none.
  open var urls: [URL]? {
    get { if case .urls(let all) = contents, !all.isEmpty { all } else { nil } }
    set { contents = .urls(newValue ?? []) }
  }
  /// The copied colour; nil where there is none.
  open var color: UIColor? {
    get { colors?.first }
    set { contents = .colors(newValue.map { [$0] } ?? []) }
  }
  /// The copied colours; nil where there is none.
  open var colors: [UIColor]? {
    get { if case .colors(let all) = contents, !all.isEmpty { all } else { nil } }
    set { contents = .colors(newValue ?? []) }
  }

  /// Whether there is text, addresses among it.
  open var hasStrings: Bool { strings != nil }
  /// Whether there are images.
  open var hasImages: Bool { images != nil }
  /// Whether there are addresses.
  open var hasURLs: Bool { urls != nil }
  /// Whether there are colours.
  open var hasColors: Bool { colors != nil }
  /// The number of texts, images, addresses or colours.
  open var numberOfItems: Int {
    switch contents {
    case .strings(let all): all.count
    case .images(let all): all.count
    case .urls(let all): all.count
    case .colors(let all): all.count
    }
  }

  /// The pasteboard of the current environment.
  open class var general: UIPasteboard { UIEnvironment.active.pasteboard }

  override init() {}
}
