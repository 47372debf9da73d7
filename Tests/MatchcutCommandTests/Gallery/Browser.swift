import CoreGraphics
import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A headless Chromium with one page, controlled over its debugging pipe; it never waits for ever.
final class Browser {
  /// A refusal by the browser, or its end.
  struct Failure: Error, CustomStringConvertible {
    let description: String
    /// Whether the page that was asked has just made place for another one.
    var isGone = false
  }

  /// The command; nil where none is installed.
  static let command = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"]
    .map { "/usr/bin/" + $0 }.first(where: FileManager.default.isExecutableFile)

  private let process = Process()
  private let (toBrowser, fromBrowser) = (Pipe(), Pipe())
  private let profile = FileManager.default.temporaryDirectory.appendingPathComponent("matchcut-\(UUID().uuidString)")
  private var waiting = Data()
  private var number = 0
  private var session: String?
  /// Exceptions that the page's program threw, and errors that the browser logged.
  private(set) var complaints: [String] = []
  private static let patience = 30.0

  /// Starts the browser with an empty page of a size in pixels.
  init(width: Int, height: Int) throws {
    guard let command = Self.command else { throw Failure(description: "no browser is installed") }
    // Writing to a browser that has ended is an error, not the end of the tests.
    signal(SIGPIPE, SIG_IGN)
    try FileManager.default.createDirectory(at: profile, withIntermediateDirectories: true)
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    // The browser reads commands from file 3, and answers into file 4.
    process.arguments = [
      "-c", "exec \"$0\" \"$@\" 3<&0 4>&1 </dev/null >/dev/null 2>&1", command, "--headless",
      "--remote-debugging-pipe", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars",
      "--force-color-profile=srgb", "--disable-background-timer-throttling",
      // A page that the browser takes for hidden draws nothing, and a screenshot of it never comes.
      "--disable-backgrounding-occluded-windows", "--disable-renderer-backgrounding", "--user-data-dir=\(profile.path)",
    ]
    process.standardInput = toBrowser
    process.standardOutput = fromBrowser
    try process.run()
    try? fromBrowser.fileHandleForWriting.close()
    let target = try send("Target.createTarget", ["url": "about:blank"])["targetId"] as? String ?? ""
    session = try send("Target.attachToTarget", ["targetId": target, "flatten": true])["sessionId"] as? String
    for domain in ["Page", "Runtime", "Log"] { try send(domain + ".enable") }
    try resize(width: width, height: height)
  }

  deinit {
    // It goes on in a process of its own, and ends with its pipe.
    session = nil
    _ = try? send("Browser.close")
    try? toBrowser.fileHandleForWriting.close()
    try? fromBrowser.fileHandleForReading.close()
    for _ in 0..<300 where process.isRunning { usleep(10_000) }
    try? FileManager.default.removeItem(at: profile)
  }

