import Foundation

/// Shows on a terminal how far long work has come; nothing where standard error is no terminal.
package final class ProgressBar {
  private let title: String
  private let isShown: Bool
  private let write: (String) -> Void
  private var shown = ""

  /// A bar on standard error.
  package convenience init(_ title: String) {
    self.init(title, isShown: isatty(2) == 1) { FileHandle.standardError.write(Data($0.utf8)) }
  }

  /// A bar that writes elsewhere.
  package init(_ title: String, isShown: Bool, write: @escaping (String) -> Void) {
    self.title = title
    self.isShown = isShown
    self.write = write
  }

  /// Shows that a number of steps of all are done.
  package func show(_ done: Int, of all: Int) {
    let text = Self.text(title, done: done, of: all)
    guard isShown, text != shown else { return }
    shown = text
    write("\r\u{1B}[2K" + text)
  }

  /// Takes the bar away.
  package func clear() {
    guard isShown, !shown.isEmpty else { return }
    shown = ""
    write("\r\u{1B}[2K")
  }

  /// The bar as text, 24 cells wide: `record  ███████▌                  31 %`.
  static func text(_ title: String, done: Int, of all: Int) -> String {
    let fraction = all > 0 ? min(1, max(0, Double(done) / Double(all))) : 1
    let eighths = Int((fraction * 24 * 8).rounded())
    let parts = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]
    let bar = String(repeating: "█", count: eighths / 8) + parts[eighths % 8]
    let space = String(repeating: " ", count: 24 - bar.count)
    let percent = String(Int(fraction * 100))
    return "\(title)  \(bar)\(space)  \(String(repeating: " ", count: 3 - percent.count))\(percent) %"
  }
}
