/// Which way a character is written, by the names of Unicode's annex 9.
enum BidiClass: UInt8 {
  case left, right, arabic, european, europeanSeparator, europeanTerminator, arabicNumber, commonSeparator, mark
  case boundary, paragraphSeparator, segmentSeparator, space, neutral, leftEmbedding, leftOverride, rightEmbedding
  case rightOverride, pop, leftIsolate, rightIsolate, firstStrongIsolate, popIsolate

  private static let table = UnicodeTable(BidiData.text)

  /// The class of a character.
  init(of scalar: Unicode.Scalar) {
    self = Self(rawValue: Self.table[scalar]) ?? .left
  }

  /// Whether text of this class alone runs from left to right.
  var isPlain: Bool {
    switch self {
    case .right, .arabic, .arabicNumber, .leftEmbedding, .leftOverride, .rightEmbedding, .rightOverride, .pop,
      .leftIsolate, .rightIsolate, .firstStrongIsolate, .popIsolate:
      false
    default: true
    }
  }

  /// Whether the character begins an isolate.
  var isIsolate: Bool { self == .leftIsolate || self == .rightIsolate || self == .firstStrongIsolate }

  /// Whether rule X9 takes the character out.
  var isRemoved: Bool {
    switch self {
    case .leftEmbedding, .leftOverride, .rightEmbedding, .rightOverride, .pop, .boundary: true
    default: false
    }
  }

  /// Whether the character goes as its surroundings do (N1, N2).
  var isNeutral: Bool {
    switch self {
    case .paragraphSeparator, .segmentSeparator, .space, .neutral, .leftIsolate, .rightIsolate, .firstStrongIsolate,
      .popIsolate:
      true
    default: false
    }
  }

  /// The direction that the character gives to neutrals beside it, numbers counting as from right to left; nil for
  /// none.
  var strongDirection: BidiClass? {
    switch self {
    case .left: .left
    case .right, .arabic, .european, .arabicNumber: .right
    default: nil
    }
  }
}
