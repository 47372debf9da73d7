import CoreGraphics

/// The stack of current graphics contexts; a view's context is created only when its `draw(_:)` asks for it.
///
/// The main thread's is that of the environment; each other thread has its own, which only that thread uses.
package final class GraphicsContextStack: @unchecked Sendable {
  private enum Entry {
    case ready(CGContext)
    case deferred(() -> CGContext?)
    /// An image context between `UIGraphicsBeginImageContext` and its end; nil where its size has no pixels.
    case image(CGContext?, scale: CGFloat)
  }

  private var entries: [Entry] = []

  package init() {}

  private static let threadKey = "MatchcutGraphicsContexts"

  /// The stack of the environment, or of another thread than the main one.
  static var running: GraphicsContextStack {
    if MainThread.isCurrent { return MainActor.assumeIsolated { UIEnvironment.active.graphics } }
    let values = Thread.current.threadDictionary
    if let stack = values[threadKey] as? GraphicsContextStack { return stack }
    let stack = GraphicsContextStack()
    values[threadKey] = stack
    return stack
  }

  /// The innermost context; nil outside of drawing.
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

  /// The innermost context if it is an image context, with its pixels per point.
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

  /// Runs a drawing closure; returns its context if the closure has asked for it. Contexts that the closure left on the
  /// stack are removed.
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

  /// Removes the innermost entry if it is an image context.
  package func popImage() {
    if case .image = entries.last { entries.removeLast() }
  }
}
