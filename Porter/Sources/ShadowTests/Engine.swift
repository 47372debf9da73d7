import Foundation

/// UIKit and the test kit, built once for a toolchain and a version of their source, and kept in a cache.
public struct Engine: Sendable {
  /// The folder with `modules`, `headers`, `hooks` and the library.
  public let folder: String
  /// The compiler's flags for the C libraries' headers.
  let headerFlags: [String]

  /// The flags that make a build see the engine and link it.
  public var buildFlags: [String] {
    let compiler = ["-I", folder + "/modules"] + list("headers").flatMap { ["-I", folder + "/headers/" + $0] }
    let linker = list("hooks").map { folder + "/hooks/" + $0 } + [folder + "/" + Self.libraryName, "-rpath", folder]
    return compiler.flatMap { ["-Xswiftc", $0] } + headerFlags.flatMap { ["-Xswiftc", "-Xcc", "-Xswiftc", $0] }
      + linker.flatMap { ["-Xlinker", $0] }
  }

  /// The names of the modules that are here.
  public var modules: Set<String> {
    Set(list("modules").filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(12)) })
  }

  static let libraryName = "libMatchcut.so"

  private func list(_ name: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder + "/" + name)) ?? []).sorted()
  }

  /// The engine in a folder; nil where it is not whole.
  init?(in folder: String) {
    guard let seal = try? String(contentsOfFile: folder + "/" + Self.sealName, encoding: .utf8),
      seal == Self.seal(of: folder),
      let flags = try? String(contentsOfFile: folder + "/flags", encoding: .utf8)
    else { return nil }
    self.folder = folder
    headerFlags = flags.split(separator: "\n").map(String.init)
  }

  static let sealName = "seal"

  /// A digest of the files' names and sizes: a copy that broke off is not used.
  static func seal(of folder: String) -> String {
    var digest = Digest()
    let names = FileManager.default.subpaths(atPath: folder) ?? []
    for name in names.sorted() where name != sealName {
      let attributes = try? FileManager.default.attributesOfItem(atPath: folder + "/" + name)
      digest.add(name)
      digest.add("\((attributes?[.size] as? Int) ?? -1)")
    }
    return digest.text
  }
}
