import Foundation

/// The built command, run as a process.
enum MatchcutProgram {
  /// The repository's folder.
  static var root: String {
    (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }.path
  }

  /// The command beside the tests' own program; nil where it is not built.
  static var path: String? {
    guard let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") else { return nil }
    let path = URL(fileURLWithPath: program).deletingLastPathComponent().appendingPathComponent("matchcut").path
    return FileManager.default.isExecutableFile(atPath: path) ? path : nil
  }

  static var isBuilt: Bool { path != nil }

  /// Runs the command; returns its status and its outputs.
  static func run(_ arguments: [String]) throws -> (status: Int32, output: String, errors: String) {
    let (process, output, errors) = (Process(), Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: path ?? "/nowhere")
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    // Errors are short enough for the pipe's buffer.
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let message = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text, message)
  }
}
