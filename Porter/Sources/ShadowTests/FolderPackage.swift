import Foundation

/// A package made of folders, where there is only a project file.
public enum FolderPackage {
  /// A package of a module and its tests.
  ///
  /// - Parameter module: the module's name; nil for the one that the tests import as testable.
  /// - Throws: ``TestError`` where a folder is missing, or the tests name no module.
  public static func make(sources: [String], tests: [String], module: String?) throws -> SourcePackage {
    for folder in sources + tests {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
        throw TestError("There is no folder \(folder).")
      }
    }
    guard !sources.isEmpty else { throw TestError("--sources DIR is needed: the folder has no Package.swift.") }
    guard let name = module ?? tests.lazy.compactMap(testedModule).first else {
      throw TestError("No test says '@testable import': name the module with --module NAME.")
    }
    var targets = [SourceTarget(name: name, kind: .library, folders: sources)]
    if !tests.isEmpty {
      var target = SourceTarget(name: name + "Tests", kind: .test, folders: tests)
      target.dependencies = [name]
      targets.append(target)
    }
    return SourcePackage(name: name, targets: targets)
  }

  /// The module that most files of a folder import as testable.
  private static func testedModule(in folder: String) -> String? {
    let files = (FileManager.default.subpaths(atPath: folder) ?? []).filter { $0.hasSuffix(".swift") }
    var counts: [String: Int] = [:]
    for file in files {
      guard let text = try? String(contentsOfFile: folder + "/" + file, encoding: .utf8) else { continue }
      for line in text.split(whereSeparator: \.isNewline) {
        let words = line.split(whereSeparator: \.isWhitespace)
        guard words.count >= 3, words[0] == "@testable", words[1] == "import" else { continue }
        counts[String(words[2]), default: 0] += 1
      }
    }
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }
}
