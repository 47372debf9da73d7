import Foundation

/// A plain socket to the server, which sends any bytes.
final class RawSocket {
  private let descriptor: Int32

  /// Connects to a port of this machine; an answer is waited for 8 s at most.
  init(_ port: Int) throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else { throw POSIXError(.ECONNREFUSED) }
    var time = timeval(tv_sec: 8, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
  }

  deinit { close(descriptor) }

  /// Sends text.
  func send(_ text: String) { send(Array(text.utf8)) }

  /// Sends bytes; those that the server no longer takes are lost.
  func send(_ bytes: [UInt8]) {
    _ = bytes.withUnsafeBytes { Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
  }

  /// The bytes up to the connection's end, or until the answer takes too long.
  func rest() -> [UInt8] {
    var all: [UInt8] = []
    while let some = read(65_536), !some.isEmpty { all += some }
    return all
  }

  /// Some bytes; empty at the connection's end, nil where none came in time.
  func read(_ count: Int) -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: count)
    let received = recv(descriptor, &buffer, count, 0)
    return received < 0 ? nil : Array(buffer[..<received])
  }

  /// Exactly as many bytes; nil where they did not come.
  func exactly(_ count: Int) -> [UInt8]? {
    var all: [UInt8] = []
    while all.count < count {
      guard let some = read(count - all.count), !some.isEmpty else { return nil }
      all += some
    }
    return all
  }

  /// The head of an answer.
  func head() -> String {
    var all: [UInt8] = []
    while !all.suffix(4).elementsEqual([13, 10, 13, 10]), let byte = read(1), !byte.isEmpty { all += byte }
    return String(decoding: all, as: UTF8.self)
  }
}

/// A raw socket after the upgrade, which sends and gets frames.
struct RawWebSocket {
  let socket: RawSocket

  /// A frame that has come.
  struct Frame: Equatable {
    var opcode: UInt8
    var bytes: [UInt8]
    var text: String { String(decoding: bytes, as: UTF8.self) }
    /// The code of a close frame.
    var code: Int? { opcode == 8 && bytes.count >= 2 ? Int(bytes[0]) << 8 | Int(bytes[1]) : nil }
  }

  /// Upgrades; nil where the server refuses.
  init?(_ port: Int) throws {
    socket = try RawSocket(port)
    socket.send(Self.request(port))
    guard socket.head().hasPrefix("HTTP/1.1 101") else { return nil }
  }

  static func request(_ port: Int, host: String? = nil, origin: String? = "", path: String = "/live") -> String {
    let host = host ?? "127.0.0.1:\(port)"
    let line = origin.map { "Origin: \($0.isEmpty ? "http://\(host)" : $0)\r\n" } ?? ""
    return "GET \(path) HTTP/1.1\r\nHost: \(host)\r\n\(line)Upgrade: websocket\r\nConnection: Upgrade\r\n"
      + "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
  }

  func send(_ text: String) { send(opcode: 1, Array(text.utf8)) }

  /// Sends a frame; `first` replaces its first byte, for frames that are not allowed.
  func send(opcode: UInt8, _ bytes: [UInt8], isMasked: Bool = true, isLast: Bool = true, reserved: UInt8 = 0) {
    var frame: [UInt8] = [(isLast ? 0x80 : 0) | reserved | opcode]
    let mask: UInt8 = isMasked ? 0x80 : 0
    if bytes.count < 126 {
      frame.append(mask | UInt8(bytes.count))
    } else if bytes.count < 65_536 {
      frame += [mask | 126, UInt8(bytes.count >> 8), UInt8(bytes.count & 255)]
    } else {
      frame += [mask | 127] + (0..<8).map { UInt8(truncatingIfNeeded: bytes.count >> (56 - 8 * $0)) }
    }
    if isMasked { frame += [0, 0, 0, 0] }
    socket.send(frame + bytes)
  }

  func receive() -> Frame? {
    guard let head = socket.exactly(2) else { return nil }
    var length = Int(head[1] & 0x7F)
    if length >= 126 {
      guard let more = socket.exactly(length == 126 ? 2 : 8) else { return nil }
      length = more.reduce(0) { $0 << 8 | Int($1) }
    }
    guard let bytes = length == 0 ? [] : socket.exactly(length) else { return nil }
    return Frame(opcode: head[0] & 0x0F, bytes: bytes)
  }

  /// The close frame, after any others.
  func closing() -> Frame? {
    while let frame = receive() {
      if frame.opcode == 8 { return frame }
    }
    return nil
  }
}
