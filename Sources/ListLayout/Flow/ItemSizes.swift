import CoreGraphics

/// The sizes of a section's items: one for all or one for each, and those that were measured.
public struct ItemSizes: Sendable {
  private enum Base: Sendable {
    case uniform(CGSize, count: Int)
    case each([CGSize])

    subscript(item: Int) -> CGSize {
      switch self {
      case .uniform(let size, _): size
      case .each(let sizes): sizes[item]
      }
    }
  }

  private let base: Base
  private(set) var measured = SparseSizes()

  private init(_ base: Base) { self.base = base }

  /// Items of one size, in constant time and space.
  public static func uniform(_ size: CGSize, count: Int) -> ItemSizes {
    ItemSizes(.uniform(size.validSize, count: max(count, 0)))
  }

  /// Items of their own sizes; equal ones count as uniform. A length that is negative or not finite counts as 0.
  public static func each(_ sizes: [CGSize]) -> ItemSizes {
    guard let first = sizes.first else { return uniform(.zero, count: 0) }
    if sizes.allSatisfy({ $0 == first }) { return uniform(first, count: sizes.count) }
    return ItemSizes(.each(sizes.map(\.validSize)))
  }

  /// The number of items.
  public var count: Int {
    switch base {
    case .uniform(_, let count): count
    case .each(let sizes): sizes.count
    }
  }

  /// The size of an item: the measured one, if there is one.
  public subscript(item: Int) -> CGSize {
    measured[item] ?? base[item]
  }

  /// The size of the items from one on up to a bound, or nil if they are not equal by construction.
  func uniformRun(from item: Int) -> (size: CGSize, end: Int)? {
    guard case .uniform(let size, let count) = base else { return nil }
    guard let next = measured.next(from: item) else { return (size, count) }
    return next == item ? nil : (size, next)
  }

  /// Stores measured sizes of different items.
  ///
  /// - Returns: The items whose size is another one now, ascending.
  mutating func measure(_ new: [(item: Int, size: CGSize)]) -> [Int] {
    measured.measure(new, count: count) { [base] in base[$0] }
  }
}
