import CoreGraphics

/// The treatment of text that does not fit.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle

  /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``byWordWrapping`` (Decision 3).
  public init?(rawValue: Int) {
    self = Self.imported(
      rawValue,
      among: [.byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle])
  }

  var layoutMode: TextLineBreakMode {
    switch self {
    case .byWordWrapping: .byWordWrapping
    case .byCharWrapping: .byCharWrapping
    case .byClipping: .byClipping
    case .byTruncatingHead: .byTruncatingHead
    case .byTruncatingTail: .byTruncatingTail
    case .byTruncatingMiddle: .byTruncatingMiddle
    }
  }
}
