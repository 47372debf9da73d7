/// The names that the compiler does not know, with their counts.
enum MissingNames {
  /// The name that an error is about, with the type that lacks it; nil for errors of another kind.
  ///
  /// `cannot find type 'UIMenu' in scope` is about `UIMenu`, `value of type 'NSValue' has no member 'cgSize'` about
  /// `NSValue.cgSize`.
  static func name(in message: String) -> String? {
    let parts = message.split(separator: "'", omittingEmptySubsequences: false).map(String.init)
    let names = stride(from: 1, to: parts.count, by: 2).map { parts[$0] }
    if message.hasPrefix("no such module "), let module = names.first { return module }
    if message.hasPrefix("cannot find "), let name = names.first { return name }
    guard message.contains(" has no member "), names.count >= 2 else { return nil }
    return names[0] + "." + names[1]
  }

  /// The names of errors, by how often they come.
  static func counts(in remainders: [Remainder]) -> [String: Int] {
    remainders.reduce(into: [:]) { counts, remainder in
      if let name = name(in: remainder.message) { counts[name, default: 0] += 1 }
    }
  }
}
