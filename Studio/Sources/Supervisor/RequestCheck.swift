import NIOHTTP1

/// Decides whether a request may be answered: section by section what keeps other pages and programs out.
struct RequestCheck: Sendable {
  /// The port of the server.
  let port: Int

  /// Returns the status of a refusal, and its reason; nil for a request that may be answered.
  func refusal(of head: HTTPRequestHead, isUpgrade: Bool) -> (status: HTTPResponseStatus, reason: String)? {
    guard head.method == .GET else { return (.methodNotAllowed, "Only GET is answered.") }
    guard head.version == .http1_1 else { return (.httpVersionNotSupported, "Only HTTP/1.1 is answered.") }
    guard head.headers.count <= 64 else { return (.requestHeaderFieldsTooLarge, "Too many headers.") }
    if head.headers.contains(name: "transfer-encoding") || head.headers["content-length"].contains(where: { $0 != "0" })
    {
      return (.payloadTooLarge, "No request has a body.")
    }
    let hosts = head.headers["host"]
    guard hosts.count == 1, names.contains(hosts[0]) else { return (.forbidden, "The host is not this server.") }
    let sites = head.headers["sec-fetch-site"]
    guard sites.allSatisfy({ $0 == "same-origin" || $0 == "none" }) else {
      return (.forbidden, "The request comes from another page.")
    }
    let origins = head.headers["origin"]
    if isUpgrade || !origins.isEmpty {
      guard origins == ["http://\(hosts[0])"] else { return (.forbidden, "The origin is not this server.") }
    }
    return nil
  }

  private var names: [String] { ["127.0.0.1:\(port)", "localhost:\(port)", "[::1]:\(port)"] }
}
