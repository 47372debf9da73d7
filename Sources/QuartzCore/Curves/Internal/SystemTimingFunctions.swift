/// The system's timing functions, made once. Their control points are exact, so that easeInEaseOut passes (½, ½)
/// (C-27).
enum SystemTimingFunctions {
  private static let linear = CAMediaTimingFunction(.linear)
  private static let easeIn = CAMediaTimingFunction(CubicBezier(0.42, 0, 1, 1))
  private static let easeOut = CAMediaTimingFunction(CubicBezier(0, 0, 0.58, 1))
  private static let easeInEaseOut = CAMediaTimingFunction(CubicBezier(0.42, 0, 0.58, 1))
  private static let implicit = CAMediaTimingFunction(CubicBezier(0.25, 0.1, 0.25, 1))

  /// The function of a name; `linear` for an unknown name.
  static func named(_ name: CAMediaTimingFunctionName) -> CAMediaTimingFunction {
    switch name {
    case .easeIn: easeIn
    case .easeOut: easeOut
    case .easeInEaseOut: easeInEaseOut
    case .default: implicit
    default: linear
    }
  }
}
