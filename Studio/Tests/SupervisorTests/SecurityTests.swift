import Foundation
import Testing

@testable import Supervisor

/// A studio without an app.
final class OpenStudio {
  let studio: Studio
  let port: Int

  init() throws {
    studio = try Studio(Options([], root: "/nowhere"), token: Token(text: "secret"))
    let address = try studio.serve()
    port = try #require(URL(string: address)?.port)
  }

  deinit { studio.end() }

  func status(_ request: String) throws -> String {
    let socket = try RawSocket(port)
    socket.send(request)
    return String(socket.head().prefix { $0 != "\r\n" }.dropFirst(9).prefix(3))
  }

  /// A socket that has shown the token.
  func viewer() throws -> RawWebSocket {
    let socket = try #require(try RawWebSocket(port))
    socket.send(#"{"do":"hello","token":"secret"}"#)
    let greeting = try #require(socket.receive())
    #expect(greeting.text.hasPrefix(#"{"is":"viewers""#))
    return socket
  }
}

@Suite("The server's rules", .serialized)
struct SecurityTests {
  @Test("The page is served to this machine's names with headers that forbid everything of others")
  func page() throws {
    let studio = try OpenStudio()
    for host in ["127.0.0.1", "localhost", "[::1]"] {
      let socket = try RawSocket(studio.port)
      socket.send("GET / HTTP/1.1\r\nHost: \(host):\(studio.port)\r\nSec-Fetch-Site: none\r\n\r\n")
      let answer = String(decoding: socket.rest(), as: UTF8.self)
      #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
      #expect(answer.contains("Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self';"))
      #expect(answer.contains("connect-src 'self' ws://\(host):\(studio.port);"))
      #expect(answer.contains("frame-ancestors 'none'; require-trusted-types-for 'script'"))
      for header in [
        "X-Content-Type-Options: nosniff", "Referrer-Policy: no-referrer", "Cross-Origin-Opener-Policy: same-origin",
        "Cross-Origin-Resource-Policy: same-origin", "Cache-Control: no-store",
      ] { #expect(answer.contains("\(header)\r\n")) }
      #expect(!answer.lowercased().contains("access-control"))
      #expect(!answer.contains("secret"))
    }
  }

  @Test("The page has no inline script or style, and loads nothing from elsewhere")
  func files() throws {
    let files = try PageFiles()
    let page = String(decoding: try #require(files.file(at: "/")).bytes, as: UTF8.self)
    #expect(!page.contains("<style") && !page.contains(" style=") && !page.contains(" onclick="))
    #expect(page.matches(of: #/<script[^>]*>\s*</script>/#).count == page.matches(of: #/<script/#).count)
    #expect(!page.contains("http://") && !page.contains("https://"))
    for name in ["/main.js", "/panels.js", "/screen.js", "/timeline.js", "/exploded.js", "/connection.js", "/model.js"]
    {
      let text = String(decoding: try #require(files.file(at: name)).bytes, as: UTF8.self)
      #expect(!text.contains("innerHTML") && !text.contains("insertAdjacentHTML") && !text.contains("eval("))
    }
  }

  @Test(
    "A request with another host, another origin or from another page is refused",
    arguments: [
      ("Host: evil.example:PORT", "403"), ("Host: 127.0.0.1", "403"), ("Host: 127.0.0.1:1", "403"),
      ("Host: 127.0.0.1:PORT\r\nHost: 127.0.0.1:PORT", "403"), ("X: y", "403"),
      ("Host: 127.0.0.1:PORT\r\nOrigin: http://evil.example", "403"),
      ("Host: 127.0.0.1:PORT\r\nSec-Fetch-Site: cross-site", "403"),
      ("Host: 127.0.0.1:PORT\r\nSec-Fetch-Site: same-site", "403"), ("Host: 127.0.0.1:PORT", "200"),
    ])
  func hosts(headers: String, status: String) throws {
    let studio = try OpenStudio()
    let lines = headers.replacingOccurrences(of: "PORT", with: "\(studio.port)")
    #expect(try studio.status("GET / HTTP/1.1\r\n\(lines)\r\n\r\n") == status)
  }

  @Test("Only GET without a body is answered, and only the page's files")
  func methods() throws {
    let studio = try OpenStudio()
    let host = "Host: 127.0.0.1:\(studio.port)\r\n"
    for method in ["POST", "PUT", "DELETE", "OPTIONS", "HEAD", "PATCH", "TRACE"] {
      #expect(try studio.status("\(method) / HTTP/1.1\r\n\(host)\r\n") == "405")
    }
    #expect(try studio.status("GET / HTTP/1.1\r\n\(host)Content-Length: 4\r\n\r\nabcd") == "413")
    for path in ["/x", "/../Package.swift", "/%2e%2e/Package.swift", "//", "/journal.mcsession"] {
      #expect(try studio.status("GET \(path) HTTP/1.1\r\n\(host)\r\n") == "404")
    }
  }

  @Test("The socket is opened for the page's own origin alone")
  func origins() throws {
    let studio = try OpenStudio()
    let port = studio.port
    #expect(try studio.status(RawWebSocket.request(port)) == "101")
    for request in [
      RawWebSocket.request(port, origin: nil), RawWebSocket.request(port, origin: "null"),
      RawWebSocket.request(port, origin: "http://evil.example"),
      RawWebSocket.request(port, origin: "https://127.0.0.1:\(port)"),
      RawWebSocket.request(port, origin: "http://localhost:\(port)"),
      RawWebSocket.request(port, host: "evil.example:\(port)"),
    ] { #expect(try studio.status(request) == "403") }
    #expect(try studio.status(RawWebSocket.request(port, path: "/other")) != "101")
  }

  @Test("Without the token in the first message, or with another one, the socket is closed")
  func tokens() throws {
    let studio = try OpenStudio()
    for message in [
      #"{"do":"hello","token":"secre"}"#, #"{"do":"hello","token":""}"#, #"{"do":"hello"}"#, #"{"do":"play"}"#, "[]",
      "",
    ] {
      let socket = try #require(try RawWebSocket(studio.port))
      socket.send(message)
      #expect(socket.closing()?.code == 1008)
    }
  }

  @Test("A page that shows no token within two seconds is closed")
  func lateToken() throws {
    let studio = try OpenStudio()
    let socket = try #require(try RawWebSocket(studio.port))
    let start = Date()
    #expect(socket.closing()?.code == 1008)
    #expect((1.5...4).contains(Date().timeIntervalSince(start)))
  }

  @Test("After five wrong tokens each further one takes a second")
  func guessing() throws {
    let studio = try OpenStudio()
    var last = 0.0
    for _ in 0..<6 {
      let socket = try #require(try RawWebSocket(studio.port))
      let start = Date()
      socket.send(#"{"do":"hello","token":"x"}"#)
      #expect(socket.closing()?.code == 1008)
      last = Date().timeIntervalSince(start)
    }
    #expect(last > 0.9)
  }
}
