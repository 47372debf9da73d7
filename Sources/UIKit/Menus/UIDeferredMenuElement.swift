import Foundation

/// Entries of a menu that are made when the menu is shown. Until they come the menu shows that it loads.
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
  /// The function that makes the entries, and calls its argument with them, at once or later.
  public typealias Provider = (@escaping ([UIMenuElement]) -> Void) -> Void

  private enum Loading {
    case unknown
    /// The provider was called; the functions are called with the entries.
    case asked([([UIMenuElement]) -> Void])
    case known([UIMenuElement])
  }

  private let provider: Provider
  private let isCached: Bool
  private var loading = Loading.unknown

  /// Creates entries that are made once, when the menu is first shown.
  public convenience init(_ elementProvider: @escaping Provider) {
    self.init(elementProvider, isCached: true)
  }

  private init(_ provider: @escaping Provider, isCached: Bool) {
    self.provider = provider
    self.isCached = isCached
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// Creates entries that are made each time the menu is shown.
  open class func uncached(_ elementProvider: @escaping Provider) -> UIDeferredMenuElement {
    UIDeferredMenuElement(elementProvider, isCached: false)
  }

  /// The entries; nil while they are not known.
  var elements: [UIMenuElement]? {
    if case .known(let elements) = loading { return elements }
    return nil
  }

  /// Forgets entries that are made each time; called when a menu opens.
  func menuWillOpen() {
    if !isCached { loading = .unknown }
  }

  /// Asks for the entries where that was not done yet. Calls a function with them once; at once where they are known.
  func load(_ completion: @escaping ([UIMenuElement]) -> Void) {
    switch loading {
    case .known(let elements): completion(elements)
    case .asked(let waiting): loading = .asked(waiting + [completion])
    case .unknown:
      loading = .asked([completion])
      provider { [weak self] elements in self?.provided(elements) }
    }
  }

  /// A second call of the provider's argument changes nothing.
  private func provided(_ elements: [UIMenuElement]) {
    guard case .asked(let waiting) = loading else { return }
    loading = .known(elements)
    for completion in waiting { completion(elements) }
  }
}
