import Porter

/// The invariants of each ported source.
public enum PortCheck {
  /// Ports sources and says which property does not hold; nil where all do.
  public static func violation(_ sources: [[UInt8]]) -> String? {
    let inputs = sources.enumerated().map { SourceInput(path: "File\($0).swift", bytes: $1) }
    let trace = Porter.portWithSteps(inputs)
    let result = trace.result
    guard result.files.count == inputs.count else { return "a file is lost" }
    if let path = trace.staleTrees.first { return "the tree of \(path) is not that of its bytes" }
    for step in trace.steps {
      if let line = brokenLine(in: step) { return "line \(line) lost its tokens" }
    }
    let again = Porter.port(result.files.map { SourceInput(path: $0.path, bytes: $0.bytes) })
    for (first, second) in zip(result.files, again.files) where first.bytes != second.bytes {
      return "porting \(first.path) twice gives another result"
    }
    let damaged = Set(again.findings(of: .unreadable).map(\.path))
    let unreadable = Set(result.findings(of: .unreadable).map(\.path))
    if let path = damaged.subtracting(unreadable).min() { return "the output of \(path) does not parse" }
    for (input, output) in zip(inputs, result.files)
    where unreadable.contains(input.path) && input.bytes != output.bytes {
      return "\(input.path) was not ported, and is not as it was"
    }
    return nil
  }

  /// The first line of which something is lost that no change took; nil where there is none.
  private static func brokenLine(in step: PortStep) -> Int? {
    var blanked = step.before
    let newline = UInt8(ascii: "\n")
    for range in step.changedRanges {
      for index in range where blanked[index] != newline { blanked[index] = UInt8(ascii: " ") }
    }
    let before = blanked.split(separator: newline, omittingEmptySubsequences: false)
    let after = step.after.split(separator: newline, omittingEmptySubsequences: false)
    guard after.count >= before.count else { return after.count + 1 }
    for (index, line) in before.enumerated() where !isSubsequence(line, of: after[index]) { return index + 1 }
    return nil
  }

  /// Whether a line's bytes stand in another line in the same order; spaces don't count.
  private static func isSubsequence(_ line: ArraySlice<UInt8>, of other: ArraySlice<UInt8>) -> Bool {
    var rest = other[...]
    for byte in line where byte != UInt8(ascii: " ") {
      guard let found = rest.firstIndex(of: byte) else { return false }
      rest = rest[(found + 1)...]
    }
    return true
  }
}
