import CoreGraphics

/// Breaks a section's items into lines that follow each other along the main axis.
protocol LinePacker {
  /// The number of items.
  var itemCount: Int { get }
  /// The distance between lines.
  var lineSpacing: CGFloat { get }
  /// The line that begins with an item; it has at least that item.
  func line(at item: Int) -> PackedLine
  /// The equal lines that begin with an item, or nil if the next line has to be packed by itself.
  func uniformLines(at item: Int) -> UniformLines?
}

/// The number of items of a line and its length along the main axis.
struct PackedLine: Equatable {
  var itemCount: Int
  var length: CGFloat
}

/// A run of equal lines. Only the last line of a section may have fewer items.
struct UniformLines: Equatable {
  /// The items of all its lines.
  var itemCount: Int
  var itemsPerLine: Int
  /// The length of each line along the main axis.
  var length: CGFloat
}

/// A line of a section: its items, and where it is along the main axis.
struct Line: Equatable, Sendable {
  var firstItem: Int
  var itemCount: Int
  var offset: CGFloat
  var length: CGFloat

  var endItem: Int { firstItem + itemCount }
}
