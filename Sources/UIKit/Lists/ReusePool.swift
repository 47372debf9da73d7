import QuartzCore

/// The registered classes of a list, and the views that wait to be shown again (V-1, V-2).
@MainActor struct ReusePool<View: UIView> {
  /// A kind of view, such as that of cells, and an identifier.
  struct Key: Hashable {
    var kind: String
    var identifier: String
  }

  private var classes: [Key: View.Type] = [:]
  private var waiting: [Key: [View]] = [:]

  /// Sets the class of a key; nil for none, which also forgets the waiting views.
  mutating func register(_ type: View.Type?, for key: Key) {
    classes[key] = type
    waiting[key] = nil
  }

  /// The class of a key, or nil if none is registered.
  func registeredClass(for key: Key) -> View.Type? { classes[key] }

  /// Takes a waiting view, the last that came; nil for none.
  mutating func take(for key: Key) -> View? { waiting[key]?.popLast() }

  /// Keeps a view for reuse.
  mutating func keep(_ view: View, for key: Key) { waiting[key, default: []].append(view) }
}
