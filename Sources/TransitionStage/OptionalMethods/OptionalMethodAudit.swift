import UIKit

/// Finds optional methods of delegates that are never called, because a subclass has them and the class that conforms
/// does not.
///
/// The program's own symbol table names the methods of each class. No method is called for it: a release build removes
/// methods that are never called.
@MainActor enum OptionalMethodAudit {
  /// A method that is never called.
  struct Finding: Equatable {
    let method: String
    let type: String
    let base: String
  }

  /// Checks an object's class and its superclasses, down from the class that conforms.
  static func findings(in object: AnyObject, _ adopted: OptionalProtocol) -> [Finding] {
    var classes: [AnyClass] = []
    var next: AnyClass? = type(of: object)
    while let current = next {
      classes.append(current)
      next = _getSuperclass(current)
    }
    guard let conforming = classes.lastIndex(where: { adopted.isAdopted(by: $0) }), conforming > 0 else { return [] }
    // The methods of a generic class are not known.
    guard methods(of: classes[conforming], among: adopted.methods) != nil else { return [] }
    let called = Set(classes[conforming...].flatMap { methods(of: $0, among: adopted.methods) ?? [] })
    let base = String(describing: classes[conforming])
    return classes[..<conforming].flatMap { type in
      (methods(of: type, among: adopted.methods) ?? []).filter { !called.contains($0) }.map {
        Finding(method: $0, type: String(describing: type), base: base)
      }
    }
  }

  /// A question to the symbol table, which always answers the same.
  private struct Question: Hashable {
    let type: ObjectIdentifier
    let candidates: [String]
  }

  private static var answers: [Question: [String]?] = [:]

  /// Returns the methods of a list that a class itself declares; nil for a class that the symbol table does not name,
  /// such as one that the runtime has made from a generic class.
  private static func methods(of type: AnyClass, among candidates: [String]) -> [String]? {
    let question = Question(type: ObjectIdentifier(type), candidates: candidates)
    if let known = answers[question] { return known }
    let answer = readMethods(of: type, among: candidates)
    answers[question] = .some(answer)
    return answer
  }

  private static func readMethods(of type: AnyClass, among candidates: [String]) -> [String]? {
    guard let table = SymbolTable.own, let mangled = table.mangledName(of: type) else { return nil }
    let names = table.names(beginningWith: mangled).filter { $0.hasSuffix("F") }
    let declared = Set(names.compactMap(demangled).compactMap { signature(in: $0, candidates) })
    return candidates.filter(declared.contains)
  }

  /// Returns the candidate that a demangled function is: `Module.Class.name(label: Type, …) -> Type`.
  private static func signature(in text: String, _ candidates: [String]) -> String? {
    guard !text.contains(" in "), let range = text.range(of: #"\.[A-Za-z_]+\("#, options: .regularExpression) else {
      return nil
    }
    let name = text[range].dropFirst().dropLast()
    var (parameters, depth) = ([""], 0)
    for character in text[range.upperBound...] {
      if depth == 0, character == ")" { break }
      if "(<[".contains(character) { depth += 1 }
      if ")>]".contains(character) { depth -= 1 }
      if depth == 0, character == "," {
        parameters.append("")
      } else {
        parameters[parameters.count - 1].append(character)
      }
    }
    // Parameters without a label are printed as types alone where none of them has one.
    let labels = parameters.filter { !$0.isEmpty }.map { parameter in
      parameter.firstIndex(of: ":").map { parameter[..<$0].trimmingCharacters(in: .whitespaces) } ?? "_"
    }
    let whole = "\(name)(\(labels.map { $0 + ":" }.joined()))"
    return candidates.contains(whole) ? whole : nil
  }

  nonisolated static func demangled(_ name: String) -> String? {
    guard let text = swiftDemangle(name, name.utf8.count, nil, nil, 0) else { return nil }
    defer { free(text) }
    // A private class is printed with the file that it is private to.
    return String(cString: text)
      .replacingOccurrences(of: #"\((\w+) in _[0-9A-F]+\)"#, with: "$1", options: .regularExpression)
  }
}

/// A function of the Swift runtime; the caller frees the result.
@_silgen_name("swift_demangle")
private func swiftDemangle(
  _ name: UnsafePointer<CChar>?, _ length: Int, _ output: UnsafeMutablePointer<CChar>?,
  _ size: UnsafeMutablePointer<Int>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?
