import CoreGraphics

extension CGImage: DiscreteInterpolatable {}
