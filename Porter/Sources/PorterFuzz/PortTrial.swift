import SeededRandom

/// One trial: one to three sources that belong together, decided by a seed.
public struct PortTrial {
  /// The sources.
  public let sources: [[UInt8]]

  /// The trial of a seed; without damages where asked for.
  public init(seed: UInt64, isDamaged: Bool, samples: [[UInt8]] = []) {
    var numbers = SeededRandom(seed: seed)
    var generator = SourceGenerator(seed: numbers.next())
    var mutator = SourceMutator(seed: numbers.next())
    sources = (0...numbers.roll(3)).map { _ in
      let usesSample = !samples.isEmpty && numbers.roll(3) == 0
      let source = usesSample ? samples[numbers.roll(samples.count)] : Array(generator.next().utf8)
      return isDamaged ? mutator.mutate(source) : source
    }
  }

  /// The violated invariant, or nil.
  public var violation: String? { PortCheck.violation(sources) }
}
