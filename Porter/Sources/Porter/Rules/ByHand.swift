import SwiftSyntax

/// Names what no rewrite can do.
enum ByHand: PortingRule {
  static let name = "by-hand"
  static let reason = "These constructs ask the Objective-C runtime for what Swift has no counterpart of."
  static let example = RuleExample(
    before: "let count = (list as AnyObject).count", after: "let count = (list as AnyObject).count")

  static func apply(in context: inout RuleContext) {
    // Most files have none of these words, and their nodes need no look.
    let source = context.file.source
    let hasRuntime = source.words.contains(anyOf: runtimeWords)
    for reference in hasRuntime ? context.nodes(.declReferenceExpr, as: DeclReferenceExprSyntax.self) : [] {
      let name = reference.baseName.text
      guard runtimeFunctions.contains(name), !context.module.declaresType(name) else { continue }
      context.reportByHand(
        reference, "\(name) changes methods at run time, which needs Objective-C.",
        remedy: "Override the method in a subclass, or call the replacement where the method is called.",
        .runtimeMethods)
    }
    let hasAnyObject = source.words.contains("AnyObject") && namesAnyObject(context)
    // An initializer of the superclass is no call on a metatype.
    if hasAnyObject || source.count(of: ".init") > source.count(of: "super.init") {
      for access in context.nodes(.memberAccessExpr, as: MemberAccessExprSyntax.self) {
        look(at: access, hasAnyObject: hasAnyObject, in: &context)
      }
    }
    if source.words.contains(anyOf: attributeWords) {
      for attribute in context.nodes(.attribute, as: AttributeSyntax.self) { look(at: attribute, in: &context) }
    }
    guard source.words.contains(anyOf: callWords) else { return }
    for call in context.nodes(.functionCallExpr, as: FunctionCallExprSyntax.self) { look(at: call, in: &context) }
  }

  /// Whether a file names `AnyObject` as more than what a protocol inherits.
  private static func namesAnyObject(_ context: RuleContext) -> Bool {
    context.nodes(.identifierType, as: IdentifierTypeSyntax.self).contains {
      $0.name.text == "AnyObject" && !($0.parent?.is(InheritedTypeSyntax.self) ?? false)
    }
  }

  private static func look(
    at access: MemberAccessExprSyntax, hasAnyObject: Bool, in context: inout RuleContext
  ) {
    guard let base = access.base else { return }
    if hasAnyObject, isAnyObject(base) || isDeclaredAnyObject(base, in: context),
      access.declName.baseName.text != "self"
    {
      context.reportByHand(
        access, "Members of AnyObject are found by Objective-C.",
        remedy: "Cast to the class or protocol that has the member.", .anyObjectMember)
    } else if access.declName.baseName.text == "init" {
      lookAtInitializer(access, of: base, in: &context)
    }
  }

  /// Names an initializer that is called on a metatype: on iOS those of UIKit's classes may be called on each.
  private static func lookAtInitializer(
    _ access: MemberAccessExprSyntax, of base: ExprSyntax, in context: inout RuleContext
  ) {
    let call = access.parent?.as(FunctionCallExprSyntax.self)
    if let call, MetatypeInitializers.isCovered(call) { return }
    guard let type = isOwnType(base) ? typeAround(access, in: context) : WrittenType.metatype(base, in: context) else {
      if isType(base) {
        context.note(
          access, "This compiles where the class declares the initializer as required.", .metatypeInit)
      }
      return
    }
    let isCoder = call?.arguments.first?.label?.text == "coder"
    guard !isCoder, !context.module.declaresType(type), FrameworkClasses.superclass[type] != nil else { return }
    context.reportByHand(
      access, "An initializer of \(type) is called on a type that is known at run time.",
      remedy: "Take a closure that makes the object, or declare the initializer as required in a class of your own.",
      .metatypeInit)
  }

