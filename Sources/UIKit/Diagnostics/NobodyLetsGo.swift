import QuartzCore

extension Diagnostic {
  /// P-3: an interaction controller was driven for a while, and nobody let go.
  static func nobodyLetsGo(transition: String, percent: Double) -> Diagnostic {
    let whole = (percent * 100).rounded()
    return Diagnostic(
      identifier: "nobody-lets-go",
      happened: "The transition from \(transition) was left at \(whole) %, and nobody has called finish or cancel.",
      reason: "No finger is down, so it stands there for ever, and the app looks frozen.",
      remedy: "Call finish() or cancel() when the gesture ends, and when it is cancelled or fails.")
  }
}
