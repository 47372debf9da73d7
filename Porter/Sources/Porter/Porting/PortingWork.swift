/// Files on their way through the passes.
struct PortingWork {
  private let inputs: [SourceInput]
  /// Files that can be ported, and their positions among the inputs.
  private var files: [ParsedFile] = []
  private var positions: [Int] = []
  /// The files that the last pass changed.
  private var changed: [Int] = []
  private var optional = OptionalMembers()
  private var findings: [Finding] = []
  private var changes: [String: Int] = [:]
  /// The results of each pass for each file that it changed.
  private(set) var steps: [PortStep] = []

  init(_ inputs: [SourceInput]) {
    self.inputs = inputs
    for (position, input) in inputs.enumerated() {
      if let problem = Encoding.problem(of: input.bytes) {
        let location = SourceText(input.bytes).location(at: problem.offset)
        findings.append(.unreadable(input.path, location, problem.message))
        continue
      }
      let file = ParsedFile(path: input.path, bytes: input.bytes, at: files.count)
      if let error = file.syntaxError {
        findings.append(.unreadable(input.path, error.location, "The source does not parse. \(error.message)"))
      } else {
        files.append(file)
        positions.append(position)
      }
    }
  }

  /// Lets each rule look at each file once; returns whether something changed.
  mutating func pass(isFirst: Bool) -> Bool {
    let module = ModuleIndex(files, optional: optional)
    optional = module.optional
    var context = RuleContext(files: files, module: module)
    // Later passes look at what the pass before changed: the rules are done with the other files.
    for position in isFirst ? Array(files.indices) : changed {
      context.position = position
      for rule in RuleTable.rules {
        context.rule = rule.name
        rule.apply(in: &context)
      }
    }
    if isFirst { findings += context.findings }
    changed = files.indices.filter { !context.edits[$0].isEmpty }
    for position in changed { apply(context.edits[position], at: position) }
    return !changed.isEmpty
  }

  private mutating func apply(_ edits: EditList, at position: Int) {
    let file = files[position]
    let result = edits.apply(to: file.source)
    files[position] = ParsedFile(file, after: result, at: position)
    for edit in result.made { changes[edit.rule, default: 0] += 1 }
    steps.append(
      PortStep(before: file.source.bytes, after: result.bytes, changedRanges: result.made.map(\.range)))
  }

  /// The paths of files whose tree is another than that of their bytes.
  var staleTrees: [String] { files.filter { !$0.isTreeOfBytes }.map(\.path) }

  var result: PortResult {
    var outputs = inputs.map { PortedSource(path: $0.path, bytes: $0.bytes) }
    for (file, position) in zip(files, positions) {
      outputs[position] = PortedSource(path: file.path, bytes: file.bytes)
    }
    let order = findings.sorted {
      ($0.path, $0.location, $0.rule, $0.message) < ($1.path, $1.location, $1.rule, $1.message)
    }
    return PortResult(files: outputs, findings: order, changes: changes)
  }
}

extension Finding {
  fileprivate static func unreadable(_ path: String, _ location: SourceLocation, _ message: String) -> Finding {
    Finding(
      kind: .unreadable, path: path, location: location, rule: "source", message: message,
      remedy: "Mend the file; it was copied as it is.")
  }
}
