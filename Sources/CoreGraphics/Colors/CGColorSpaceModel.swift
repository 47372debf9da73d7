/// What the components of a colour mean.
public enum CGColorSpaceModel: Int32, Hashable, Sendable, CaseIterable {
  /// One component: brightness.
  case monochrome = 0
  /// Three components: red, green and blue.
  case rgb = 1
}
