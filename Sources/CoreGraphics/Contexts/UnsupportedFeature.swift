/// Something that was asked for by a name that Apple has and that cannot be drawn here.
package struct UnsupportedFeature: Hashable, Sendable, CustomStringConvertible {
  /// What was asked for, by its name in the interface.
  package var name: String
  /// What was done instead.
  package var instead: String

  /// A feature from its name and what was done instead.
  package init(_ name: String, instead: String) {
    self.name = name
    self.instead = instead
  }

  /// One sentence for a log.
  package var description: String {
    "\(name) is not supported; \(instead)."
  }
}
