import Foundation

/// How far a long run has come, so that it can go on where it stopped.
public struct FuzzProgress: Hashable, Sendable, Codable {
  /// The first world's seed.
  public var seed: UInt64
  /// How many steps a world lives.
  public var stepsPerWorld: Int
  /// The next world's seed.
  public var nextSeed: UInt64
  /// Steps taken so far.
  public var steps = 0
  /// Descriptions of the violations so far.
  public var violations: [String] = []

  /// The beginning of a run.
  public init(seed: UInt64, stepsPerWorld: Int) {
    (self.seed, self.stepsPerWorld, nextSeed) = (seed, max(1, stepsPerWorld), seed)
  }

  /// The progress that a file holds; nil where there is no file.
  ///
  /// - Throws: what reading or decoding throws.
  public init?(contentsOf url: URL) throws {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    self = try JSONDecoder().decode(Self.self, from: Data(contentsOf: url))
  }

  /// Writes the progress to a file, in place of an older one.
  ///
  /// - Throws: what encoding or writing throws.
  public func write(to url: URL) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try encoder.encode(self).write(to: url, options: .atomic)
  }
}
