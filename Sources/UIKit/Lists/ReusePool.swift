import QuartzCore

/// The registered classes of a list, and the views that wait to be shown again (V-1, V-2).
@MainActor struct ReusePool<View: UIView> {
  /// A kind of view, such as that of cells, and an identifier.
  struct Key: Hashable {
    var kind: String
    var identifier: String
  }

  /// The origin of new views.
  private enum Source {
    case type(View.Type)
    case nib(() -> View?)
  }

  private var sources: [Key: Source] = [:]
  private var waiting: [Key: [View]] = [:]

  /// Sets the class of a key; nil for none, which also forgets the waiting views.
  mutating func register(class type: View.Type?, for key: Key) {
    sources[key] = type.map(Source.type)
    waiting[key] = nil
  }

  /// Sets a function that makes the views of a key from a nib; nil for none.
  mutating func register(maker make: (() -> View?)?, for key: Key) {
    sources[key] = make.map(Source.nib)
    waiting[key] = nil
  }

  /// Makes a view of a key from its nib; nil where a class is registered, or nothing.
  func make(for key: Key) -> View? {
    if case .nib(let make) = sources[key] { make() } else { nil }
  }

  /// The class of a key, or nil if none is registered.
  func registeredClass(for key: Key) -> View.Type? {
    if case .type(let type) = sources[key] { type } else { nil }
  }

  /// Takes a waiting view, the last that came; nil for none.
  mutating func take(for key: Key) -> View? { waiting[key]?.popLast() }

  /// Keeps a view for reuse.
  mutating func keep(_ view: View, for key: Key) { waiting[key, default: []].append(view) }
}
