import UIKit

/// What scripts say of a finger besides its place.
extension TouchScript {
  /// The words for what touches the screen.
  static let types: [(name: String, type: UITouch.TouchType)] = [
    ("direct", .direct), ("indirect", .indirect), ("pencil", .pencil), ("indirectPointer", .indirectPointer),
  ]
}

extension TouchSource {
  /// What a source of touches says as a finger lands, as far as a script can say it.
  init(landing change: FingerChange) {
    let buttons = TouchScript.buttons.contains(change.buttons.rawValue) ? change.buttons : .primary
    self = TouchSource(.finger, change)
    (type, self.buttons) = (change.type, buttons)
  }

  /// A source that presses as a finger does now, as far as a script can say it.
  init(_ source: TouchSource, _ change: FingerChange) {
    self = source
    if TouchScript.forces.contains(change.force) { force = change.force }
    if TouchScript.radii.contains(change.radius) { majorRadius = change.radius }
  }
}
