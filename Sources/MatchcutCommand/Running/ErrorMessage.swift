/// The form of an error on the terminal.
package enum ErrorMessage {
  /// A message that ends with one full stop, where it is one line of prose; of several lines the first one does.
  ///
  /// A line that ends with a question mark, a colon or an exclamation mark stays as it is.
  package static func ended(_ text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    while lines.last?.isEmpty == true { lines.removeLast() }
    guard let first = lines.first else { return "" }
    lines[0] = endedLine(first)
    return lines.joined(separator: "\n")
  }

  private static func endedLine(_ line: String) -> String {
    var line = line
    while line.last == " " || line.hasSuffix("..") { line.removeLast() }
    guard let last = line.last, !".?:!".contains(last) else { return line }
    return line + "."
  }
}
