import Foundation

/// The folder that gets the ported files.
public struct OutputFolder: Sendable {
  /// The list of the files that the porter wrote; the next run replaces those and no others.
  static let listName = ".matchcut-port"

  private let root: URL
  private let earlier: Set<String>

  /// A folder for the files of a tree; it is made where there is none.
  ///
  /// - Throws: ``PortError`` where the folder lies in the tree or around it, or holds files that the porter did not
  ///   write.
  public init(_ folder: String, for tree: SourceTree) throws {
    let given = URL(fileURLWithPath: folder).standardizedFileURL
    let parent = given.deletingLastPathComponent().resolvingSymlinksInPath()
    root =
      (try? FileManager.default.destinationOfSymbolicLink(atPath: given.path)) == nil
      ? parent.appendingPathComponent(given.lastPathComponent) : given.resolvingSymlinksInPath()
    let (inner, outer) = (root.standardizedFileURL.path, tree.root.path)
    guard inner != outer, !inner.hasPrefix(outer + "/"), !outer.hasPrefix(inner + "/") else {
      throw PortError("The output folder \(folder) lies in the source folder, or around it: give another one.")
    }
    earlier = try Self.earlierFiles(in: root, named: folder)
  }

  /// Writes the ported files, copies the others, and removes what an earlier run wrote and this one did not.
  public func write(_ result: PortResult, of tree: SourceTree) throws {
    do {
      try makeFolder(root)
      var written: Set<String> = []
      for file in result.files {
        if !holds(file) { try put(file.path) { try Self.write(file.bytes, to: $0) } }
        written.insert(file.path)
      }
      for path in tree.copied {
        try put(path) { try FileManager.default.copyItem(at: tree.root.appendingPathComponent(path), to: $0) }
        written.insert(path)
      }
      for link in tree.links {
        try put(link.path) {
          try FileManager.default.createSymbolicLink(atPath: $0.path, withDestinationPath: link.destination)
        }
        written.insert(link.path)
      }
      for path in earlier.subtracting(written) { try remove(path) }
      let list = written.sorted().map { $0 + "\n" }.joined()
      try Self.write(Array(list.utf8), to: root.appendingPathComponent(Self.listName))
    } catch let error as PortError {
      throw error
    } catch {
      throw PortError("The output folder can't be written: \(error.localizedDescription)")
    }
  }

  /// Whether the folder has the file already: a build goes by the time of its last change.
  private func holds(_ file: PortedSource) -> Bool {
    earlier.contains(file.path)
      && FileManager.default.contents(atPath: root.appendingPathComponent(file.path).path) == Data(file.bytes)
  }

  /// Writes a file, and does not wait for the disk. Foundation's `write(to:)` does, for seconds at thousands of files.
  private static func write(_ bytes: [UInt8], to url: URL) throws {
    let file = open(url.path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
    try handle.write(contentsOf: Data(bytes))
    try handle.close()
  }

  private func put(_ path: String, _ write: (URL) throws -> Void) throws {
    let url = root.appendingPathComponent(path)
    try makeFolder(url.deletingLastPathComponent())
    try remove(path)
    try write(url)
  }

  private func remove(_ path: String) throws {
    let url = root.appendingPathComponent(path)
    var status = stat()
    // A link counts as there even where it leads nowhere.
    guard lstat(url.path, &status) == 0 else { return }
    try FileManager.default.removeItem(at: url)
  }

  private func makeFolder(_ url: URL) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  /// Whether a folder holds anything but folders, which a build makes before the files in them.
  private static func holdsFiles(_ folder: URL) -> Bool {
    let entries = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: [.isDirectoryKey])
    guard let entries else { return true }
    for case let entry as URL in entries {
      guard (try? entry.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true else { return true }
    }
    return false
  }

  /// The files that an earlier run wrote.
  private static func earlierFiles(in root: URL, named folder: String) throws -> Set<String> {
    guard FileManager.default.fileExists(atPath: root.path) else { return [] }
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: root.path) else {
      throw PortError("\(folder) is no folder that can be read: give another one.")
    }
    guard !names.isEmpty else { return [] }
    guard holdsFiles(root) else { return [] }
    guard let list = FileManager.default.contents(atPath: root.appendingPathComponent(listName).path) else {
      throw PortError("The output folder \(folder) holds other files: give an empty one, or one that does not exist.")
    }
    let paths = String(decoding: list, as: UTF8.self).split(separator: "\n").map(String.init)
    return Set(paths.filter { !$0.hasPrefix("/") && !$0.split(separator: "/").contains("..") })
  }
}
