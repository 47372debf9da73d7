/// The reason why a change of a snapshot is invalid; identifiers are given by their descriptions.
public enum SnapshotError: Error, Hashable, Sendable {
  /// Items are given twice in one call.
  case duplicateItems([String])
  /// Sections are given twice in one call, or are in the snapshot already.
  case duplicateSections([String])
  /// Items are to be added where there is no section.
  case noSection
  /// A section does not exist.
  case missingSection(String)
  /// An item does not exist; the first text says what was to be done with it.
  case missingItem(String, String)
}

extension SnapshotError: CustomStringConvertible {
  /// UIKit's text of the exception, where it is known (V-73).
  public var description: String {
    switch self {
    case .duplicateItems(let identifiers):
      "supplied item identifiers are not unique. Duplicate identifiers: \(Self.list(identifiers))"
    case .duplicateSections(let identifiers):
      "supplied section identifiers are not unique. Duplicate identifiers: \(Self.list(identifiers))"
    case .noSection: "There are currently no sections in the data source. Please add a section first."
    case .missingSection(let identifier):
      "Section identifier was not found: \(identifier). You can verify the section exists by calling the "
        + "indexOfSectionIdentifier API (which has O(1) performance)"
    case .missingItem(let action, let identifier):
      "Attempted to \(action) item identifier that does not exist in the snapshot: \(identifier)"
    }
  }

  private static func list(_ identifiers: [String]) -> String {
    "{(\n" + identifiers.map { "    \($0)" }.joined(separator: ",\n") + "\n)}"
  }
}
