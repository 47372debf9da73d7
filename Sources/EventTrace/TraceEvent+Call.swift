extension TraceEvent {
  /// One argument of a call: its label, if it has one, and its value.
  package struct Argument: Hashable, Sendable {
    /// The label, or nil where the call has none.
    package var label: String?
    /// The value as text.
    package var value: String
  }

  /// The call's name without labels: `navigationController` for `navigationController(_:willShow:animated:)`.
  package var baseName: String {
    guard let parenthesis = name.firstIndex(of: "(") else { return name }
    return String(name[..<parenthesis])
  }

  /// The arguments with their labels.
  ///
  /// A label is the argument's own (`willShow: B`), or else the one at its position in a name like
  /// `navigationController(_:willShow:animated:)`. Where the name has more labels than there are arguments, the
  /// arguments are the last ones: the first, often the sender, is the event's subject.
  package var labelledArguments: [Argument] {
    let labels = Array(labelsInName.dropFirst(max(0, labelsInName.count - arguments.count)))
    return arguments.enumerated().map { position, text in
      if let own = Self.label(at: text) {
        return Argument(label: String(own.label), value: String(own.value))
      }
      return Argument(label: position < labels.count ? labels[position] : nil, value: text)
    }
  }

  /// The call as Swift would write it: `navigationController(nav, willShow: B, animated: true)`.
  ///
  /// Where no argument was kept of a call that has some, its name says which it was. Numbers have at most four
  /// decimals.
  package var callText: String {
    if arguments.isEmpty, !labelsInName.isEmpty { return name }
    let list = labelledArguments.map { argument in
      let value = Self.shortened(argument.value)
      return argument.label.map { "\($0): \(value)" } ?? value
    }
    return "\(baseName)(\(list.joined(separator: ", ")))"
  }

  /// Whether the name or an argument bears a label.
  package func has(label: String) -> Bool {
    labelsInName.contains(label) || labelledArguments.contains { $0.label == label }
  }

  private var labelsInName: [String?] {
    guard let parenthesis = name.firstIndex(of: "("), name.last == ")" else { return [] }
    let inside = name[name.index(after: parenthesis)...].dropLast()
    return inside.split(separator: ":", omittingEmptySubsequences: true).map { $0 == "_" ? nil : String($0) }
  }

  private static func shortened(_ value: String) -> String {
    guard let point = value.firstIndex(of: "."), value[point...].count > 5, let number = Double(value) else {
      return value
    }
    var text = FixedDecimal.text(number, decimals: 4)
    while text.last == "0" { text.removeLast() }
    return text.last == "." ? String(text.dropLast()) : text
  }

  private static func label(at text: String) -> (label: Substring, value: Substring)? {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    let label = text[..<colon]
    let rest = text[text.index(after: colon)...]
    let isName =
      label.first.map { $0.isLetter || $0 == "_" } == true
      && label.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    guard isName, rest.first == " " else { return nil }
    return (label, rest.dropFirst())
  }
}
