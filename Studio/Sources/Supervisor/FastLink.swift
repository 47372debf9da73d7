import Foundation

/// Links a program in two parts, without information for a debugger: once a library of the objects that no save
/// changes, then at each save the app's objects with it.
struct FastLink: Sendable {
  /// The program that is written, beside the package manager's: there it finds its resources.
  let program: String
  private let commands: [[String]]

  /// A reason why the program can't be linked so.
  typealias Failure = BuildPlan.Failure

  /// Links the library, and the program for a first time.
  ///
  /// - Parameters:
  ///   - replaced: the app's objects, by the package manager's objects whose place they take.
  ///   - folder: for small files.
  ///   - run: runs a program; returns its status and what it has written.
  init(
    _ plan: BuildPlan, replacing replaced: [String: String], folder: String, run: DirectBuild.Run
  ) throws {
    guard let list = plan.link.firstIndex(where: { $0.hasPrefix("@") }),
      let output = plan.link.firstIndex(of: plan.program),
      let text = try? String(contentsOfFile: String(plan.link[list].dropFirst()), encoding: .utf8)
    else { throw Self.unexpected }
    // An object of a module's interface is for debuggers only.
    let objects = text.split(separator: "\n").flatMap { ShellWords.words(in: $0) }
      .filter { !$0.hasSuffix(".swiftmodule.o") }
    try Self.write(objects.filter { replaced[$0] == nil }, to: folder + "/library.objects")
    try Self.write(objects.compactMap { replaced[$0] }, to: folder + "/app.objects")
    program = plan.program + "-preview"
    let library = program + ".so"
    let options = ["-use-ld=lld", "-Xlinker", "--strip-debug", "-Xlinker", "--build-id=none"]

    var (ofLibrary, ofProgram) = (plan.link, plan.link)
    (ofLibrary[list], ofLibrary[output]) = ("@\(folder)/library.objects", library)
    let linked = try run(try Self.asLibrary(ofLibrary) + options)
    guard linked.status == 0 else { throw Failure(description: linked.text) }

    (ofProgram[list], ofProgram[output]) = ("@\(folder)/app.objects", program)
    // The compiler takes longer to plan the commands than they take.
    let jobs = try run(ofProgram + [library] + options + ["-driver-print-jobs"])
    let lines = jobs.text.split(separator: "\n").map { ShellWords.words(in: $0) }
    guard jobs.status == 0, lines.count == 2, let tool = lines[0].first, tool.hasSuffix("swift-autolink-extract"),
      let libraries = lines[0].last, lines[1].contains("@\(libraries)")
    else { throw Self.unexpected }
    let own = folder + "/app.autolink"
    commands = [
      lines[0].map { $0 == libraries ? own : $0 }, lines[1].map { $0 == "@\(libraries)" ? "@\(own)" : $0 },
    ]
    try self.run(run)
  }

  /// Links the program.
  func run(_ run: DirectBuild.Run) throws {
    for words in commands {
      let result = try run(words)
      guard result.status == 0 else { throw Failure(description: result.text) }
    }
  }

  /// A command that links a library instead of a program: one without a main function.
  private static func asLibrary(_ command: [String]) throws -> [String] {
    var words = command
    guard let kind = words.firstIndex(of: "-emit-executable"), let name = words.firstIndex(of: "-module-name"),
      name + 1 < words.count
    else { throw unexpected }
    words[kind] = "-emit-library"
    words[name + 1] = "PreviewLibrary"
    while let symbol = words.firstIndex(of: "--defsym") {
      guard symbol > 0, symbol + 2 < words.count, words[symbol + 1] == "-Xlinker" else { throw unexpected }
      words.removeSubrange(symbol - 1...symbol + 2)
    }
    return words
  }

  private static var unexpected: Failure { Failure(description: "the compiler links in another way than expected") }

  /// Writes a file of arguments, each quoted.
  private static func write(_ words: [String], to path: String) throws {
    let lines = words.map {
      "\"\($0.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\""))\""
    }
    try lines.joined(separator: "\n").write(toFile: path, atomically: true, encoding: .utf8)
  }
}

/// Words of a command as a shell reads them.
enum ShellWords {
  /// The words of a line, whose quotes are removed.
  static func words(in line: some StringProtocol) -> [String] {
    var (words, word): ([String], String?) = ([], nil)
    var (quote, isEscaped): (Character?, Bool) = (nil, false)
    for letter in line {
      if isEscaped {
        word = (word ?? "") + String(letter)
        isEscaped = false
      } else if let open = quote {
        if letter == open { quote = nil } else { word = (word ?? "") + String(letter) }
      } else if letter == "\\" {
        isEscaped = true
      } else if letter == "'" || letter == "\"" {
        quote = letter
        word = word ?? ""
      } else if letter.isWhitespace {
        if let done = word { words.append(done) }
        word = nil
      } else {
        word = (word ?? "") + String(letter)
      }
    }
    if let word { words.append(word) }
    return words
  }
}
