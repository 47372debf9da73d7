import Foundation

/// The kind of a container of elements.
public enum UIAccessibilityContainerType: Int, Sendable {
  case none, dataTable, list, landmark, semanticGroup

  /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``none`` (Decision 3).
  public init?(rawValue: Int) {
    self = Self.imported(rawValue, among: [.none, .dataTable, .list, .landmark, .semanticGroup])
  }
}

/// The order in which an element and those inside it are moved to.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  case automatic, separate, combined

  /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``automatic`` (Decision 3).
  public init?(rawValue: Int) {
    self = Self.imported(rawValue, among: [.automatic, .separate, .combined])
  }
}

/// The direction of a scroll by three fingers.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  case right = 1
  case left, up, down, next, previous

  /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``right`` (Decision 3).
  public init?(rawValue: Int) {
    self = Self.imported(rawValue, among: [.right, .left, .up, .down, .next, .previous])
  }
}

/// An object with an identifier for tests, which VoiceOver does not read.
@preconcurrency @MainActor public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// The identifier; nil for none.
  var accessibilityIdentifier: String? { get set }
}
