import SwiftSyntax

/// Names optional methods that only a subclass of the adopting class has: they would never be called.
enum LateOptionalMethods: PortingRule {
  static let name = "late-optional-methods"
  static let reason =
    "A default is bound in the class that adopts the protocol, so a method that a subclass adds is not called."
  static let example = RuleExample(
    before:
      "class Base: UIScrollViewDelegate {}\nclass Card: Base { func scrollViewDidScroll(_ scroll: UIScrollView) {} }",
    after:
      "class Base: UIScrollViewDelegate {}\nclass Card: Base { func scrollViewDidScroll(_ scroll: UIScrollView) {} }")

  static func apply(in context: inout RuleContext) {
    for record in context.module.recordsOfFile[context.position] where !record.methods.isEmpty {
      guard [.class, .extension].contains(record.kind),
        let owner = context.module.classRecord(record.name, near: context.position)
      else { continue }
      let above = context.module.ancestors(of: owner.name, near: context.position)
      let records = above.compactMap { context.module.classRecord($0, near: context.position) }
      guard !records.isEmpty, !adoptsProtocols(of: [owner.name], in: context) else { continue }
      guard adoptsProtocols(of: records.map(\.name), in: context) else { continue }
      for method in record.methods where isLate(method, below: records, in: context) {
        context.reportByHand(
          method.declaration, "Only \(owner.simpleName) has this optional method; the protocol is adopted above it.",
          remedy: "Declare the method in \(records[0].simpleName) as well, and override it here.",
          .lateOptionalMethod)
      }
    }
  }

  private static func isLate(_ method: MethodRecord, below records: [TypeRecord], in context: RuleContext) -> Bool {
    guard !method.isOverride, !method.labels.isEmpty, context.module.optional.methods[method.callName] != nil else {
      return false
    }
    return !records.contains { record in
      context.module.records(of: record.name, near: context.position).flatMap(\.methods).contains {
        $0.callName == method.callName
      }
    }
  }

  /// Whether classes adopt protocols that have optional methods, in their declarations or in extensions.
  private static func adoptsProtocols(of classes: [String], in context: RuleContext) -> Bool {
    classes.contains { name in
      context.module.records(of: name, near: context.position).flatMap(\.inherited).contains { inherited in
        context.module.isProtocol(inherited)
      }
    }
  }
}
