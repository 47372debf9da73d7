import Foundation

/// A package made of folders, where there is only a project file.
public enum FolderPackage {
  /// A package of a module and its tests.
  ///
  /// - Parameter module: the module's name; nil for the one that the tests import as testable.
  /// - Throws: ``TestError`` where a folder is missing, or the tests name no module.
  public static func make(sources: [String], tests: [String], module: String?) throws -> SourcePackage {
    try check(sources + tests)
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

  /// Throws where a folder is missing.
  static func check(_ folders: [String]) throws {
    for folder in folders {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
        throw TestError("There is no folder \(folder).")
      }
    }
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

extension SourcePackage {
  /// The package with the tests in folders instead of its manifest's.
  ///
  /// - Throws: ``TestError`` where a folder is missing.
  public func testing(_ folders: [String]) throws -> SourcePackage {
    try FolderPackage.check(folders)
    var result = self
    result.targets.removeAll { $0.kind == .test }
    let word = name.filter { $0.isLetter || $0.isNumber }
    var tests = SourceTarget(name: word + "FolderTests", kind: .test, folders: folders)
    tests.dependencies = result.targets.map(\.name)
    result.targets.append(tests)
    return result
  }
}
