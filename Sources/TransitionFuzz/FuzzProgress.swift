import Foundation

/// The progress of a long run, with which it can be resumed.
public struct FuzzProgress: Hashable, Sendable, Codable {
  /// The first world's seed.
  public var seed: UInt64
  /// The number of steps in a world.
  public var stepsPerWorld: Int
  /// The next world's seed.
  public var nextSeed: UInt64
  /// The number of steps so far.
  public var steps = 0
  /// Descriptions of the violations so far.
  public var violations: [String] = []

  /// Makes the progress of a run that begins.
  public init(seed: UInt64, stepsPerWorld: Int) {
    (self.seed, self.stepsPerWorld, nextSeed) = (seed, max(1, stepsPerWorld), seed)
  }

  /// Reads the progress from a file; nil where there is no file.
  ///
  /// - Throws: errors of reading or decoding.
  public init?(contentsOf url: URL) throws {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    self = try JSONDecoder().decode(Self.self, from: Data(contentsOf: url))
  }

  /// Writes the progress to a file, which is replaced.
  ///
  /// - Throws: errors of encoding or writing.
  public func write(to url: URL) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try encoder.encode(self).write(to: url, options: .atomic)
  }
}
