import Foundation

/// The commands with which the package manager builds a program, of which a save runs only those that it needs.
struct BuildPlan: Sendable {
  /// A module of the package.
  struct Module: Sendable {
    var name: String
    /// The compiler and its arguments; it compiles the files that have changed.
    var command: [String]
    var sources: Set<String>
    var objects: [String]
    /// The file of its interface.
    var interface: String
    /// The interfaces that it reads.
    var imports: Set<String>
  }

  /// The modules, each after those that it imports.
  private(set) var modules: [Module]
  /// The compiler and the arguments that link the program.
  let link: [String]
  /// The program's path.
  let program: String

  /// A reason why a save is left to the package manager.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Reads the description of a build.
  ///
  /// - Parameters:
  ///   - text: the package manager's file, `debug.yaml` in the folder of what is built.
  ///   - package: the folder whose sources are the app's; modules without any are left as they are.
  init(_ text: String, product: String, package: String) throws(Failure) {
    let commands = Self.commands(in: text)
    guard
      let program = commands.first(where: { $0.name.hasPrefix("C.\(product)-") && $0.name.hasSuffix(".exe") }),
      let path = program.outputs.first, !program.arguments.isEmpty
    else { throw Failure(description: "the build's description has no program \(product)") }
    let linked = Set(program.inputs)
    var modules: [Module] = []
    for command in commands where command.name.hasSuffix(".module") {
      let sources = command.inputs.filter { $0.hasSuffix(".swift") && $0.hasPrefix(package + "/") }
      let objects = command.outputs.filter { $0.hasSuffix(".o") }
      guard !sources.isEmpty, objects.contains(where: linked.contains), !command.arguments.isEmpty,
        let interface = command.outputs.first(where: { $0.hasSuffix(".swiftmodule") })
      else { continue }
      modules.append(
        Module(
          name: String(command.name.dropFirst(2).prefix { $0 != "-" }),
          command: command.arguments,
          sources: Set(sources), objects: objects, interface: interface,
          imports: Set(command.inputs.filter { $0.hasSuffix(".swiftmodule") })))
    }
    guard !modules.isEmpty else {
      throw Failure(description: "the build's description has no module with sources in \(package)")
    }
    self.modules = Self.inOrder(modules)
    link = program.arguments
    self.program = path
  }

  private static func inOrder(_ modules: [Module]) -> [Module] {
    var (rest, ordered): ([Module], [Module]) = (modules, [])
    while !rest.isEmpty {
      let open = Set(rest.map(\.interface))
      // Modules can't import each other, so there is always one.
      let index = rest.firstIndex { $0.imports.isDisjoint(with: open) } ?? 0
      ordered.append(rest.remove(at: index))
    }
    return ordered
  }

  // MARK: Reading

  private struct Command {
    var name: String
    var inputs: [String] = []
    var outputs: [String] = []
    var arguments: [String] = []
  }

  /// The commands of modules and programs. Their lists are JSON.
  private static func commands(in text: String) -> [Command] {
    var (found, current): ([Command], Command?) = ([], nil)
    for line in text.split(separator: "\n") {
      if line.hasPrefix("  \""), line.hasSuffix("\":") {
        if let current { found.append(current) }
        let name = String(line.dropFirst(3).dropLast(2))
        current = name.hasSuffix(".module") || name.hasSuffix(".exe") ? Command(name: name) : nil
      } else if current != nil {
        for (key, path) in lists where line.hasPrefix(key) { current?[keyPath: path] = list(line.dropFirst(key.count)) }
      }
    }
    if let current { found.append(current) }
    return found
  }

  private static var lists: [(String, WritableKeyPath<Command, [String]>)] {
    [("    inputs: ", \.inputs), ("    outputs: ", \.outputs), ("    args: ", \.arguments)]
  }

  private static func list(_ text: Substring) -> [String] {
    (try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String]) ?? []
  }
}
