import Foundation

/// The source files of a package with the times at which they were saved last.
struct SourceStamps: Equatable, Sendable {
  /// A file's time in nanoseconds and its size.
  private struct Stamp: Equatable {
    var time: Int64
    var size: Int64
  }

  private var stamps: [String: Stamp] = [:]

  /// Reads the stamps of a folder, and of those in it.
  init(_ root: String) {
    var folders = [root]
    while let folder = folders.popLast() {
      for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
        let path = "\(folder)/\(name)"
        var status = stat()
        guard lstat(path, &status) == 0 else { continue }
        if status.st_mode & S_IFMT == S_IFDIR {
          if !SourceWatch.skipped.contains(name) { folders.append(path) }
        } else if SourceWatch.isSource(name) {
          let time = status.st_mtim
          stamps[path] = Stamp(
            time: Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec), size: Int64(status.st_size))
        }
      }
    }
  }

  /// The files that were saved since older stamps, in order; nil where a file has come or gone.
  func changed(since old: SourceStamps) -> [String]? {
    guard Set(stamps.keys) == Set(old.stamps.keys) else { return nil }
    return stamps.filter { old.stamps[$0.key] != $0.value }.keys.sorted()
  }
}
