import Foundation

extension CGColor {
  /// The colour's space.
  public var colorSpace: CGColorSpace? {
    isGray ? .gray : .rgb
  }

  /// A colour from a space and its components, alpha last.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    switch space.model {
    case .rgb: self.init(srgbRed: components[0], green: components[1], blue: components[2], alpha: components[3])
    case .monochrome: self.init(gray: components[0], alpha: components[1])
    }
  }
}
