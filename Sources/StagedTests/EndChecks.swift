import TransitionTesting

/// The consequences of what is found when a test ends.
struct EndChecks: Equatable {
  /// The consequence of a finding.
  enum Consequence: String {
    /// It fails the test.
    case fail
    /// It is printed.
    case note
    /// It is not looked for.
    case off
  }

  /// That of the diagnostics that UIKit has reported.
  var diagnostics = Consequence.note
  /// That of view controllers that something still refers to when the test and its stage have ended.
  var leaks = Consequence.note
  /// That of animations, transitions and blocks that have not ended.
  var motion = Consequence.note

  /// Reads `fail`, `note` or `off` for all checks, or a list such as `diagnostics=fail,leaks=off`; nil for other texts.
  init?(_ text: String) {
    if let all = Consequence(rawValue: text) {
      (diagnostics, leaks, motion) = (all, all, all)
      return
    }
    let names: [String: WritableKeyPath<Self, Consequence>] = [
      "diagnostics": \.diagnostics, "leaks": \.leaks, "motion": \.motion,
    ]
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let pair = part.split(separator: "=", omittingEmptySubsequences: false)
      guard pair.count == 2, let path = names[String(pair[0])], let value = Consequence(rawValue: String(pair[1]))
      else { return nil }
      self[keyPath: path] = value
    }
  }

  /// Prints everything that is found.
  init() {}

  /// The sentence that names what still moves on the stage of a test that ends; nil where nothing does, or the check is
  /// off.
  @MainActor func motion(on stage: Stage) -> String? {
    guard motion != .off, !stage.isQuiet else { return nil }
    let running = stage.whatRuns
    return running.isEmpty ? nil : "When the test ended, this was still running: \(running.joined(separator: "; "))."
  }

  /// The sentence that names the view controllers of an ended stage to which something still refers, other than the
  /// test; nil where there are none, or the check is off.
  @MainActor func leaks(in environment: UIEnvironment, heldBy test: Any? = nil) -> String? {
    guard leaks != .off else { return nil }
    let held = test.map(HeldControllers.reached) ?? []
    var counts: [String: Int] = [:]
    for controller in environment.presentControllers where !held.contains(ObjectIdentifier(controller)) {
      counts["\(type(of: controller))", default: 0] += 1
    }
    guard !counts.isEmpty else { return nil }
    let list = counts.sorted { $0.key < $1.key }.map { $1 == 1 ? $0 : "\($0) (\($1))" }.joined(separator: ", ")
    return "The test has ended, and something still refers to these view controllers: \(list)."
  }
}
