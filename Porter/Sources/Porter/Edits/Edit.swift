/// A change of a file: the bytes of a range become another text.
struct Edit {
  /// Bytes behind the byte order mark; empty for an insertion.
  let range: Range<Int>
  let replacement: String
  /// The rule that asks for it.
  let rule: String
}
