import SwiftSyntax

/// Requirements that are optional in Objective-C: callers ask for them with `?`.
struct OptionalMembers {
  /// The result of an optional method, where it is known.
  enum Result { case nothing, optional, value, unknown }

  /// Methods by full name, such as `scrollViewDidScroll(_:)`.
  private(set) var methods: [String: Result] = FrameworkOptionalMethods.table
  private(set) var baseNames: Set<String> = FrameworkOptionalMethods.baseNames
  /// Optional requirements of the files that are properties.
  private(set) var properties: Set<String> = []
  /// Stored and computed properties of the files, which may be optional closures.
  private(set) var otherProperties: Set<String> = []

  /// Adds the optional requirements of a protocol.
  mutating func add(requirementsOf record: TypeRecord) {
    for method in record.methods where method.isOptional {
      baseNames.insert(method.name)
      methods[method.callName] = method.result.map { $0.isOptionalType ? .optional : .value } ?? .nothing
    }
    for property in record.properties where property.isOptional { properties.insert(property.name) }
  }

  /// Notes the properties of a type that are no optional requirements and may hold an optional value.
  mutating func add(propertiesOf record: TypeRecord) {
    for property in record.properties where !property.isOptional && property.type?.isOptionalType ?? true {
      otherProperties.insert(property.name)
    }
  }

  /// Returns the result of a call of an optional method; nil if the called name is no optional method.
  func result(ofCall baseName: String, labels: [String]) -> Result? {
    if let known = methods[Self.callName(baseName, labels)] { return known }
    // Closures have no argument labels, so a call with labels is a method's.
    if labels.contains(where: { $0 != "_" }) { return .unknown }
    return baseNames.contains(baseName) && !otherProperties.contains(baseName) ? .unknown : nil
  }

  static func callName(_ baseName: String, _ labels: [String]) -> String {
    labels.isEmpty ? baseName : baseName + "(" + labels.map { $0 + ":" }.joined() + ")"
  }

  /// Whether a name is that of a protocol of UIKit or Foundation, by the ending that Apple gives them.
  static func isFrameworkProtocol(_ name: String) -> Bool {
    let prefixes = ["UI", "NS", "CA", "WK", "MK", "CL", "AV"]
    let endings = ["Delegate", "DataSource", "Transitioning", "Context", "Coordinator", "Prefetching", "Delegating"]
    return prefixes.contains { name.hasPrefix($0) } && endings.contains { name.hasSuffix($0) }
  }
}

extension MethodRecord {
  /// The name by which calls are recognized.
  var callName: String { OptionalMembers.callName(name, labels) }
}

extension String {
  /// Whether a type as it is written is an optional one.
  var isOptionalType: Bool { hasSuffix("?") || hasSuffix("!") || hasPrefix("Optional<") }
}
