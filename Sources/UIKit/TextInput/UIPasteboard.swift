import Foundation

/// The text that was copied or cut; each environment has its own.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  /// The copied text; nil where there is none.
  open var string: String? {
    get { storedStrings.first }
    set { storedStrings = newValue.map { [$0] } ?? [] }
  }
  /// The copied texts; nil where there is none.
  open var strings: [String]? {
    get { storedStrings.isEmpty ? nil : storedStrings }
    set { storedStrings = newValue ?? [] }
  }
  /// Whether there is text.
  open var hasStrings: Bool { !storedStrings.isEmpty }
  /// The number of changes.
  open private(set) var changeCount = 0
  private var storedStrings: [String] = [] {
    didSet { changeCount += 1 }
  }

  /// The pasteboard of the current environment.
  open class var general: UIPasteboard { UIEnvironment.active.pasteboard }

  override init() {}
}
