import Foundation

/// The events of a world in words: the answers to all its questions, step by step.
///
/// It needs no random numbers, so it stays valid when those change. Its text has a line of JSON for each step; the
/// first line is the world's beginning.
public struct FuzzScenario: Hashable, Sendable {
  /// The answers by their questions; a repeated question ends in "#2" and so on.
  public typealias Step = [String: String]

  /// The operation of a step in which the world comes to rest.
  static let rest = "rest"

  /// The beginning, and then the steps.
  public var steps: [Step]

  /// A scenario of a beginning and of steps.
  public init(steps: [Step]) {
    self.steps = steps
  }

  /// The scenario that a text describes.
  ///
  /// - Throws: `DecodingError` where a line is no JSON object of texts.
  public init(text: String) throws {
    steps = try text.split(separator: "\n").map { try JSONDecoder().decode(Step.self, from: Data($0.utf8)) }
  }

  /// A line for each step.
  public func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try steps.map { String(decoding: try encoder.encode($0), as: UTF8.self) + "\n" }.joined()
  }
}
