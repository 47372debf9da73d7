import Foundation

/// Compiles a module of the app into a folder of its own, so that the package manager's files stay as they are.
///
/// The module's objects and its interface are made by two commands: the objects of a changed file take less time, and
/// the interface is made while the program is linked.
struct ModuleBuild: Sendable {
  let name: String
  let sources: Set<String>
  /// The package manager's objects, and those that take their place.
  let objects: [String: String]
  /// The file of the interface.
  let interface: String
  /// The package manager's files of interfaces that it reads, and its own.
  let imports: Set<String>
  let ownImport: String
  /// Compiles the files that have changed, and those that depend on them.
  let compile: [String]
  /// Writes the interface.
  let emit: [String]

  /// Prepares the commands; nothing is compiled yet. Nil for a module that is compiled as a whole.
  ///
  /// - Parameters:
  ///   - folder: for what is built.
  ///   - run: runs a program.
  init?(_ module: BuildPlan.Module, in folder: String, run: DirectBuild.Run) throws {
    guard let option = module.command.firstIndex(of: "-output-file-map"), module.command.contains("-incremental"),
      let map = FileManager.default.contents(atPath: module.command[option + 1]),
      let entries = try JSONSerialization.jsonObject(with: map) as? [String: [String: String]]
    else { return nil }
    let own = "\(folder)/\(module.name)"
    try FileManager.default.createDirectory(atPath: own, withIntermediateDirectories: true)
    var (ownMap, objects) = (["": ["swift-dependencies": "\(own)/module.priors"]], [String: String]())
    for (number, source) in entries.keys.sorted().enumerated() where !source.isEmpty {
      let base = "\(own)/\(number)"
      ownMap[source] = ["object": "\(base).o", "swift-dependencies": "\(base).swiftdeps", "dependencies": "\(base).d"]
      if let object = entries[source]?["object"] { objects[object] = "\(base).o" }
    }
    try JSONSerialization.data(withJSONObject: ownMap).write(to: URL(fileURLWithPath: "\(own)/files.json"))
    (name, sources, self.objects, imports) = (module.name, module.sources, objects, module.imports)
    ownImport = module.interface
    interface = "\(folder)/Modules/\(module.name).swiftmodule"
    let common = Self.without(
      ["-emit-module-path", "-output-file-map", "-index-store-path", "-emit-objc-header-path"],
      ["-emit-module", "-emit-objc-header", "-serialize-diagnostics", "-parseable-output", "-emit-dependencies"],
      module.command)
    // Interfaces of this folder come before the package manager's.
    let first = [common[0], "-I", "\(folder)/Modules"]
    compile = first + common.dropFirst() + ["-output-file-map", "\(own)/files.json"]
    emit = try Self.emission(module, folder: folder, run)
  }

  /// The compiler's own command for the interface, which reads no function's body.
  private static func emission(_ module: BuildPlan.Module, folder: String, _ run: DirectBuild.Run) throws -> [String] {
    let jobs = try run(module.command + ["-driver-print-jobs"])
    let lines = jobs.text.split(separator: "\n").map { ShellWords.words(in: $0) }
    guard jobs.status == 0,
      let job = lines.first(where: { $0.dropFirst().starts(with: ["-frontend", "-emit-module"]) })
    else { throw BuildPlan.Failure(description: "the compiler makes the interface of \(module.name) in another way") }
    let pairs: Set<String> = [
      "-serialize-diagnostics-path", "-emit-dependencies-path", "-emit-objc-header-path", "-index-store-path",
    ]
    let base = String(module.interface.dropLast("swiftmodule".count))
    let words = without(pairs, [], job).map { word in
      word.hasPrefix(base) ? "\(folder)/Modules/\(module.name).\(word.dropFirst(base.count))" : word
    }
    return words[..<3] + ["-I", "\(folder)/Modules"] + words[3...]
  }

  /// The objects with the times at which they were written.
  var objectStamps: [String: Int64] {
    objects.values.reduce(into: [:]) { stamps, path in
      var status = stat()
      if lstat(path, &status) == 0 {
        stamps[path] = Int64(status.st_mtim.tv_sec) * 1_000_000_000 + Int64(status.st_mtim.tv_nsec)
      }
    }
  }

  private static func without(_ pairs: Set<String>, _ flags: Set<String>, _ words: [String]) -> [String] {
    var (result, isValue): ([String], Bool) = ([], false)
    for word in words {
      if isValue {
        isValue = false
      } else if pairs.contains(word) {
        isValue = true
      } else if !flags.contains(word) {
        result.append(word)
      }
    }
    return result
  }
}
