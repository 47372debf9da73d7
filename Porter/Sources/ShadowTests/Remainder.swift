import Foundation

/// A reason why something does not build, and whose it is.
public struct Remainder: Hashable, Sendable, Encodable {
  /// The side that can mend it.
  public enum Owner: String, Sendable, Encodable, CaseIterable {
    /// Something of UIKit that is not here.
    case engine
    /// Something that a rule should have rewritten.
    case porter
    /// Another framework of Apple's.
    case framework
    /// A package that is not here.
    case thirdParty = "third-party"
    /// A construct that Swift refuses on Linux, to be changed by hand.
    case byHand = "by-hand"
    /// Not known.
    case unknown
  }

  /// The side that can mend it.
  public let owner: Owner
  /// The owner's file, as an absolute path, and its line; 0 where it is not known.
  public let file: String, line: Int
  /// The compiler's words.
  public let message: String
}

/// Attributes the compiler's errors.
struct RemainderReader {
  /// The owner's files by those of the shadow.
  let origins: [String: String]
  /// Places that the report has named already, as `file:line`.
  let byHand: Set<String>
  let frameworks: Set<String>

  /// The remainder that a line of the compiler's output is about; nil for other lines.
  func remainder(in line: String) -> Remainder? {
    guard let mark = line.range(of: ": error: ") else { return nil }
    let parts = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count >= 3, let number = Int(parts[parts.count - 2]) else { return nil }
    let path = parts.dropLast(2).joined(separator: ":")
    let file = origins[path] ?? path
    let message = String(line[mark.upperBound...])
    return Remainder(owner: owner(of: message, at: "\(file):\(number)"), file: file, line: number, message: message)
  }

  private func owner(of message: String, at location: String) -> Remainder.Owner {
    if let module = name(in: message, after: "no such module '") {
      return frameworks.contains(module) ? .framework : .thirdParty
    }
    if byHand.contains(location) { return .byHand }
    if message.contains("#selector") || message.contains("Objective-C") || message.contains("@objc") { return .porter }
    let prefixes = ["UI", "NS", "CA", "CG", "CF", "CT", "kCA", "objc_"]
    let words = message.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    return words.contains { word in prefixes.contains { word.hasPrefix($0) && word.count > $0.count } }
      ? .engine : .unknown
  }

  private func name(in message: String, after text: String) -> String? {
    guard let start = message.range(of: text) else { return nil }
    return String(message[start.upperBound...].prefix { $0 != "'" && $0 != "." })
  }
}
