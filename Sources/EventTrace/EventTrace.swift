/// The events of a stage in the order in which they happened.
public struct EventTrace: Hashable, Sendable, Codable {
  /// The events, oldest first.
  public var events: [TraceEvent]

  /// A trace of the given events.
  public init(_ events: [TraceEvent] = []) {
    self.events = events
  }

  /// The events of some categories, in order.
  public func filtered(_ categories: TraceEvent.Category...) -> EventTrace {
    EventTrace(events.filter { categories.contains($0.category) })
  }
}

extension EventTrace {
  /// The trace for people: one line per event, `   0.3500  B.viewDidAppear(true)`, ending with a line break.
  ///
  /// Times are seconds with four decimals in a column nine characters wide, so that lines stay comparable when events
  /// come and go. An empty trace is empty text.
  public var text: String {
    events.map { $0.text + "\n" }.joined()
  }
}

extension TraceEvent: CustomStringConvertible {
  /// The event as one line: the time in seconds, then `subject.call(arguments)`; line breaks in names become `⏎`.
  public var text: String {
    let stamp = FixedDecimal.text(time, decimals: 4)
    let padding = String(repeating: " ", count: max(0, 9 - stamp.count))
    return String("\(padding)\(stamp)  \(sentence)".map { $0.isNewline ? "⏎" : $0 })
  }

  /// `subject.call(arguments)`, or the call alone where nothing is named as its subject.
  package var sentence: String { subject.isEmpty ? callText : "\(subject).\(callText)" }

  /// The same line as `text`.
  public var description: String { text }
}

/// Decimal text of a number with a fixed count of decimals, the same on every machine and in every locale.
package enum FixedDecimal {
  /// The number rounded half away from zero; numbers too large for that, and those that are not finite, as Swift
  /// prints them.
  package static func text(_ value: Double, decimals: Int) -> String {
    var unit = 1
    for _ in 0..<decimals { unit *= 10 }
    let scaled = (value * Double(unit)).rounded()
    guard let ticks = Int64(exactly: scaled), abs(scaled) < 9_007_199_254_740_992 else { return "\(value)" }
    let sign = ticks < 0 ? "-" : ""
    let (whole, rest) = abs(ticks).quotientAndRemainder(dividingBy: Int64(unit))
    guard decimals > 0 else { return "\(sign)\(whole)" }
    let digits = String(rest)
    return "\(sign)\(whole).\(String(repeating: "0", count: decimals - digits.count))\(digits)"
  }
}
