import Foundation

/// A colour space: sRGB, or grey with sRGB's transfer function. Others are not supported.
public final class CGColorSpace: Hashable, Sendable, Codable {
  /// The name of sRGB.
  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  /// The name of the grey space with sRGB's transfer function.
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"

  /// The space's name.
  public let name: CFString?

  private init(_ name: CFString) {
    self.name = name
  }

  /// Creates a space by its name; nil for a name that is not supported.
  public convenience init?(name: CFString) {
    guard name == Self.sRGB || name == Self.genericGrayGamma2_2 else { return nil }
    self.init(name)
  }

  /// The model of the components.
  public var model: CGColorSpaceModel {
    name == Self.sRGB ? .rgb : .monochrome
  }

  /// The number of a colour's components, without alpha.
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

/// Returns the screen's RGB space, which is sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
  .rgb
}

/// Returns the screen's grey space.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
  .gray
}

/// The model of a colour's components.
public enum CGColorSpaceModel: Int32, Hashable, Sendable, CaseIterable {
  /// One component: brightness.
  case monochrome = 0
  /// Three components: red, green and blue.
  case rgb = 1
}
