/// The result of one pass over one file.
package struct PortStep: Sendable {
  /// The bytes behind a byte order mark, before and after the pass.
  package let before: [UInt8], after: [UInt8]
  /// The changed ranges of the bytes before; empty ranges are insertions.
  package let changedRanges: [Range<Int>]
}
