import CStudioHost
import Foundation

/// The socket to the studio: messages of a length, a kind and a payload.
@MainActor final class Connection {
  /// The kinds of messages.
  enum Kind: UInt8 {
    /// JSON text.
    case text = 74
    /// The header of a bitmap whose pixels are in a slot of the shared memory.
    case bitmap = 80
    /// The header of a bitmap and its pixels.
    case inlineBitmap = 73
    /// A slot that the studio has read, so that another bitmap may follow.
    case credit = 82
  }

  private let socket: Int32
  private var incoming = [UInt8]()
  /// The longest message, in bytes.
  private static let limit = 64 << 20

  init(_ socket: Int32) {
    self.socket = socket
  }

  /// Waits until a message has arrived or a time of the machine has come; nil waits for a message alone.
  func wait(until deadline: Int64?) {
    guard incoming.isEmpty else { return }
    studio_host_wait(socket, deadline.map { max(0, $0 - MachineTime.now) } ?? -1)
  }

  /// Returns the messages that have arrived; ends the process where the studio has ended.
  func messages() -> [(kind: Kind, payload: [UInt8])] {
    receive()
    var found: [(Kind, [UInt8])] = []
    var start = 0
    while incoming.count - start >= 5 {
      let length = Int(Self.number(incoming[start..<start + 4]))
      guard length < Self.limit, let kind = Kind(rawValue: incoming[start + 4]) else { exit(70) }
      guard incoming.count - start >= 5 + length else { break }
      found.append((kind, Array(incoming[start + 5..<start + 5 + length])))
      start += 5 + length
    }
    incoming.removeFirst(start)
    return found
  }

  private func receive() {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = recv(socket, &buffer, buffer.count, Int32(MSG_DONTWAIT))
      if count > 0 {
        incoming += buffer[..<count]
      } else if count == 0 {
        exit(0)
      } else if errno != EINTR {
        if errno == EAGAIN || errno == EWOULDBLOCK { return }
        exit(0)
      }
    }
  }

  /// Sends JSON text.
  func send(_ text: String) {
    send(.text, Array(text.utf8))
  }

  /// Sends a message; waits while the studio is busy.
  func send(_ kind: Kind, _ payload: [UInt8]) {
    var header = withUnsafeBytes(of: UInt32(payload.count).littleEndian) { Array($0) }
    header.append(kind.rawValue)
    write(header + payload)
  }

  private func write(_ bytes: [UInt8]) {
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes {
        Foundation.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count > 0 {
        sent += count
      } else if errno != EINTR {
        exit(0)
      }
    }
  }

  static func number(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    bytes.reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }
}
