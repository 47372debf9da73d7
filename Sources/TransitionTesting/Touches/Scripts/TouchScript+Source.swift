import UIKit

/// The properties of a finger in scripts besides its location.
extension TouchScript {
  /// The names of the types of touches.
  static let types: [(name: String, type: UITouch.TouchType)] = [
    ("direct", .direct), ("indirect", .indirect), ("pencil", .pencil), ("indirectPointer", .indirectPointer),
  ]
}

extension TouchSource {
  /// The properties of a source at touch-down that a script can have.
  init(landing change: TouchChange) {
    let buttons = TouchScript.buttons.contains(change.buttons.rawValue) ? change.buttons : .primary
    self = TouchSource(.finger, change)
    (type, self.buttons) = (change.type, buttons)
  }

  /// Makes the source of a change, with the values that a script can express.
  init(_ source: TouchSource, _ change: TouchChange) {
    self = source
    if TouchScript.forces.contains(change.force) { force = change.force }
    if TouchScript.radii.contains(change.radius) { majorRadius = change.radius }
  }
}
