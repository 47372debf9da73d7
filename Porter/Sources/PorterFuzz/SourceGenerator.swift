import SeededRandom

/// Makes source in the style of Objective-C from a seed.
public struct SourceGenerator {
  private var numbers: SeededRandom

  /// A generator of the sources of a seed.
  public init(seed: UInt64) {
    numbers = SeededRandom(seed: seed)
  }

  /// The next source: a few declarations, on lines or side by side.
  public mutating func next() -> String {
    let separator = pick(["\n", "\n", "\n\n", "\r\n", "; "])
    let imports = pick([
      "import UIKit", "import Foundation", "import UIKit.UIView", "// no import", "@testable import Deck",
    ])
    let declarations = (0...numbers.roll(5)).map { _ in declaration(separator) }
    return ([imports] + declarations).joined(separator: separator) + pick(["", "\n", separator])
  }

  private mutating func declaration(_ separator: String) -> String {
    let members = (0...numbers.roll(5)).map { _ in pick(Fragments.members) }.joined(separator: separator)
    let head = pick(Fragments.heads)
    return "\(head) {\(pick([" ", separator]))\(conditional(members))\(pick([" ", separator]))}"
  }

  private mutating func conditional(_ text: String) -> String {
    numbers.roll(8) == 0 ? "\n#if \(pick(["os(iOS)", "DEBUG", "swift(>=4.2)"]))\n\(text)\n#else\n#endif\n" : text
  }

  private mutating func pick(_ choices: [String]) -> String {
    choices[numbers.roll(choices.count)]
  }
}