  /// Gives the page another size.
  func resize(width: Int, height: Int) throws {
    try send(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
  }

  /// Says that the person likes dark pages, or light ones.
  func prefer(dark: Bool) throws {
    let feature = ["name": "prefers-color-scheme", "value": dark ? "dark" : "light"]
    try send("Emulation.setEmulatedMedia", ["features": [feature]])
  }

  /// Opens a file, with what its address says after `#`, and waits until it is loaded.
  func open(_ path: String, at anchor: String = "") throws {
    // An address of the same page with another place loads nothing: by way of an empty page it does.
    for address in ["about:blank", URL(fileURLWithPath: path).absoluteString + (anchor.isEmpty ? "" : "#" + anchor)] {
      try send("Page.navigate", ["url": address])
      try wait(for: "document.readyState === 'complete' && location.href === \(Self.quoted(address))")
    }
  }

  /// The value of an expression, awaited if it is a promise.
  @discardableResult
  func evaluate(_ expression: String) throws -> Any? {
    let answer = try send(
      "Runtime.evaluate", ["expression": expression, "returnByValue": true, "awaitPromise": true])
    if let exception = answer["exceptionDetails"] { throw Failure(description: "\(expression): \(exception)") }
    return (answer["result"] as? [String: Any])?["value"]
  }

  /// Waits until an expression is true.
  func wait(for expression: String) throws {
    let end = Date().addingTimeInterval(Self.patience)
    while true {
      do {
        if try evaluate(expression) as? Bool == true { return }
      } catch let failure as Failure where failure.isGone {
        // The next page will be asked.
      }
      guard Date() < end else { throw Failure(description: "never became true: \(expression)") }
      usleep(5000)
    }
  }

  /// Presses a key, by its name in the DOM.
  func press(_ key: String) throws {
    let codes = [" ": 32, "End": 35, "Home": 36, "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40]
    for type in ["rawKeyDown", "keyUp"] {
      try send(
        "Input.dispatchKeyEvent",
        ["type": type, "key": key, "code": key == " " ? "Space" : key, "windowsVirtualKeyCode": codes[key] ?? 0])
    }
  }

  /// Clicks a position on the page.
  func click(_ x: Double, _ y: Double) throws {
    for type in ["mousePressed", "mouseReleased"] {
      try send("Input.dispatchMouseEvent", ["type": type, "x": x, "y": y, "button": "left", "clickCount": 1])
    }
  }

  /// A screenshot of a rectangle of whole pixels of the page.
  func screenshot(x: Double, y: Double, width: Double, height: Double) throws -> CGImage {
    let clip = ["x": x, "y": y, "width": width, "height": height, "scale": 1]
    let answer = try send("Page.captureScreenshot", ["format": "png", "clip": clip])
    guard let data = (answer["data"] as? String).flatMap({ Data(base64Encoded: $0) }) else {
      throw Failure(description: "no screenshot: \(answer)")
    }
    return try CGImage(pngData: data)
  }

  // MARK: The pipe

  @discardableResult
  private func send(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    number += 1
    var message: [String: Any] = ["id": number, "method": method, "params": parameters]
    if let session { message["sessionId"] = session }
    let data = try JSONSerialization.data(withJSONObject: message) + Data([0])
    try toBrowser.fileHandleForWriting.write(contentsOf: data)
    while true {
      let answer = try receive(after: method)
      guard answer["id"] as? Int == number else {
        note(answer)
        continue
      }
      if let error = answer["error"] as? [String: Any] {
        let isGone = method == "Runtime.evaluate" && error["code"] as? Int == -32000
        throw Failure(description: "\(method): \(error)", isGone: isGone)
      }
      return answer["result"] as? [String: Any] ?? [:]
    }
  }

  /// The next message; each ends with a zero.
  ///
  /// - Parameter method: the command that waits, for an error.
  private func receive(after method: String) throws -> [String: Any] {
    let file = fromBrowser.fileHandleForReading.fileDescriptor
    var bytes = [UInt8](repeating: 0, count: 65_536)
    while true {
      if let end = waiting.firstIndex(of: 0) {
        let message = Data(waiting[waiting.startIndex..<end])
        waiting = Data(waiting[waiting.index(after: end)...])
        return try JSONSerialization.jsonObject(with: message) as? [String: Any] ?? [:]
      }
      var wish = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
      let found = poll(&wish, 1, Int32(Self.patience * 1000))
      if found < 0, errno == EINTR { continue }
      guard found > 0 else {
        throw Failure(description: "the browser said nothing for \(Self.patience) s after \(method)")
      }
      let count = read(file, &bytes, bytes.count)
      guard count > 0 else { throw Failure(description: "the browser has ended") }
      waiting += bytes[0..<count]
    }
  }

  private func note(_ message: [String: Any]) {
    guard let parameters = message["params"] as? [String: Any] else { return }
    switch message["method"] as? String {
    case "Runtime.exceptionThrown": complaints.append("\(parameters["exceptionDetails"] ?? "")")
    case "Log.entryAdded":
      guard let entry = parameters["entry"] as? [String: Any], entry["level"] as? String == "error" else { return }
      complaints.append("\(entry["text"] ?? "") \(entry["url"] ?? "")")
    default: break
    }
  }

  /// A text as a literal of JavaScript.
  static func quoted(_ text: String) -> String {
    "'" + text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "'", with: "\\'") + "'"
  }
}
