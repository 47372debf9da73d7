import Foundation
import Testing

@testable import Supervisor

@Suite("The server's limits", .serialized)
struct LimitTests {
  @Test("A long request line, a long head and many headers are refused")
  func heads() throws {
    let studio = try OpenStudio()
    let host = "Host: 127.0.0.1:\(studio.port)\r\n"
    let long = String(repeating: "a", count: 3000)
    #expect(try studio.status("GET /\(long) HTTP/1.1\r\n\(host)\r\n") == "431")
    #expect(
      try studio.status("GET / HTTP/1.1\r\n\(host)" + String(repeating: "X: \(long)\r\n", count: 3) + "\r\n") == "431")
    #expect(try studio.status("GET / HTTP/1.1\r\n\(host)" + String(repeating: "X: y\r\n", count: 70) + "\r\n") == "431")
  }

  @Test("A head that takes longer than five seconds ends the connection")
  func slowHead() throws {
    let studio = try OpenStudio()
    let socket = try RawSocket(studio.port)
    socket.send("GET / HTTP/1.1\r\n")
    let start = Date()
    #expect(socket.rest().isEmpty)
    #expect((4...7).contains(Date().timeIntervalSince(start)))
  }

  @Test(
    "A frame that is not masked, binary, reserved, too long, or not UTF-8 closes the socket",
    arguments: [
      (1, 10, false, 0, 1002), (2, 10, true, 0, 1003), (1, 10, true, 0x40, 1002), (1, 70_000, true, 0, 1009),
      (0, 10, true, 0, 1002), (1, -1, true, 0, 1007),
    ] as [(UInt8, Int, Bool, UInt8, Int)])
  func frames(opcode: UInt8, length: Int, isMasked: Bool, reserved: UInt8, code: Int) throws {
    let studio = try OpenStudio()
    let socket = try studio.viewer()
    let bytes: [UInt8] = length < 0 ? [0xC3, 0x28] : Array(repeating: 65, count: length)
    socket.send(opcode: opcode, bytes, isMasked: isMasked, reserved: reserved)
    let closing = socket.closing()
    #expect(closing == nil || closing?.code == code)
  }

  @Test("A message of more than sixteen frames, or of more than 256 kB, closes the socket")
  func fragments() throws {
    let studio = try OpenStudio()
    var socket = try studio.viewer()
    socket.send(opcode: 1, [65], isLast: false)
    for _ in 0..<16 { socket.send(opcode: 0, [65], isLast: false) }
    #expect(socket.closing()?.code == 1009)
    socket = try studio.viewer()
    socket.send(opcode: 1, Array(repeating: 65, count: 60_000), isLast: false)
    for _ in 0..<5 { socket.send(opcode: 0, Array(repeating: 65, count: 60_000), isLast: false) }
    let closing = socket.closing()
    #expect(closing == nil || closing?.code == 1009)
  }

  @Test("More than 500 messages in a second close the socket")
  func flood() throws {
    let studio = try OpenStudio()
    let socket = try studio.viewer()
    for _ in 0..<600 { socket.send(#"{"do":"pause"}"#) }
    #expect(socket.closing()?.code == 1008)
  }

  @Test(
    "Messages with unknown commands, unknown members, lists or deep nesting are refused",
    arguments: [
      #"{"do":"format"}"#, #"{"do":"play","path":"/etc"}"#, #"{"input":"finger","x":[1]}"#,
      #"{"input":"text","file":"x"}"#,
      "[[[[[[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]]]]]", #"{"do":{"a":1}}"#, "no JSON", #"{"do":"shown","sequence":-1}"#,
    ])
  func messages(text: String) throws {
    let studio = try OpenStudio()
    let socket = try studio.viewer()
    socket.send(text)
    #expect(socket.closing()?.code == 1008)
  }

  @Test("Four pages may look on, one of them controls, and another may take over")
  func viewers() throws {
    let studio = try OpenStudio()
    let first = try #require(try RawWebSocket(studio.port))
    first.send(#"{"do":"hello","token":"secret"}"#)
    #expect(first.receive()?.text == #"{"is":"viewers","count":1,"controls":true}"#)
    let second = try #require(try RawWebSocket(studio.port))
    second.send(#"{"do":"hello","token":"secret"}"#)
    #expect(second.receive()?.text == #"{"is":"viewers","count":2,"controls":false}"#)
    second.send(#"{"do":"control"}"#)
    #expect(second.receive()?.text == #"{"is":"viewers","count":2,"controls":true}"#)
    let others = [try #require(try RawWebSocket(studio.port)), try #require(try RawWebSocket(studio.port))]
    for socket in others { socket.send(#"{"do":"hello","token":"secret"}"#) }
    _ = others.map { $0.receive() }
    #expect(try RawWebSocket(studio.port) == nil)
  }

  @Test("A port in use is named with advice")
  func port() throws {
    let studio = try OpenStudio()
    let other = try Studio(Options(["--port", "\(studio.port)"], root: "/nowhere"))
    defer { other.end() }
    let error = #expect(throws: Studio.Failure.self) { try other.serve() }
    #expect(
      error?.description
        == "Another program uses port \(studio.port). Give another --port, or none for any that is free.")
  }

  @Test("A million random bytes in frames and requests end connections, not the server")
  func randomBytes() throws {
    let studio = try OpenStudio()
    var random = Numbers(state: 7)
    var sent = 0
    while sent < 1_000_000 {
      let bytes = (0..<(1 + Int(random.next() % 4000))).map { _ in UInt8(truncatingIfNeeded: random.next()) }
      sent += bytes.count
      if random.next() % 2 == 0 {
        try RawSocket(studio.port).send(Array("GET / HTTP/1.1\r\n".utf8) + bytes)
      } else if let socket = try RawWebSocket(studio.port) {
        socket.send(#"{"do":"hello","token":"secret"}"#)
        socket.send(opcode: 1, bytes)
        socket.socket.send(bytes)
      } else {
        // All places are taken for a moment.
        usleep(2000)
      }
    }
    usleep(300_000)
    #expect(try studio.status("GET / HTTP/1.1\r\nHost: 127.0.0.1:\(studio.port)\r\n\r\n") == "200")
  }
}

/// Random numbers that follow from a seed: SplitMix64.
private struct Numbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
