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
  /// The bytes that were taken as messages.
  private var read = 0
  /// The longest message, in bytes.
  private static let limit = 64 << 20

  init(_ socket: Int32) {
    self.socket = socket
  }

  /// Waits until a message has arrived or a time of the machine has come; nil waits for a message alone.
  func wait(until deadline: Int64?) {
    guard lengthOfNext == nil else { return }
    studio_host_wait(socket, deadline.map { max(0, $0 - MachineTime.now) } ?? -1)
  }

  /// Reads the messages that have arrived; ends the process where the studio has ended.
  func receiveAll() {
    incoming.removeFirst(read)
    read = 0
    receive()
  }

  /// Removes and returns the next of the messages that were read. The others stay, also for another run.
  func next() -> (kind: Kind, payload: [UInt8])? {
    guard let length = lengthOfNext else { return nil }
    guard let kind = Kind(rawValue: incoming[read + 4]) else { exit(70) }
    defer { read += 5 + length }
    return (kind, Array(incoming[read + 5..<read + 5 + length]))
  }

  /// The length of the next message's payload; nil where it has not arrived as a whole.
  private var lengthOfNext: Int? {
    guard incoming.count - read >= 5 else { return nil }
    let length = Int(Self.number(incoming[read..<read + 4]))
    guard length < Self.limit else { exit(70) }
    return incoming.count - read >= 5 + length ? length : nil
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
