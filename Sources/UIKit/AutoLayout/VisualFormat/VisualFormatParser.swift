import Foundation

/// Reads a visual format (L-106…L-108).
@MainActor struct VisualFormatParser {
  private let characters: [Character]
  private let metrics: [String: Any]
  private let views: [String: Any]
  private var index = 0

  init(_ format: String, metrics: [String: Any], views: [String: Any]) {
    (characters, self.metrics, self.views) = (Array(format), metrics, views)
  }

  mutating func parse() throws(VisualFormatFault) -> VisualFormat {
    var format = VisualFormat()
    if skip("V:") { format.isVertical = true } else { _ = skip("H:") }
    if skip("|") { format.leadingGap = try parseConnection() }
    while true {
      format.items.append(try parseItem())
      if index == characters.count { return format }
      let gap = try parseConnection()
      if skip("|") {
        format.trailingGap = gap
        guard index == characters.count else { throw fault("Expected the end of the format after '|'") }
        return format
      }
      format.gaps.append(gap)
    }
  }

  private mutating func parseItem() throws(VisualFormatFault) -> VisualFormat.Item {
    let column = index
    guard skip("[") else { throw fault("Expected a view. That is, a '['") }
    let name = parseName()
    guard !name.isEmpty else { throw fault("Expected a view's name") }
    guard let object = views[name], let view = object as? any ConstrainedItem else {
      throw VisualFormatFault(reason: "\(name) is not a key in the views dictionary.", column: column + 1)
    }
    var sizes: [VisualFormat.Predicate] = []
    if skip("(") { sizes = try parsePredicates(areSizes: true) }
    guard skip("]") else { throw fault("Expected a ']' here. That is the end of a view") }
    return VisualFormat.Item(view: view, sizes: sizes, column: column)
  }

  private mutating func parseConnection() throws(VisualFormatFault) -> VisualFormat.Connection {
    guard skip("-") else { return .flush }
    if peek == "[" || peek == "|" { return .standard }
    let predicates = skip("(") ? try parsePredicates(areSizes: false) : [try parsePredicate(isSize: false)]
    guard skip("-") else { throw fault("Expected a '-' here. That is the end of a connection") }
    return .predicates(predicates)
  }

  /// Reads predicates up to the closing parenthesis.
  private mutating func parsePredicates(areSizes: Bool) throws(VisualFormatFault) -> [VisualFormat.Predicate] {
    var predicates = [try parsePredicate(isSize: areSizes)]
    while skip(",") { predicates.append(try parsePredicate(isSize: areSizes)) }
    guard skip(")") else { throw fault("Expected a ')' here. That is the end of a predicate list") }
    return predicates
  }

  /// - Parameter isSize: whether it is a view's size, which may be that of another view.
  private mutating func parsePredicate(isSize: Bool) throws(VisualFormatFault) -> VisualFormat.Predicate {
    let column = index
    var relation = NSLayoutConstraint.Relation.equal
    if skip("<=") {
      relation = .lessThanOrEqual
    } else if skip(">=") {
      relation = .greaterThanOrEqual
    } else {
      _ = skip("==")
    }
    let object: VisualFormat.Predicate.Object
    if let number = try parseNumber() {
      object = .number(number)
    } else if isSize, let view = parseViewName() {
      object = .view(view)
    } else {
      throw fault("Expected a number or key from the metrics dictionary, but encountered something else")
    }
    var priority = UILayoutPriority.required
    if skip("@") {
      guard let number = try parseNumber() else { throw fault("Expected a priority after '@'") }
      priority = UILayoutPriority(Float(number))
    }
    return VisualFormat.Predicate(relation: relation, object: object, priority: priority, column: column)
  }

  /// Reads a number or a metric's name; nil where neither follows.
  private mutating func parseNumber() throws(VisualFormatFault) -> CGFloat? {
    let start = index
    if let sign = peek, sign == "-" || sign == "+" { index += 1 }
    while let next = peek, next.isASCII, next.isNumber || next == "." { index += 1 }
    let text = String(characters[start..<index])
    if let number = Double(text) { return CGFloat(number) }
    index = start
    let name = parseName()
    guard let metric = metrics[name] else {
      index = start
      return nil
    }
    guard let number = Self.number(metric) else {
      throw VisualFormatFault(reason: "\(name) is not a number in the metrics dictionary.", column: start)
    }
    return number
  }

  private mutating func parseViewName() -> (any ConstrainedItem)? {
    let start = index
    if let view = views[parseName()] as? any ConstrainedItem { return view }
    index = start
    return nil
  }

  private mutating func parseName() -> String {
    let start = index
    while let next = peek, next == "_" || next == "." || (next.isASCII && (next.isLetter || next.isNumber)) {
      index += 1
    }
    return String(characters[start..<index])
  }

  private static func number(_ value: Any) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }

  private var peek: Character? { index < characters.count ? characters[index] : nil }

  private mutating func skip(_ text: String) -> Bool {
    let wanted = Array(text)
    guard index + wanted.count <= characters.count, Array(characters[index..<index + wanted.count]) == wanted else {
      return false
    }
    index += wanted.count
    return true
  }

  private func fault(_ reason: String) -> VisualFormatFault { VisualFormatFault(reason: reason, column: index) }
}
