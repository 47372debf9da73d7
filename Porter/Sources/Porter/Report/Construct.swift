/// A construct that Swift refuses without Objective-C, or that asks for what is not here.
///
/// Each has a section on the page ``page`` with the change to make, which compiles on iOS as well.
public enum Construct: String, CaseIterable, Sendable {
  /// An initializer of a class of UIKit's that is called on a type known at run time.
  case metatypeInit = "metatype-init"
  /// A member that is looked up by Objective-C on an object of any class.
  case anyObjectMember = "anyobject-member"
  /// Types that are compared as objects.
  case typeIdentity = "type-identity"
  /// A closure in the form of Objective-C's.
  case block = "convention-block"
  /// An override that stands in an extension.
  case extensionOverride = "extension-override"
  /// Methods that are looked up, exchanged or added at run time.
  case runtimeMethods = "runtime-methods"
  /// A selector of an object whose type is not written.
  case untypedSelector = "untyped-selector"
  /// A property that Core Data stores.
  case managedProperty = "managed-property"
  /// A file that is named by a literal.
  case fileLiteral = "file-literal"
  /// An optional requirement with a result that has no zero.
  case optionalResult = "optional-result"
  /// An optional method that only a subclass has.
  case lateOptionalMethod = "late-optional-method"
  /// A framework that is not here.
  case missingFramework = "missing-framework"

  /// The page with a section for each construct, inside Matchcut's folder.
  public static let page = "Documentation/SwiftOnLinux.md"

  /// The construct's section of the page.
  public var address: String { "\(Self.page)#\(rawValue)" }

  /// The text of the construct's section.
  ///
  /// - Parameter page: the text of the page.
  /// - Returns: the section with its heading; nil where the page has none.
  public func section(of page: String) -> String? {
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(of: "## `\(rawValue)`") else { return nil }
    let end = lines[(start + 1)...].firstIndex { $0.hasPrefix("## ") } ?? lines.endIndex
    var section = lines[start..<end]
    while section.last?.isEmpty == true { section.removeLast() }
    return section.joined(separator: "\n") + "\n"
  }
}
