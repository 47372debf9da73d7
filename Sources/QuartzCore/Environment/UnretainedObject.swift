/// An object of any class that is not kept alive; by its tether, where its class has one.
package struct UnretainedObject {
  private let tether: Tether?
  private weak var other: AnyObject?

  package init(_ object: AnyObject) {
    tether = (object as? any Tethering)?.tether
    other = tether == nil ? object : nil
  }

  /// The object, until it is gone.
  package var object: AnyObject? { tether?.target ?? other }
}
