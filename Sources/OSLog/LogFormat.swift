import Foundation

/// A format of a message: that of `printf`, with `%@` and the options of the log, such as `%{public}s`.
struct LogFormat {
  private let format: String

  init(_ format: String) {
    self.format = format
  }

  /// The message with arguments; a specifier without one stays as it is.
  func text(_ arguments: [Any]) -> String {
    var (text, rest, next) = ("", format[...], 0)
    while let start = rest.firstIndex(of: "%") {
      text += rest[..<start]
      rest = rest[start...]
      guard let specifier = Specifier(at: rest) else {
        text.append(rest.removeFirst())
        continue
      }
      rest.removeFirst(specifier.length)
      if specifier.conversion == "%" {
        text += "%"
      } else if next < arguments.count {
        text += specifier.text(arguments[next])
        next += 1
      } else {
        text += specifier.source
      }
    }
    return text + rest
  }

  /// A specifier of a format.
  private struct Specifier {
    /// The specifier as it is written, and without the options of the log.
    let source: String, plain: String
    let conversion: Character
    var length: Int { source.count }

    /// The specifier at a percent sign; nil where none is complete.
    init?(at text: Substring) {
      var rest = text.dropFirst()
      var plain = "%"
      if rest.first == "{" {
        guard let end = rest.firstIndex(of: "}") else { return nil }
        rest = rest[rest.index(after: end)...]
      }
      while let character = rest.first, "0123456789.+-# *hlLqjzt".contains(character) {
        plain.append(rest.removeFirst())
      }
      guard let conversion = rest.first, conversion == "%" || conversion == "@" || conversion.isLetter else {
        return nil
      }
      self.conversion = conversion
      self.plain = plain + String(conversion)
      source = String(text[..<rest.index(after: rest.startIndex)])
    }

    func text(_ argument: Any) -> String {
      guard conversion != "@", conversion != "s", let number = argument as? any CVarArg else { return "\(argument)" }
      return String(format: plain, number)
    }
  }
}
