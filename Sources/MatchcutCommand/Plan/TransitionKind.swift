import EffectCatalog

/// In what an effect is shown; the raw value is the name that `--in` takes.
package enum TransitionKind: String, Hashable, Sendable, CaseIterable {
  /// A new screen comes onto a navigation stack.
  case push
  /// The top screen leaves a navigation stack.
  case pop
  /// A screen is presented over another.
  case present
  /// A presented screen is dismissed.
  case dismiss
  /// Another tab is chosen.
  case tab
  /// A screen changes its own look.
  case change

  /// The container in which it happens.
  var container: EffectContainer {
    switch self {
    case .push, .pop: .navigation
    case .present, .dismiss: .modal
    case .tab: .tabs
    case .change: .screen
    }
  }

  /// Whether it is a presentation or its end, so that it has a style.
  package var isModal: Bool { self == .present || self == .dismiss }

  /// A short description.
  package var summary: String {
    switch self {
    case .push: "a new screen comes onto a navigation stack"
    case .pop: "the top screen leaves a navigation stack"
    case .present: "a screen is presented over another, in a style"
    case .dismiss: "a presented screen is dismissed, in a style"
    case .tab: "the tab on the right is chosen"
    case .change: "the screen changes its own look"
    }
  }

  /// The kind with a name; throws ``UnknownNameError``.
  package init(named name: String) throws {
    guard let kind = Self(rawValue: name.lowercased()) else {
      throw UnknownNameError(kind: "kind of transition", name: name, known: Self.allCases.map(\.rawValue))
    }
    self = kind
  }
}
