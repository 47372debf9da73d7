import SwiftSyntax

/// Names what no rewrite can do.
enum ByHand: PortingRule {
  static let name = "by-hand"
  static let reason = "These constructs ask the Objective-C runtime for what Swift has no counterpart of."
  static let example = RuleExample(
    before: "let count = (list as AnyObject).count", after: "let count = (list as AnyObject).count")

  static func apply(in context: inout RuleContext) {
    for reference in context.nodes(.declReferenceExpr, as: DeclReferenceExprSyntax.self) {
      let name = reference.baseName.text
      guard runtimeFunctions.contains(name), !context.module.declaresType(name) else { continue }
      context.reportByHand(
        reference, "\(name) changes methods at run time, which needs Objective-C.",
        remedy: "Override the method in a subclass, or call the replacement where the method is called.")
    }
    for access in context.nodes(.memberAccessExpr, as: MemberAccessExprSyntax.self) { look(at: access, in: &context) }
    for attribute in context.nodes(.attribute, as: AttributeSyntax.self) { look(at: attribute, in: &context) }
    for call in context.nodes(.functionCallExpr, as: FunctionCallExprSyntax.self) { look(at: call, in: &context) }
  }

  private static func look(at access: MemberAccessExprSyntax, in context: inout RuleContext) {
    guard let base = access.base else { return }
    if isAnyObject(base) {
      context.reportByHand(
        access, "Members of AnyObject are found by Objective-C.",
        remedy: "Cast to the class or protocol that has the member.")
    } else if access.declName.baseName.text == "init", isType(base) {
      context.note(access, "This compiles where the class declares the initializer as required.")
    }
  }

  private static func look(at attribute: AttributeSyntax, in context: inout RuleContext) {
    let name = attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text
    if name == "convention", OneLine.text(of: attribute).contains("block") {
      context.reportByHand(
        attribute, "Blocks are Objective-C's closures.",
        remedy: "Remove @convention(block); a Swift closure does the same.")
    } else if name == "NSManaged" {
      context.reportByHand(attribute, "Core Data is not here.", remedy: "Store the property in the class.")
    }
  }

  private static func look(at call: FunctionCallExprSyntax, in context: inout RuleContext) {
    let labels = call.arguments.compactMap { $0.label?.text }
    guard let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
      labels.contains("forKeyPath"), name == "addObserver"
    else { return }
    context.note(call, "Changes of properties that are not UIKit's are sent at the end of the turn.")
  }

  /// Whether an expression is `(… as AnyObject)`.
  private static func isAnyObject(_ base: ExprSyntax) -> Bool {
    guard let tuple = base.as(TupleExprSyntax.self), let only = tuple.elements.first, tuple.elements.count == 1,
      let last = only.expression.as(SequenceExprSyntax.self)?.elements.last
    else { return false }
    return last.as(TypeExprSyntax.self)?.type.as(IdentifierTypeSyntax.self)?.name.text == "AnyObject"
  }

  /// Whether an expression is a type that is known at run time alone: `type(of: card)`, or a variable.
  private static func isType(_ base: ExprSyntax) -> Bool {
    if let variable = base.as(DeclReferenceExprSyntax.self) {
      return variable.baseName.text.first?.isLowercase ?? false && !["self", "super"].contains(variable.baseName.text)
    }
    guard let call = base.as(FunctionCallExprSyntax.self) else { return false }
    return call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "type"
  }

  private static let runtimeFunctions: Set<String> = [
    "class_getInstanceMethod", "class_getClassMethod", "class_addMethod", "class_replaceMethod",
    "method_exchangeImplementations",
    "method_setImplementation", "method_getImplementation", "imp_implementationWithBlock", "object_setClass",
    "object_getClass", "objc_getClass", "class_copyMethodList", "objc_allocateClassPair", "sel_registerName",
  ]
}
