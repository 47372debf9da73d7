import Foundation
import PackagePlugin

/// Ports a folder of iOS sources before each build, and compiles the result as the sources of the target.
///
/// The target has one file, without code, that says where the sources are, in a comment `// port: FOLDER`. The folder
/// is relative to the file.
@main struct PortSources: BuildToolPlugin {
  private static let mark = "// port:"

  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let target = target as? SourceModuleTarget else { return [] }
    let files = target.sourceFiles.map(\.url).filter { $0.pathExtension == "swift" }
    let folders = try files.flatMap { try namedFolders(in: $0) }
    guard let folder = folders.first, folders.count == 1 else {
      Diagnostics.error(
        "The target \(target.name) has \(folders.count) comments \"\(Self.mark) FOLDER\"; the plugin PortSources needs one."
      )
      return []
    }
    let sources = try swiftFiles(in: folder)
    if sources.isEmpty { Diagnostics.warning("There are no Swift files in \(folder.path).") }
    let output = context.pluginWorkDirectoryURL.appendingPathComponent("Ported", isDirectory: true)
    return [
      .buildCommand(
        displayName: "Porting \(sources.count) files of \(target.name)",
        executable: try context.tool(named: "matchcut-port").url,
        arguments: [folder.path, "-o", output.path, "--report", "diagnostics"],
        inputFiles: sources.map { folder.appendingPathComponent($0) },
        outputFiles: sources.map { output.appendingPathComponent($0) })
    ]
  }

  /// The folders that a file names.
  private func namedFolders(in file: URL) throws -> [URL] {
    try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { $0.hasPrefix(Self.mark) }.map {
      let path = $0.dropFirst(Self.mark.count).trimmingCharacters(in: .whitespaces)
      return file.deletingLastPathComponent().appendingPathComponent(path, isDirectory: true).standardizedFileURL
    }
  }

  /// The Swift files that the porter writes, relative to their folder: hidden files and folders are left out.
  private func swiftFiles(in folder: URL) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { path in
      path.hasSuffix(".swift") && !path.split(separator: "/").contains { $0.hasPrefix(".") }
    }.sorted()
  }
}
