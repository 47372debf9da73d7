/// A position in a file, as compilers print it.
public struct SourceLocation: Hashable, Comparable, Sendable {
  /// The line, from 1.
  public let line: Int
  /// The column, from 1, in UTF-8 bytes.
  public let column: Int

  /// Orders by line, then by column.
  public static func < (lhs: SourceLocation, rhs: SourceLocation) -> Bool {
    (lhs.line, lhs.column) < (rhs.line, rhs.column)
  }
}
