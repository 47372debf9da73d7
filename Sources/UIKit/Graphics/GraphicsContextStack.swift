import CoreGraphics

/// The graphics contexts that drawing code sees as "current"; a view's is made only when its `draw(_:)` asks for one.
@MainActor package final class GraphicsContextStack {
  private enum Entry {
    case ready(CGContext)
    case deferred(() -> CGContext?)
    /// A picture between `UIGraphicsBeginImageContext` and its end; without a context where its size has no pixels.
    case image(CGContext?, scale: CGFloat)
  }

  private var entries: [Entry] = []

  /// The innermost context; nil outside drawing.
  package var current: CGContext? {
    guard let last = entries.last else { return nil }
    switch last {
    case .ready(let context): return context
    case .image(let context, _): return context
    case .deferred(let make):
      guard let context = make() else { return nil }
      entries[entries.count - 1] = .ready(context)
      return context
    }
  }

  /// The innermost context if it is a picture's, with its pixels per point.
  package var currentImage: (context: CGContext, scale: CGFloat)? {
    guard case .image(let context?, let scale) = entries.last else { return nil }
    return (context, scale)
  }

  package func push(_ context: CGContext) {
    entries.append(.ready(context))
  }

  package func pushImage(_ context: CGContext?, scale: CGFloat) {
    entries.append(.image(context, scale: scale))
  }

  /// Runs a drawing block; returns its context if the block has asked for it. What the block left on the stack goes with it.
  package func collect(_ make: @escaping () -> CGContext?, draw: () -> Void) -> CGContext? {
    let depth = entries.count
    entries.append(.deferred(make))
    draw()
    defer { entries.removeSubrange(depth...) }
    guard case .ready(let context) = entries[depth] else { return nil }
    return context
  }

  package func pop() {
    if case .ready = entries.last { entries.removeLast() }
  }

  /// Ends the innermost entry if it is a picture.
  package func popImage() {
    if case .image = entries.last { entries.removeLast() }
  }
}
