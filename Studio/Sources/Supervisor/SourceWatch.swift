import Foundation

/// Watches the folders of a package for files that are saved.
final class SourceWatch: @unchecked Sendable {
  private let descriptor: Int32
  private let root: String
  /// The folders by the numbers of their watches; used on the watch's thread alone.
  private var folders: [Int32: String] = [:]
  private let onChange: @Sendable () -> Void
  /// The folders that hold no sources.
  static let skipped: Set<String> = [".build", ".git", "out", "node_modules"]
  /// The nanoseconds without another change after which a save counts as complete.
  private static let quiet: Int32 = 80

  /// Watches a folder and those in it; nil where the system has no watches left.
  init?(_ root: String, onChange: @escaping @Sendable () -> Void) {
    descriptor = inotify_init1(Int32(IN_CLOEXEC))
    guard descriptor >= 0 else { return nil }
    (self.root, self.onChange) = (root, onChange)
    add(root)
    Thread { [weak self] in
      while let watch = self, watch.waitForChange() { watch.onChange() }
    }.start()
  }

  private func add(_ folder: String) {
    let events = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_DELETE | IN_CREATE | IN_MOVED_FROM)
    let number = inotify_add_watch(descriptor, folder, events)
    guard number >= 0 else { return }
    folders[number] = folder
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where !Self.skipped.contains(name)
    {
      let path = "\(folder)/\(name)"
      var status = stat()
      if lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR { add(path) }
    }
  }

  /// Waits for a change of a source file, and until no other follows; returns false at the end.
  private func waitForChange() -> Bool {
    var hasChanged = false
    while true {
      var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let count = Foundation.poll(&poll, 1, hasChanged ? Self.quiet : -1)
      if count == 0 { return true }
      guard count > 0 else {
        if errno == EINTR { continue }
        return false
      }
      if readEvents() { hasChanged = true }
    }
  }

  /// Reads the events; returns whether a source file is among them.
  private func readEvents() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = read(descriptor, &buffer, buffer.count)
    var (offset, isSource) = (0, false)
    while offset + 16 <= count {
      let (number, mask, length) = buffer.withUnsafeBytes { bytes in
        (
          bytes.loadUnaligned(fromByteOffset: offset, as: Int32.self),
          bytes.loadUnaligned(fromByteOffset: offset + 4, as: UInt32.self),
          Int(bytes.loadUnaligned(fromByteOffset: offset + 12, as: UInt32.self))
        )
      }
      let name = String(decoding: buffer[(offset + 16)..<(offset + 16 + length)].prefix { $0 != 0 }, as: UTF8.self)
      if mask & UInt32(IN_ISDIR) != 0 {
        if let folder = folders[number], !Self.skipped.contains(name) { add("\(folder)/\(name)") }
      } else if Self.isSource(name), mask & UInt32(IN_CREATE) == 0 {
        isSource = true
      }
      offset += 16 + length
    }
    return isSource
  }

  /// Whether a name is of a file that a build reads, not of an editor's own.
  static func isSource(_ name: String) -> Bool {
    !name.hasPrefix(".") && !name.hasSuffix("~") && !name.hasSuffix(".swp")
      && [".swift", ".c", ".h", ".m", ".json", ".png", ".jpg", ".strings", ".storyboard", ".xib"].contains {
        name.hasSuffix($0)
      }
  }
}
