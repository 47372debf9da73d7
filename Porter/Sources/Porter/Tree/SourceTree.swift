import Foundation

/// The files of a folder, read and never written.
public struct SourceTree: Sendable {
  /// Swift source to port.
  public internal(set) var sources: [SourceInput] = []
  /// Paths of files to copy as they are: resources, package manifests.
  public internal(set) var copied: [String] = []
  /// Links that stay inside the tree, with their destinations.
  public internal(set) var links: [(path: String, destination: String)] = []
  /// Files that were left out, with the reason.
  public internal(set) var findings: [Finding] = []
  /// The folder, without links in its path.
  public let root: URL
  /// The path of the folder with a slash behind it.
  private let rootPath: String

  /// The largest source file that is read, in bytes.
  static let sizeLimit = 32 << 20

  /// Reads a folder.
  ///
  /// Hidden files and folders are left out, such as a package's build folder. Links that lead out of the folder are
  /// refused.
  ///
  /// - Throws: ``PortError`` where the folder can't be read.
  public init(reading folder: String) throws {
    root = URL(fileURLWithPath: folder).resolvingSymlinksInPath().standardizedFileURL
    rootPath = root.path == "/" ? "/" : root.path + "/"
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: root.path, isDirectory: &isFolder) else {
      throw PortError("There is no folder \(folder).")
    }
    guard isFolder.boolValue else { throw PortError("\(folder) is a file: give the folder that holds the source.") }
    var pending = [""]
    while let path = pending.popLast() { pending += try readFolder(path).reversed() }
  }

  /// Leaves out the files whose paths a test refuses.
  public mutating func keep(where isIncluded: (String) -> Bool) {
    sources.removeAll { !isIncluded($0.path) }
    copied.removeAll { !isIncluded($0) }
    links.removeAll { !isIncluded($0.path) }
    findings.removeAll { !isIncluded($0.path) }
  }

  /// Reads one folder; returns the folders in it.
  private mutating func readFolder(_ path: String) throws -> [String] {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: url(path).path).sorted()
    } catch {
      throw PortError("The folder \(path.isEmpty ? root.path : path) can't be read.")
    }
    var folders: [String] = []
    for name in names where !name.hasPrefix(".") {
      let inner = path.isEmpty ? name : path + "/" + name
      switch try kind(of: inner) {
      case S_IFDIR: folders.append(inner)
      case S_IFREG: readFile(inner)
      case S_IFLNK: readLink(inner)
      default: refuse(inner, "This is no regular file, folder or link.", "Remove it from the folder.")
      }
    }
    return folders
  }

  private func url(_ path: String) -> URL {
    path.isEmpty ? root : root.appendingPathComponent(path)
  }

  /// The kind of a file as the system names it, such as `S_IFREG`; a link's own. Foundation asks for all that is known
  /// of a file, the owner's name among it.
  private func kind(of path: String) throws -> mode_t {
    var status = stat()
    guard lstat(rootPath + path, &status) == 0 else { throw PortError("\(path) can't be read.") }
    return status.st_mode & S_IFMT
  }

  private mutating func readFile(_ path: String) {
    let name = path.split(separator: "/").last ?? ""
    // A manifest is the package manager's, and is the same on both platforms; a playground's source is in no target.
    let isOfTarget = name != "Package.swift" && !name.hasPrefix("Package@swift") && !path.contains(".playground/")
    guard name.hasSuffix(".swift"), isOfTarget else {
      copied.append(path)
      return
    }
    guard let data = FileManager.default.contents(atPath: rootPath + path) else {
      return refuse(path, "The file can't be read.", "Give yourself the right to read it.")
    }
    guard data.count <= Self.sizeLimit else {
      return refuse(path, "The file has more than \(Self.sizeLimit >> 20) MiB.", "Split it.")
    }
    sources.append(SourceInput(path: path, bytes: Array(data)))
  }

  private mutating func readLink(_ path: String) {
    guard let destination = try? FileManager.default.destinationOfSymbolicLink(atPath: url(path).path) else {
      return refuse(path, "The link can't be read.", "Remove it.")
    }
    let target = url(path).resolvingSymlinksInPath().standardizedFileURL.path
    guard !destination.hasPrefix("/"), target.hasPrefix(root.path + "/"), FileManager.default.fileExists(atPath: target)
    else {
      return refuse(path, "The link leads out of the tree, or nowhere.", "Put the file itself there.")
    }
    links.append((path, destination))
  }

  private mutating func refuse(_ path: String, _ message: String, _ remedy: String) {
    findings.append(
      Finding(
        kind: .unreadable, path: path, location: SourceLocation(line: 1, column: 1), rule: "tree", message: message,
        remedy: remedy))
  }
}
