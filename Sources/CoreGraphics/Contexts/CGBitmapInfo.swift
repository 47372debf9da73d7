/// The layout of a pixel's bytes.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Creates a layout from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The bits that hold a `CGImageAlphaInfo`.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// The bits that hold the order of bytes.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// Pixels are 32-bit words, their lowest byte first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
  /// Pixels are 32-bit words, their highest byte first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)

  /// The layout of all contexts: premultiplied BGRA.
  package static let premultipliedBGRA = CGBitmapInfo(
    rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue | byteOrder32Little.rawValue)
}

/// The position of alpha in a pixel, and whether colours are premultiplied.
public enum CGImageAlphaInfo: UInt32, Hashable, Sendable, CaseIterable {
  /// No alpha.
  case none = 0
  /// Last, with premultiplied colours.
  case premultipliedLast = 1
  /// First, with premultiplied colours.
  case premultipliedFirst = 2
  /// Last, with straight colours.
  case last = 3
  /// First, with straight colours.
  case first = 4
  /// The last byte is unused.
  case noneSkipLast = 5
  /// The first byte is unused.
  case noneSkipFirst = 6
  /// Alpha only.
  case alphaOnly = 7
}