  /// The type around a member of the type itself, where `self` is a metatype; nil elsewhere.
  private static func typeAround(_ node: some SyntaxProtocol, in context: RuleContext) -> String? {
    var current = node.parent
    while let parent = current, !TypeRecord.kinds.contains(parent.kind) {
      if let function = parent.as(FunctionDeclSyntax.self) {
        guard MethodRecord(function, in: context.file).isTypeMember else { return nil }
        return context.enclosingType(of: node)?.name
      }
      if parent.is(InitializerDeclSyntax.self) { return nil }
      current = parent.parent
    }
    return nil
  }

  private static func isOwnType(_ base: ExprSyntax) -> Bool {
    ["self", "Self"].contains(base.as(DeclReferenceExprSyntax.self)?.baseName.text)
  }

  private static func look(at attribute: AttributeSyntax, in context: inout RuleContext) {
    let name = attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text
    if name == "convention", OneLine.text(of: attribute).contains("block") {
      context.note(attribute, "A block is called as a closure of Swift's is, but is no object.", .block)
    } else if name == "NSManaged" {
      context.reportByHand(
        attribute, "Core Data is not here.", remedy: "Store the property in the class.", .managedProperty)
    }
  }

  private static func look(at call: FunctionCallExprSyntax, in context: inout RuleContext) {
    if call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "unsafeBitCast",
      let type = call.arguments.last, context.text(type.expression) == "AnyObject.self", hasBlocks(context)
    {
      context.reportByHand(
        call, "A block is no object without Objective-C.",
        remedy: "Store the closure in an object of a class of your own.", .block)
    }
    guard call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "addObserver",
      call.arguments.contains(where: { $0.label?.text == "forKeyPath" })
    else { return }
    context.note(call, "Changes of properties that are not UIKit's are sent at the end of the turn.")
  }

  /// Whether the file has closures in the form of Objective-C's.
  private static func hasBlocks(_ context: RuleContext) -> Bool {
    context.nodes(.attribute, as: AttributeSyntax.self).contains {
      OneLine.text(of: $0).filter { $0 != " " }.hasPrefix("@convention(block")
    }
  }

  /// Whether an expression is `(… as AnyObject)`.
  private static func isAnyObject(_ base: ExprSyntax) -> Bool {
    guard let tuple = base.as(TupleExprSyntax.self), let only = tuple.elements.first, tuple.elements.count == 1,
      let last = only.expression.as(SequenceExprSyntax.self)?.elements.last
    else { return false }
    return last.as(TypeExprSyntax.self)?.type.as(IdentifierTypeSyntax.self)?.name.text == "AnyObject"
  }

  /// Whether an expression is a variable that is declared as any object.
  private static func isDeclaredAnyObject(_ base: ExprSyntax, in context: RuleContext) -> Bool {
    guard let type = WrittenType.of(base, in: context), WrittenType.plain(type) == "AnyObject" else { return false }
    // Without a sign behind the variable the member is the optional's.
    return !type.hasSuffix("?") || base.is(OptionalChainingExprSyntax.self) || base.is(ForceUnwrapExprSyntax.self)
  }

  /// Whether an expression is a type that is known at run time alone: `type(of: card)`, or a variable.
  private static func isType(_ base: ExprSyntax) -> Bool {
    if let variable = base.as(DeclReferenceExprSyntax.self) {
      return variable.baseName.text.first?.isLowercase ?? false && !["self", "super"].contains(variable.baseName.text)
    }
    return base.as(FunctionCallExprSyntax.self).map(WrittenType.isTypeOf) ?? false
  }

  private static let runtimeWords = WordSet.HashedWords(runtimeFunctions)
  private static let attributeWords = WordSet.HashedWords(["convention", "NSManaged"])
  private static let callWords = WordSet.HashedWords(["unsafeBitCast", "addObserver"])

  private static let runtimeFunctions: Set<String> = [
    "class_getInstanceMethod", "class_getClassMethod", "class_addMethod", "class_replaceMethod",
    "method_exchangeImplementations",
    "method_setImplementation", "method_getImplementation", "imp_implementationWithBlock", "object_setClass",
    "object_getClass", "objc_getClass", "class_copyMethodList", "objc_allocateClassPair", "sel_registerName",
  ]
}
