/// Distances from the edges, in points.
public struct InterfaceInsets: Hashable, Sendable {
  /// The distance from the upper edge.
  public var top: Double
  /// The distance from the left or leading edge.
  public var left: Double
  /// The distance from the lower edge.
  public var bottom: Double
  /// The distance from the right or trailing edge.
  public var right: Double

  /// Creates insets.
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  /// Reads `<inset minX= minY= maxX= maxY=>`, `<edgeInsets top= left= bottom= right=>` and
  /// `<directionalEdgeInsets top= leading= bottom= trailing=>`; nil for other elements.
  public init?(_ element: InterfaceElement) {
    let names: [String]
    switch element.name {
    case "inset": names = ["minY", "minX", "maxY", "maxX"]
    case "edgeInsets": names = ["top", "left", "bottom", "right"]
    case "directionalEdgeInsets": names = ["top", "leading", "bottom", "trailing"]
    default: return nil
    }
    let numbers = names.map { element.number($0) ?? 0 }
    self.init(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }
}
