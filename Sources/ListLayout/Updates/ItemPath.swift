/// The position of an item: its section and its index in the section, both counted from zero.
public struct ItemPath: Hashable, Comparable, Sendable, BitwiseCopyable {
  /// The section's index.
  public var section: Int
  /// The item's index in its section.
  public var item: Int

  /// Makes a path of a section and an item.
  public init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }

  /// Orders paths by section, then by item.
  public static func < (one: ItemPath, other: ItemPath) -> Bool {
    one.section == other.section ? one.item < other.item : one.section < other.section
  }
}

extension ItemPath: CustomStringConvertible {
  /// The path as UIKit's messages write it: "0 - 3".
  public var description: String { "\(section) - \(item)" }
}
