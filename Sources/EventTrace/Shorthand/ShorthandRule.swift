/// How one kind of event is written in shorthand.
struct ShorthandRule: Sendable {
  /// The properties that the event must have.
  var category: TraceEvent.Category?
  /// The call's name without labels.
  var baseName: String
  /// A label that the call must have, where several calls share a base name.
  var label: String?
  /// How the token is made.
  var form: Form

  /// The forms that a token can have.
  enum Form: Sendable {
    /// No token.
    case nothing
    /// Always this text.
    case fixed(String)
    /// `B.wA`: the subject, then this word.
    case ofSubject(String)
    /// `B.didMove(nav)`: the subject, this word, and the argument with a label (or the first one).
    case ofSubjectWithArgument(String)
    /// `willShow(B)`: this word and the argument with the rule's label (or the first one).
    case withArgument(String)
    /// `cT(1)`: this word and a true or false argument as 1 or 0.
    case withFlag(String)
    /// `shouldDismiss=1`: this word and a true or false result as 1 or 0.
    case equalsFlag(String)
    /// `notify(cancelled=0)`: this word and the argument `isCancelled` as 1 or 0.
    case withCancelled(String)
    /// `co` or `co(cancelled)`: this word, and the second form where the argument `isCancelled` is true.
    case withCancelledIfTrue(String)
    /// `A.parent=nav`: the subject, this word and the first argument.
    case ofSubjectEqualsArgument(String)
    /// `update…`: like `fixed`, but neighbours that are alike become one token.
    case collapsing(String)
  }

  init(_ baseName: String, label: String? = nil, in category: TraceEvent.Category? = nil, _ form: Form) {
    self.category = category
    self.baseName = baseName
    self.label = label
    self.form = form
  }

  /// Whether an event is of this rule's kind.
  func matches(_ event: TraceEvent) -> Bool {
    guard category == nil || category == event.category, event.baseName == baseName else { return false }
    return label.map(event.has(label:)) ?? true
  }

  /// The token of an event that matches, or nil for none.
  func token(of event: TraceEvent) -> String? {
    let arguments = event.labelledArguments
    func value(_ label: String? = nil) -> String {
      let labelled = label.flatMap { name in arguments.first { $0.label == name } }
      return (labelled ?? arguments.first)?.value ?? ""
    }
    func digit(_ label: String? = nil) -> String {
      switch value(label) {
      case "true": "1"
      case "false": "0"
      case let other: other
      }
    }
    switch form {
    case .nothing: return nil
    case .fixed(let word), .collapsing(let word): return word
    case .ofSubject(let word): return "\(event.subject).\(word)"
    case .ofSubjectWithArgument(let word): return "\(event.subject).\(word)(\(value(label)))"
    case .withArgument(let word): return "\(word)(\(value(label)))"
    case .withFlag(let word): return "\(word)(\(digit(label)))"
    case .equalsFlag(let word): return "\(word)=\(digit(label))"
    case .withCancelled(let word): return "\(word)(cancelled=\(digit("isCancelled")))"
    case .withCancelledIfTrue(let word): return digit("isCancelled") == "1" ? "\(word)(cancelled)" : word
    case .ofSubjectEqualsArgument(let word): return "\(event.subject).\(word)=\(value(label))"
    }
  }
}
