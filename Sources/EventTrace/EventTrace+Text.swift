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
