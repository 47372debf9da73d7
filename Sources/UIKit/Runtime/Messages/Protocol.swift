import Foundation

/// A protocol as a value, which an object may conform to.
///
/// Objective-C's runtime has an object for each protocol; here one is made of the protocol's type.
public final class Protocol: NSObject, Sendable {
  /// The name.
  let name: String
  private let isAdopted: @Sendable (Any) -> Bool

  /// Makes the value of a protocol, as in `Protocol(UIScrollViewDelegate.self)`.
  public init<Adopter>(_ type: Adopter.Type) {
    name = String(describing: type)
    isAdopted = { $0 is Adopter }
  }

  /// Whether an object's class adopts the protocol.
  func isAdopted(by object: AnyObject) -> Bool { isAdopted(object) }

  /// The protocol's name.
  public override var description: String { name }
}
