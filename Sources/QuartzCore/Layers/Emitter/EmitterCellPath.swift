/// A property of one of an emitter's cells, named by a key path such as `emitterCells.spark.birthRate`.
package struct EmitterCellPath: Hashable, Sendable {
  /// The first component of such key paths.
  package static let root = "emitterCells"

  /// The cells' names from the outermost inwards.
  package let cells: [String]
  package let property: EmitterCellProperty

  /// Parses the rest of the key path: names of cells, separated by the root, and a property.
  package init?(_ tail: String) {
    var parts = tail.split(separator: ".").map(String.init)
    guard let last = parts.popLast(), let property = EmitterCellProperty(rawValue: last), parts.count % 2 == 1 else {
      return nil
    }
    var names: [String] = []
    for (index, part) in parts.enumerated() {
      if index % 2 == 0 { names.append(part) } else if part != Self.root { return nil }
    }
    (cells, self.property) = (names, property)
  }

  /// The whole key path.
  package var name: String {
    cells.map { "\(Self.root).\($0)." }.joined() + property.rawValue
  }

  /// Whether there is such a cell.
  package func exists(in emitter: EmitterProperties) -> Bool {
    Self.cell(cells[...], in: emitter.cells) != nil
  }

  /// The property's value; `none` if there is no such cell.
  package func value(in emitter: EmitterProperties) -> AnimationValue {
    Self.cell(cells[...], in: emitter.cells).map(property.value(in:)) ?? .none
  }

  /// Sets a value; returns whether there is such a cell and the kind fits.
  package func set(_ value: AnimationValue, in emitter: inout EmitterProperties) -> Bool {
    Self.change(cells[...], in: &emitter.cells) { property.set(value, in: &$0) }
  }

  private static func cell(_ names: ArraySlice<String>, in cells: [EmitterCell]) -> EmitterCell? {
    guard let name = names.first, let cell = cells.first(where: { $0.name == name }) else { return nil }
    return names.count == 1 ? cell : Self.cell(names.dropFirst(), in: cell.cells)
  }

  private static func change(
    _ names: ArraySlice<String>, in cells: inout [EmitterCell], _ body: (inout EmitterCell) -> Bool
  ) -> Bool {
    guard let name = names.first, let index = cells.firstIndex(where: { $0.name == name }) else { return false }
    if names.count == 1 { return body(&cells[index]) }
    return change(names.dropFirst(), in: &cells[index].cells, body)
  }
}
