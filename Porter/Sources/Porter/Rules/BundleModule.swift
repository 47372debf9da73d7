import SwiftSyntax

/// Gives `Bundle.module` where no package makes it.
enum BundleModule: PortingRule {
  static let name = "bundle-module"
  static let reason =
    "Bundle.module is made by the package manager for targets with resources; without one it is the main bundle."
  static let example = RuleExample(
    before: "import Foundation\nlet bundle = Bundle.module",
    after: """
      import Foundation
      let bundle = Bundle.module
      #if !SWIFT_PACKAGE
      extension Bundle { static var module: Bundle { .main } }
      #endif

      """)

  static func apply(in context: inout RuleContext) {
    guard context.module.bundleUser == context.position else { return }
    let isDeclared = (context.module.types["Bundle"] ?? []).contains { record in
      record.properties.contains { $0.name == "module" }
    }
    guard !isDeclared else { return }
    context.append("#if !SWIFT_PACKAGE\nextension Bundle { static var module: Bundle { .main } }\n#endif")
  }
}
