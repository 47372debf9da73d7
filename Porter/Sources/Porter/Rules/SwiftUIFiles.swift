import SwiftSyntax

/// Leaves out files that are SwiftUI's alone.
enum SwiftUIFiles: PortingRule {
  static let name = "swiftui-files"
  static let reason = "SwiftUI is not here; a file with nothing of UIKit's is compiled where it is."
  static let example = RuleExample(
    before: "import SwiftUI\nstruct Card: View {}", after: "#if canImport(SwiftUI)\nstruct Card: View {}\n#endif\n")

  static func apply(in context: inout RuleContext) {
    guard let declaration = leftOut(in: context) else { return removeUnused(in: &context) }
    context.replace(declaration, with: "#if canImport(SwiftUI)")
    context.append("#endif")
    context.note(declaration, "SwiftUI is not here, so this file is left out.")
  }

  /// The import from which on a file is left out; nil where it stays.
  static func leftOut(in context: RuleContext) -> ImportDeclSyntax? {
    guard let declaration = wholeImport(in: context), usesSwiftUI(context),
      !context.module.recordsOfFile[context.position].contains(where: isFrameworks) || !isNamedElsewhere(context)
    else { return nil }
    return declaration
  }

  /// An import of SwiftUI that stands under no condition; nil where there is none.
  private static func wholeImport(in context: RuleContext) -> ImportDeclSyntax? {
    wholeImport(of: ["SwiftUI"], in: context)
  }

  /// The first import of one of some modules that stands under no condition; nil where there is none.
  static func wholeImport(of modules: Set<String>, in context: RuleContext) -> ImportDeclSyntax? {
    guard modules.contains(where: context.file.source.words.contains) else { return nil }
    let declaration = context.nodes(.importDecl, as: ImportDeclSyntax.self).first {
      $0.path.first.map { modules.contains($0.name.text) } ?? false
    }
    guard let declaration, declaration.importKindSpecifier == nil, isAloneOnItsLine(declaration),
      isOfFile(declaration),
      BuildConditions.around(Syntax(declaration), in: context.file).isEmpty
    else { return nil }
    return declaration
  }

  /// The import of a file that has no name of SwiftUI's; nil where there is none.
  static func unused(in context: RuleContext) -> ImportDeclSyntax? {
    wholeImport(in: context).flatMap { usesSwiftUI(context) ? nil : $0 }
  }

  /// Removes an import that the file does not need.
  private static func removeUnused(in context: inout RuleContext) {
    guard let declaration = unused(in: context) else { return }
    context.remove(declaration)
    context.note(declaration, "SwiftUI is not here, and nothing in this file needs it: the import is left out.")
  }

  /// Whether a file has a name of SwiftUI's.
  private static func usesSwiftUI(_ context: RuleContext) -> Bool {
    context.file.tree.tokens(viewMode: .sourceAccurate).contains { token in
      guard case .identifier(let name) = token.tokenKind else { return token.tokenKind == .keyword(.some) }
      return names.contains(name) || name.hasPrefix("UIHosting") || name.hasSuffix("Representable")
    }
  }

  private static let names: Set<String> = [
    "View", "ViewModifier", "ViewBuilder", "PreviewProvider", "Preview", "Color", "Text", "Image", "Font", "Button",
    "Animation", "Binding", "State", "StateObject", "ObservedObject", "ObservableObject", "EnvironmentObject",
    "Environment", "EnvironmentKey", "EnvironmentValues", "PreferenceKey", "GeometryReader", "GeometryProxy", "Shape",
    "AnyView", "EmptyView", "Group", "ForEach", "VStack", "HStack", "ZStack", "List", "Scene", "App", "Published",
    "LocalizedStringKey", "Alignment", "EdgeInsets", "Edge", "Gradient", "Path", "Transaction", "withAnimation",
    "ColorScheme", "LayoutDirection", "Namespace",
  ]

  /// Whether an import stands in no body, where the rest of the file would begin in the middle of it.
  private static func isOfFile(_ declaration: ImportDeclSyntax) -> Bool {
    declaration.parent?.parent?.parent?.is(SourceFileSyntax.self) ?? false
  }

  private static func isAloneOnItsLine(_ declaration: ImportDeclSyntax) -> Bool {
    let next = declaration.nextToken(viewMode: .sourceAccurate)
    let starts = declaration.firstToken(viewMode: .sourceAccurate)
    let isFirst = starts?.previousToken(viewMode: .sourceAccurate) == nil
    return (isFirst || starts?.leadingTrivia.containsNewline ?? false)
      && (next?.leadingTrivia.containsNewline ?? true || next?.tokenKind == .endOfFile)
  }

  /// Whether another file names a type that the file declares.
  private static func isNamedElsewhere(_ context: RuleContext) -> Bool {
    let names = Set(context.module.recordsOfFile[context.position].map(\.simpleName))
    let words = WordSet.HashedWords(names.map(\.withoutBackticks))
    return context.files.indices.contains { position in
      position != context.position && context.files[position].source.words.contains(anyOf: words)
        && context.files[position].tree.tokens(viewMode: .sourceAccurate).contains { token in
          if case .identifier(let name) = token.tokenKind { names.contains(name) } else { false }
        }
    }
  }

  /// Whether a type is UIKit's, or an extension of one.
  private static func isFrameworks(_ record: TypeRecord) -> Bool {
    let names = record.kind == .extension ? [record.simpleName] : Array(record.inherited.prefix(1))
    return names.contains { name in name.hasPrefix("UI") && !name.hasSuffix("Representable") }
  }
}
