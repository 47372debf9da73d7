/// Where in a pixel alpha is, and whether colours are multiplied by it.
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
  /// Alpha is all there is.
  case alphaOnly = 7
}
