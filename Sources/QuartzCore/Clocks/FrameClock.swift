import Foundation

/// The only source of time in the engine.
@preconcurrency @MainActor public protocol FrameClock: AnyObject {
  /// The current media time in seconds; never decreases.
  var now: CFTimeInterval { get }
}
