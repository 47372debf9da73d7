import Foundation
import Testing

@testable import StudioHost

@Suite("The host's socket")
@MainActor struct ConnectionTests {
  private func bytes(_ kind: Connection.Kind, _ text: String) -> [UInt8] {
    withUnsafeBytes(of: UInt32(text.utf8.count).littleEndian) { Array($0) } + [kind.rawValue] + Array(text.utf8)
  }

  @Test("Messages that have arrived at once are taken one by one, so that the rest waits for another run")
  func oneByOne() throws {
    var ends: [Int32] = [0, 0]
    try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
    defer { for end in ends { close(end) } }
    let connection = Connection(ends[0])
    func write(_ bytes: [UInt8]) { _ = Foundation.send(ends[1], bytes, bytes.count, 0) }
    let last = bytes(.text, "third")
    write(bytes(.text, "first") + bytes(.credit, "") + last.dropLast(2))
    connection.receiveAll()
    #expect(connection.next().map { String(decoding: $0.payload, as: UTF8.self) } == "first")
    // Another run reads on.
    connection.receiveAll()
    #expect(connection.next()?.kind == .credit)
    #expect(connection.next() == nil, "two bytes of the third one are still on their way")
    write(Array(last.suffix(2)))
    connection.receiveAll()
    #expect(connection.next().map { String(decoding: $0.payload, as: UTF8.self) } == "third")
    #expect(connection.next() == nil)
  }
}
