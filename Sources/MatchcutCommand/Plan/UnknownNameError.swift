import Foundation
import FrameExport
import Rendering
import TransitionStage

/// A name that nothing has.
package struct UnknownNameError: Error, Hashable, Sendable, CustomStringConvertible, LocalizedError {
  /// The kind of name, such as `effect`.
  package var kind: String
  /// The name that was given.
  package var name: String
  /// The names that exist.
  package var known: [String]

  /// A failed search.
  package init(kind: String, name: String, known: [String]) {
    self.kind = kind
    self.name = name
    self.known = known
  }

  /// The given name, the nearest known one, and all known ones.
  package var description: String {
    let hint = NearestName.of(name, among: known).map { " Did you mean \($0)?" } ?? ""
    let article = kind.first.map { "aeiou".contains($0) ? "an" : "a" } ?? "a"
    return
      "There is no \(kind) \"\(name)\".\(hint) As \(article) \(kind) there can be: \(known.joined(separator: ", "))."
  }

  /// The same as `description`.
  package var errorDescription: String? { description }
}

extension Device {
  /// The device with a name; throws ``UnknownNameError``.
  package static func named(_ name: String) throws -> Device {
    guard let device = all.first(where: { $0.name == name.lowercased() }) else {
      throw UnknownNameError(kind: "device", name: name, known: all.map(\.name))
    }
    return device
  }
}

extension RenderOverlay {
  private static let names: [(name: String, overlay: RenderOverlay)] = [
    ("damage", .damage), ("overdraw", .overdraw),
  ]

  /// The overlays with the names; throws ``UnknownNameError``.
  package static func named(_ names: [String]) throws -> RenderOverlay {
    try names.reduce(into: []) { all, name in
      guard let found = Self.names.first(where: { $0.name == name.lowercased() }) else {
        throw UnknownNameError(kind: "overlay", name: name, known: Self.names.map(\.name))
      }
      all.formUnion(found.overlay)
    }
  }
}
