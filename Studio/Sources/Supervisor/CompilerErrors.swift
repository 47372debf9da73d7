/// Finds the errors in the text of a build.
enum CompilerErrors {
  /// The errors, each once, with their places and source lines; the last lines of the text where there is none.
  static func summary(of text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var (found, seen): ([String], Set<String>) = ([], [])
    for (index, line) in lines.enumerated() {
      guard let range = line.range(of: ": error: "), seen.insert(line).inserted else { continue }
      let location = line[..<range.lowerBound].split(separator: "/").suffix(2).joined(separator: "/")
      found.append("\(location): \(line[range.upperBound...])")
      // The compiler shows the source with its line numbers after the error.
      for next in lines[(index + 1)...].prefix(8) {
        guard next.contains(" | ") || next.hasSuffix(" |") || next.hasPrefix("  ") else { break }
        found.append("    " + next)
      }
      if seen.count == 8 { break }
    }
    if found.isEmpty { found = Array(lines.suffix(12)) }
    return found.joined(separator: "\n")
  }
}
