import Foundation

/// Builds what a save has changed by the compiler's and the linker's commands, without the package manager.
struct DirectBuild: Sendable {
  private let modules: [ModuleBuild]
  private let link: FastLink
  private let folder: TemporaryFolder
  /// The sources that the program was built from.
  private var stamps: SourceStamps
  private var program: String
  /// The modules' interfaces that others were compiled with, by their files.
  private var interfaces: [String: Data]

  /// Runs a program; returns its status and what it has written.
  typealias Run = @Sendable ([String]) throws -> (status: Int32, text: String)

  /// Prepares after a build of the package manager's: compiles the app's modules once more, into a folder of their own.
  ///
  /// - Parameters:
  ///   - stamps: of the sources before that build.
  ///   - description: the file that describes it.
  init(_ stamps: SourceStamps, description: String, product: String, package: String, run: Run) throws {
    guard let text = try? String(contentsOfFile: description, encoding: .utf8) else {
      throw BuildPlan.Failure(description: "\(description) can't be read")
    }
    let plan = try BuildPlan(text, product: product, package: package)
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(atPath: folder.path + "/Modules", withIntermediateDirectories: true)
    modules = try plan.modules.map { module in
      guard let build = try ModuleBuild(module, in: folder.path, run: run) else {
        throw BuildPlan.Failure(description: "\(module.name) is compiled as a whole")
      }
      return build
    }
    for module in modules {
      for command in [module.emit, module.compile] {
        // The app runs meanwhile. A file that is saved while it is read is read again.
        var result = try run(["nice", "-n", "5"] + command)
        for _ in 0..<3 where result.status != 0 && result.text.contains("was modified during the build") {
          result = try run(["nice", "-n", "5"] + command)
        }
        guard result.status == 0 else { throw BuildPlan.Failure(description: result.text) }
      }
    }
    let objects = modules.reduce(into: [String: String]()) { $0.merge($1.objects) { first, _ in first } }
    link = try FastLink(plan, replacing: objects, folder: folder.path, run: run)
    interfaces = modules.reduce(into: [:]) { $0[$1.interface] = FileManager.default.contents(atPath: $1.interface) }
    self.folder = folder
    self.stamps = stamps
    program = plan.program
  }

  /// Builds; returns the program's path, or nil where the package manager has to: for files that have come or gone, and
  /// for others than sources of the app's modules.
  ///
  /// - Throws: ``HostBuild/Failure`` with the compiler's text, and ``BuildPlan/Failure`` where linking fails.
  mutating func run(_ present: SourceStamps, run: @escaping Run) throws -> String? {
    guard let files = present.changed(since: stamps),
      files.allSatisfy({ file in modules.contains { $0.sources.contains(file) } })
    else { return nil }
    guard !files.isEmpty else { return program }
    let changed = modules.filter { !$0.sources.isDisjoint(with: files) }
    for module in changed {
      let interface = Self.begin { [self] in if isImported(module) { try emit(module, run) } }
      let compiled = Result { try compile(module, run) }
      let emitted = Result { try interface.take() }
      try compiled.get()
      try emitted.get()
    }
    // Most changes leave other modules as they are, so the program is linked meanwhile.
    let linking = Self.begin { [link] in try link.run(run) }
    let others = Result { try compileImporting(changed, run) }
    let linked = Result { try linking.take() }
    if try others.get() { try link.run(run) } else { try linked.get() }
    (stamps, program) = (present, link.program)
    return program
  }

  private func compile(_ module: ModuleBuild, _ run: Run) throws {
    let result = try run(module.compile)
    guard result.status == 0 else { throw HostBuild.Failure(description: result.text) }
  }

  /// Writes a module's interface.
  private func emit(_ module: ModuleBuild, _ run: Run) throws {
    let result = try run(module.emit)
    guard result.status == 0 else { throw HostBuild.Failure(description: result.text) }
  }

  private func isImported(_ module: ModuleBuild) -> Bool {
    modules.contains { $0.imports.contains(module.ownImport) }
  }

  /// Compiles the modules that import changed ones with another interface; returns whether an object is another one.
  private mutating func compileImporting(_ changed: [ModuleBuild], _ run: Run) throws -> Bool {
    var (queue, isOther) = (changed, false)
    while !queue.isEmpty {
      let module = queue.removeFirst()
      let interface = FileManager.default.contents(atPath: module.interface)
      guard interface != interfaces[module.interface] else { continue }
      for other in modules where other.imports.contains(module.ownImport) {
        let before = other.objectStamps
        try compile(other, run)
        guard other.objectStamps != before else { continue }
        isOther = true
        guard isImported(other) else { continue }
        try emit(other, run)
        queue.append(other)
      }
      interfaces[module.interface] = interface
    }
    return isOther
  }

  /// Does something in a thread of its own.
  private static func begin(_ work: @escaping @Sendable () throws -> Void) -> Handover<Void> {
    let handover = Handover<Void>()
    Thread { handover.give(Result { try work() }) }.start()
    return handover
  }
}

/// A folder that is removed with its last reference.
final class TemporaryFolder: Sendable {
  /// The folder's path.
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.appendingPathComponent("matchcut-build-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
