import CoreGraphics

/// The graphics contexts that drawing code sees as "current"; a view's is made only when its `draw(_:)` asks for one.
@MainActor package final class GraphicsContextStack {
  private enum Entry {
    case ready(CGContext)
    case deferred(() -> CGContext?)
  }

  private var entries: [Entry] = []

  /// The innermost context; nil outside drawing.
  package var current: CGContext? {
    guard let last = entries.last else { return nil }
    switch last {
    case .ready(let context): return context
    case .deferred(let make):
      guard let context = make() else { return nil }
      entries[entries.count - 1] = .ready(context)
      return context
    }
  }

  package func push(_ context: CGContext) {
    entries.append(.ready(context))
  }

  /// Runs a drawing block; returns its context if the block has asked for it.
  package func collect(_ make: @escaping () -> CGContext?, draw: () -> Void) -> CGContext? {
    entries.append(.deferred(make))
    draw()
    guard case .ready(let context) = entries.removeLast() else { return nil }
    return context
  }

  package func pop() {
    if !entries.isEmpty { entries.removeLast() }
  }
}
