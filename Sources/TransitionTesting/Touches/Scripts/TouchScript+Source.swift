import UIKit

/// The properties of a finger in scripts besides its location.
extension TouchScript {
  /// The words for what touches the screen.
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

  /// A source that presses as a finger does now, as far as a script can say it.
  init(_ source: TouchSource, _ change: TouchChange) {
    self = source
    if TouchScript.forces.contains(change.force) { force = change.force }
    if TouchScript.radii.contains(change.radius) { majorRadius = change.radius }
  }
}
