import Foundation

/// The names of the functions in a program on disk, read from its ELF symbol table; a stripped program has none.
struct SymbolTable {
  private let bytes: Data
  private let entries: Range<Int>
  private let names: Int

  /// The running program's.
  static let own = SymbolTable(path: "/proc/self/exe")

  /// The symbol table of a file; nil where the file is no 64-bit ELF file, or has none.
  init?(path: String) {
    guard let bytes = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped), bytes.count > 64,
      bytes.prefix(5) == Data([0x7F, 0x45, 0x4C, 0x46, 2])
    else { return nil }
    self.bytes = bytes
    let (start, size, count) = (Self.read(bytes, 0x28, 8), Self.read(bytes, 0x3A, 2), Self.read(bytes, 0x3C, 2))
    let headers = (0..<count).map { start + $0 * size }.filter { $0 >= 0 && $0 + 64 <= bytes.count }
    guard let table = headers.first(where: { Self.read(bytes, $0 + 4, 4) == 2 }) else { return nil }
    let link = Self.read(bytes, table + 0x28, 4)
    guard headers.indices.contains(link) else { return nil }
    let (offset, length) = (Self.read(bytes, table + 0x18, 8), Self.read(bytes, table + 0x20, 8))
    names = Self.read(bytes, headers[link] + 0x18, 8)
    guard offset >= 0, length >= 0, offset + length <= bytes.count, names < bytes.count else { return nil }
    entries = offset..<(offset + length)
  }

  /// The names that begin with a prefix.
  func names(beginningWith prefix: String) -> [String] {
    let wanted = Array(prefix.utf8)
    return bytes.withUnsafeBytes { raw in
      var found: [String] = []
      for entry in stride(from: entries.lowerBound, to: entries.upperBound - 23, by: 24) {
        let name = names + Int(raw.loadUnaligned(fromByteOffset: entry, as: UInt32.self))
        guard name + wanted.count < raw.count else { continue }
        guard (0..<wanted.count).allSatisfy({ raw[name + $0] == wanted[$0] }) else { continue }
        let end = raw[name...].firstIndex(of: 0) ?? raw.count
        found.append(String(decoding: raw[name..<end], as: UTF8.self))
      }
      return found
    }
  }

  private static func read(_ bytes: Data, _ offset: Int, _ length: Int) -> Int {
    (0..<length).reduce(0) { $0 | Int(bytes[offset + $1]) << (8 * $1) }
  }
}
