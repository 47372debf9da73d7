import Foundation

/// The one source of time: nothing in the engine reads any other.
@preconcurrency @MainActor public protocol FrameClock: AnyObject {
  /// The current media time in seconds; never decreases.
  var now: CFTimeInterval { get }
}
