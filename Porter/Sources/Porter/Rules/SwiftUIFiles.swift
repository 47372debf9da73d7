import SwiftSyntax

/// Leaves out files that are SwiftUI's alone.
enum SwiftUIFiles: PortingRule {
  static let name = "swiftui-files"
  static let reason = "SwiftUI is not here; a file with nothing of UIKit's is compiled where it is."
  static let example = RuleExample(
    before: "import SwiftUI\nstruct Card: View {}", after: "#if canImport(SwiftUI)\nstruct Card: View {}\n#endif\n")

  static func apply(in context: inout RuleContext) {
    guard let declaration = leftOut(in: context) else { return }
    context.replace(declaration, with: "#if canImport(SwiftUI)")
    context.append("#endif")
    context.note(declaration, "SwiftUI is not here, so this file is left out.")
  }

  /// The import from which on a file is left out; nil where it stays.
  static func leftOut(in context: RuleContext) -> ImportDeclSyntax? {
    let declaration = context.nodes(.importDecl, as: ImportDeclSyntax.self).first {
      $0.path.first?.name.text == "SwiftUI"
    }
    guard let declaration, declaration.importKindSpecifier == nil, isAloneOnItsLine(declaration),
      BuildConditions.around(Syntax(declaration), in: context.file).isEmpty,
      !context.module.recordsOfFile[context.position].contains(where: isFrameworks)
    else { return nil }
    return declaration
  }

  private static func isAloneOnItsLine(_ declaration: ImportDeclSyntax) -> Bool {
    let next = declaration.nextToken(viewMode: .sourceAccurate)
    let starts = declaration.firstToken(viewMode: .sourceAccurate)
    let isFirst = starts?.previousToken(viewMode: .sourceAccurate) == nil
    return (isFirst || starts?.leadingTrivia.containsNewline ?? false)
      && (next?.leadingTrivia.containsNewline ?? true || next?.tokenKind == .endOfFile)
  }

  /// Whether a type is UIKit's, or an extension of one.
  private static func isFrameworks(_ record: TypeRecord) -> Bool {
    let names = record.kind == .extension ? [record.simpleName] : Array(record.inherited.prefix(1))
    return names.contains { name in name.hasPrefix("UI") && !name.hasSuffix("Representable") }
  }
}
