import Foundation

/// What the numbers of a colour mean: sRGB, or grey with sRGB's curve. There are no others here.
public final class CGColorSpace: Hashable, Sendable, Codable {
  /// The name of sRGB.
  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  /// The name of the grey space with sRGB's curve.
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"

  /// The space's name.
  public let name: CFString?

  private init(_ name: CFString) {
    self.name = name
  }

  /// A space by its name; nil for one that is not known here.
  public convenience init?(name: CFString) {
    guard name == Self.sRGB || name == Self.genericGrayGamma2_2 else { return nil }
    self.init(name)
  }

  /// What the components mean.
  public var model: CGColorSpaceModel {
    name == Self.sRGB ? .rgb : .monochrome
  }

  /// How many components a colour has, alpha not counted.
  public var numberOfComponents: Int {
    model == .rgb ? 3 : 1
  }

  package static let rgb = CGColorSpace(sRGB)
  package static let gray = CGColorSpace(genericGrayGamma2_2)

  /// Whether two spaces are the same.
  public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool {
    lhs.name == rhs.name
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}

/// The red-green-blue space of the screen, which is sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
  .rgb
}

/// The grey space of the screen.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
  .gray
}

/// What the components of a colour mean.
public enum CGColorSpaceModel: Int32, Hashable, Sendable, CaseIterable {
  /// One component: brightness.
  case monochrome = 0
  /// Three components: red, green and blue.
  case rgb = 1
}
