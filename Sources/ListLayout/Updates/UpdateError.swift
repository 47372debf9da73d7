/// The reason why a batch of updates is invalid.
public enum UpdateError: Error, Hashable, Sendable {
  /// An update names an item that its section does not have.
  case missingItem(Operation, ItemPath, count: Int)
  /// An update names an item of a section that does not exist.
  case missingSectionOfItem(Operation, ItemPath, count: Int)
  /// An update names a section that does not exist.
  case missingSection(Operation, Int, count: Int)
  /// Two updates cannot both be done to one item.
  case conflictingItem(Operation, Operation, ItemPath)
  /// Two updates cannot both be done to one section.
  case conflictingSection(Operation, Operation, Int)
  /// The data source has another number of items than the updates lead to; the index is the section's after the update.
  case itemCount(section: Int, before: Int, after: Int, changes: ItemChanges)
  /// The data source has another number of sections than the updates lead to.
  case sectionCount(before: Int, after: Int, inserted: Int, deleted: Int)

  /// The part of an update that is invalid.
  public enum Operation: String, Hashable, Sendable, CaseIterable {
    /// An insertion, which names a position after the batch.
    case insert
    /// A deletion, which names a position before the batch.
    case delete
    /// A reload, which names a position before the batch.
    case reload
    /// A move from a position before the batch.
    case moveFrom
    /// A move to a position after the batch.
    case moveTo
  }

  /// How many items the updates insert into a section, delete from it, and move into and out of it.
  public struct ItemChanges: Hashable, Sendable {
    /// The number of items inserted.
    public var inserted = 0
    /// The number of items deleted.
    public var deleted = 0
    /// The number of items moved in from other sections, or within the section.
    public var movedIn = 0
    /// The number of items moved out to other sections, or within the section.
    public var movedOut = 0

    /// Makes counts of changes.
    public init(inserted: Int = 0, deleted: Int = 0, movedIn: Int = 0, movedOut: Int = 0) {
      self.inserted = inserted
      self.deleted = deleted
      self.movedIn = movedIn
      self.movedOut = movedOut
    }
  }
}

extension UpdateError.Operation {
  /// Whether the operation names a position before the batch.
  var isBefore: Bool { self != .insert && self != .moveTo }

  var verb: String {
    switch self {
    case .insert: "insert"
    case .delete, .reload: "delete"
    case .moveFrom, .moveTo: "move"
    }
  }

  var noun: String {
    switch self {
    case .insert: "an insert"
    case .delete: "a delete"
    case .reload: "a reload"
    case .moveFrom: "a move from"
    case .moveTo: "a move to"
    }
  }
}
