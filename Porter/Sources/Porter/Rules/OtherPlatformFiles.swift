import SwiftSyntax

/// Leaves out files for macOS or watchOS alone.
enum OtherPlatformFiles: PortingRule {
  static let name = "other-platform-files"
  static let reason = "A file that imports AppKit or WatchKit under no condition is not for iOS."
  static let example = RuleExample(
    before: "import AppKit\nclass Card: NSView {}", after: "#if canImport(AppKit)\nclass Card: NSView {}\n#endif\n")

  static func apply(in context: inout RuleContext) {
    guard let declaration = leftOut(in: context) else { return }
    context.replace(declaration, with: "#if canImport(\(declaration.path.trimmedDescription))")
    context.append("#endif")
    context.note(declaration, "This file is for another platform, so it is left out.")
  }

  /// The import from which on a file is left out; nil where it stays.
  static func leftOut(in context: RuleContext) -> ImportDeclSyntax? {
    SwiftUIFiles.wholeImport(of: ["AppKit", "Cocoa", "WatchKit"], in: context)
  }
}
