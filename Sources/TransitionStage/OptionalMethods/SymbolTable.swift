import Foundation

/// The names of the functions in a program on disk, read from its ELF symbol table; a stripped program has none.
struct SymbolTable {
  private let bytes: Data
  private let entries: Range<Int>
  private let names: Int

  /// The symbol table of the running program.
  static let own = SymbolTable(path: "/proc/self/exe")

  /// Reads the symbol table of a file; nil for a file that is no 64-bit ELF file or has none.
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

  /// Returns a class's mangled name by the address of its metadata, because the runtime has another name for a private
  /// class.
  func mangledName(of type: AnyClass) -> String? {
    // The program is loaded at another address than in its file; a class with a known name gives the difference.
    guard let stage = _mangledTypeName(Stage.self), let known = address(of: "$s\(stage)N") else { return nil }
    let address = known + Int(bitPattern: place(of: type)) - Int(bitPattern: place(of: Stage.self))
    return bytes.withUnsafeBytes { raw in
      for entry in offsets where raw.loadUnaligned(fromByteOffset: entry + 8, as: Int.self) == address {
        let name = name(at: entry, in: raw)
        if name.hasPrefix("$s"), name.hasSuffix("CN") { return String(name.dropLast()) }
      }
      return nil
    }
  }

  /// Returns the mangled name of a function of Swift by its address; nil for an address that is no function's first.
  func mangledName(ofFunctionAt function: UnsafeRawPointer) -> String? {
    guard let stage = _mangledTypeName(Stage.self), let known = address(of: "$s\(stage)N") else { return nil }
    let address = known + Int(bitPattern: function) - Int(bitPattern: place(of: Stage.self))
    return bytes.withUnsafeBytes { raw in
      for entry in offsets where raw.loadUnaligned(fromByteOffset: entry + 8, as: Int.self) == address {
        let name = name(at: entry, in: raw)
        if name.hasPrefix("$s") { return name }
      }
      return nil
    }
  }

  /// Returns the mangled name of the function of Swift that contains an address; nil for an address in none.
  func mangledName(ofFunctionContaining code: UnsafeRawPointer) -> String? {
    guard let stage = _mangledTypeName(Stage.self), let known = address(of: "$s\(stage)N") else { return nil }
    let address = known + Int(bitPattern: code) - Int(bitPattern: place(of: Stage.self))
    return bytes.withUnsafeBytes { raw in
      for entry in offsets {
        let start = raw.loadUnaligned(fromByteOffset: entry + 8, as: Int.self)
        guard start <= address, address - start <= raw.loadUnaligned(fromByteOffset: entry + 16, as: Int.self) else {
          continue
        }
        let name = name(at: entry, in: raw)
        if name.hasPrefix("$s") { return name }
      }
      return nil
    }
  }

  /// Returns the names that begin with a prefix.
  func names(beginningWith prefix: String) -> [String] {
    let wanted = Array(prefix.utf8)
    return bytes.withUnsafeBytes { raw in
      offsets.filter { begins(at: $0, in: raw, with: wanted) }.map { name(at: $0, in: raw) }
    }
  }

  private func place(of type: AnyClass) -> UnsafeRawPointer { unsafeBitCast(type, to: UnsafeRawPointer.self) }

  private func address(of wanted: String) -> Int? {
    let terminated = Array(wanted.utf8) + [0]
    return bytes.withUnsafeBytes { raw in
      offsets.first { begins(at: $0, in: raw, with: terminated) }
        .map { raw.loadUnaligned(fromByteOffset: $0 + 8, as: Int.self) }
    }
  }

  private func begins(at entry: Int, in raw: UnsafeRawBufferPointer, with wanted: [UInt8]) -> Bool {
    let start = names + Int(raw.loadUnaligned(fromByteOffset: entry, as: UInt32.self))
    guard start + wanted.count <= raw.count else { return false }
    return wanted.withUnsafeBytes { memcmp($0.baseAddress!, raw.baseAddress! + start, wanted.count) == 0 }
  }

  /// The offset of the entries, of 24 bytes each.
  private var offsets: StrideTo<Int> { stride(from: entries.lowerBound, to: entries.upperBound - 23, by: 24) }

  private func name(at entry: Int, in raw: UnsafeRawBufferPointer) -> String {
    let start = names + Int(raw.loadUnaligned(fromByteOffset: entry, as: UInt32.self))
    guard start < raw.count else { return "" }
    return String(decoding: raw[start..<(raw[start...].firstIndex(of: 0) ?? raw.count)], as: UTF8.self)
  }

  private static func read(_ bytes: Data, _ offset: Int, _ length: Int) -> Int {
    (0..<length).reduce(0) { $0 | Int(bytes[offset + $1]) << (8 * $1) }
  }
}
