import SwiftSyntax

/// Makes conditions for iOS hold where UIKit is.
enum PlatformConditions: PortingRule {
  static let name = "platform-conditions"
  static let reason = "os(iOS) is false on Linux, so the code for UIKit would be left out."
  static let example = RuleExample(
    before: "#if os(iOS) || os(tvOS)\nimport UIKit\n#endif",
    after: "#if canImport(UIKit) || os(tvOS)\nimport UIKit\n#endif")

  static func apply(in context: inout RuleContext) {
    for clause in context.nodes(.ifConfigClause, as: IfConfigClauseSyntax.self) {
      guard let condition = clause.condition else { continue }
      let tokens = Array(condition.tokens(viewMode: .sourceAccurate))
      for (index, token) in tokens.enumerated() where token.text == "os" && index + 3 < tokens.count {
        guard tokens[index + 1].text == "(", tokens[index + 2].text == "iOS", tokens[index + 3].text == ")" else {
          continue
        }
        context.replace(token, with: "canImport")
        context.replace(tokens[index + 2], with: "UIKit")
      }
    }
  }
}
