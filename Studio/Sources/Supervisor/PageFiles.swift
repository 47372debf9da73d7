import Foundation
import NIOHTTP1

/// The files of the page, read once.
struct PageFiles: Sendable {
  private var files: [String: (type: String, bytes: [UInt8])] = [:]

  private static let types = [
    "html": "text/html; charset=utf-8", "js": "text/javascript; charset=utf-8", "css": "text/css; charset=utf-8",
    "svg": "image/svg+xml",
  ]

  /// Reads the files beside the program.
  init() throws {
    let folder = Bundle.module.bundleURL.appendingPathComponent("Page")
    for url in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
      guard let type = Self.types[url.pathExtension] else { continue }
      let name = url.lastPathComponent == "index.html" ? "/" : "/" + url.lastPathComponent
      files[name] = (type, [UInt8](try Data(contentsOf: url)))
    }
  }

  /// The file at a path; nil where there is none.
  func file(at path: String) -> (type: String, bytes: [UInt8])? { files[path] }

  /// The headers of every answer.
  static func headers(host: String, type: String, length: Int) -> HTTPHeaders {
    let policy = [
      "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' blob: data:",
      "connect-src 'self' ws://\(host)", "worker-src 'self'", "base-uri 'none'", "form-action 'none'",
      "frame-ancestors 'none'", "require-trusted-types-for 'script'",
    ]
    return [
      "Content-Type": type, "Content-Length": "\(length)", "Content-Security-Policy": policy.joined(separator: "; "),
      "X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer",
      "Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Resource-Policy": "same-origin",
      "Cache-Control": "no-store", "Connection": "close",
    ]
  }
}
