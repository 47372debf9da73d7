import CoreGraphics

/// The area in which a text view lays out its lines.
@preconcurrency @MainActor open class NSTextContainer: NSObject {
  /// The size, in points; that of a text view is as wide as the view without its insets, and has no limit of height.
  open var size: CGSize {
    get { currentSize }
    set {
      guard newValue != currentSize else { return }
      currentSize = newValue
      changed()
    }
  }
  private var currentSize: CGSize
  /// The distance of lines from the left and right edges, in points; 5 by default (F-13).
  open var lineFragmentPadding: CGFloat = 5 {
    didSet {
      if !lineFragmentPadding.isFinite { lineFragmentPadding = oldValue }
      if lineFragmentPadding != oldValue { changed() }
    }
  }
  /// The number of lines; 0 for no limit.
  open var maximumNumberOfLines = 0 {
    didSet { if maximumNumberOfLines != oldValue { changed() } }
  }
  /// The treatment of lines that do not fit.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { if lineBreakMode != oldValue { changed() } }
  }
  /// Called after a change.
  var onChange: () -> Void = {}

  /// Creates a container of a size; zero for no limit.
  public init(size: CGSize = .zero) {
    currentSize = size
  }

  /// Takes on the size of its text view, which knows of the change.
  func follow(_ size: CGSize) { currentSize = size }

  private func changed() { onChange() }
}
