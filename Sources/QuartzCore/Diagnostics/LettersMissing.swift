import CoreGraphics

extension Diagnostic {
  /// A text has letters that no installed font has.
  package static func lettersMissing(of owner: String, letters: [Character]) -> Diagnostic {
    var packages: [String] = []
    for package in letters.map(FontFallback.package) where !packages.contains(package) { packages.append(package) }
    let shown = String(letters.prefix(10)) + (letters.count > 10 ? "…" : "")
    return Diagnostic(
      identifier: "letters-missing",
      happened: "\(owner) draws boxes for the letters \"\(shown)\" of its text.",
      reason: "Neither its font nor any known font of the standard folders has them.",
      remedy: "Install the package \(packages.joined(separator: " and ")).", isHint: true)
  }
}
