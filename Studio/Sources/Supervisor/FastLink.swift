import Foundation

/// Links a program as the package manager does, with a faster linker, without information for a debugger, and without
/// a compiler that plans it first.
struct FastLink: Sendable {
  /// The program that is written.
  let program: String
  private let command: [String]
  private let extract: [String]
  private let ownLibraries: String

  /// A reason why the program can't be linked so.
  typealias Failure = BuildPlan.Failure

  /// Asks the compiler for its commands, and reads the libraries of all objects once.
  ///
  /// - Parameters:
  ///   - replaced: objects that take the place of the package manager's.
  ///   - folder: for small files, and for the program.
  ///   - run: runs a program; returns its status and what it has written.
  init(
    _ plan: BuildPlan, replacing replaced: [String: String], folder: String, run: DirectBuild.Run
  ) throws {
    let jobs = try run(plan.link + ["-use-ld=lld", "-driver-print-jobs"])
    let lines = jobs.text.split(separator: "\n").map { ShellWords.words(in: $0) }
    guard jobs.status == 0, lines.count == 2, let tool = lines[0].first, tool.hasSuffix("swift-autolink-extract") else {
      throw Failure(description: "the compiler links in another way than expected")
    }
    let own = Set(replaced.values)
    let objects = lines[0].dropFirst().filter { $0.hasSuffix(".o") }.map { replaced[$0] ?? $0 }
    let (libraries, ownLibraries) = (folder + "/engine.autolink", folder + "/app.autolink")
    try Self.write(objects.filter { !own.contains($0) }, to: folder + "/engine.objects")
    try Self.write(objects.filter(own.contains), to: folder + "/app.objects")
    let first = try run([tool, "@\(folder)/engine.objects", "-o", libraries])
    guard first.status == 0 else { throw Failure(description: first.text) }
    extract = [tool, "@\(folder)/app.objects", "-o", ownLibraries]
    self.ownLibraries = ownLibraries
    program = plan.program + "-preview"
    var (command, linked): ([String], [String]) = ([], [])
    for word in lines[1] {
      if word.hasPrefix("@"), word.hasSuffix(".autolink") {
        command += ["@\(libraries)", "@\(ownLibraries)"]
      } else if word.hasSuffix(".o"), !word.hasPrefix("-") {
        linked.append(replaced[word] ?? word)
      } else {
        command.append(word == plan.program ? program : word)
      }
    }
    try Self.write(linked, to: folder + "/all.objects")
    guard command.contains("@\(libraries)"), command.contains(program) else {
      throw Failure(description: "the compiler links in another way than expected")
    }
    self.command = command + ["@\(folder)/all.objects", "-Xlinker", "--strip-debug", "-Xlinker", "--build-id=none"]
  }

  /// Links.
  func run(_ run: DirectBuild.Run) throws {
    for words in [extract, command] {
      let result = try run(words)
      guard result.status == 0 else { throw Failure(description: result.text) }
    }
  }

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
