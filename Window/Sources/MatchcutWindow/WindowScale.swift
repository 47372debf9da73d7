import StudioHost

/// The part of a device's pixels that a window shows, in each direction.
public enum WindowScale: String, Hashable, Sendable, CaseIterable {
  /// A pixel of the window for each of the device's.
  case full = "1"
  /// Three pixels for four.
  case threeQuarters = "3/4"
  /// One pixel for two.
  case half = "1/2"
  /// One pixel for three.
  case third = "1/3"

  /// Pixels of the window for each ``denominator`` of the device.
  var numerator: Int { self == .threeQuarters ? 3 : 1 }
  /// Pixels of the device for each ``numerator`` of the window.
  var denominator: Int {
    switch self {
    case .full: 1
    case .threeQuarters: 4
    case .half: 2
    case .third: 3
    }
  }

  /// The window's pixels for a number of the device's; the last one may be covered in part.
  func length(of source: Int) -> Int { (source * numerator + denominator - 1) / denominator }

  /// The device's pixels that a number of the window's shows.
  func source(of length: Int) -> Int { length * denominator / numerator }

  /// The window's pixels that an area of the device's touches.
  func area(of source: DrawnFrame.Area) -> DrawnFrame.Area {
    let (left, top) = (source.x * numerator / denominator, source.y * numerator / denominator)
    return DrawnFrame.Area(
      x: left, y: top, width: length(of: source.x + source.width) - left,
      height: length(of: source.y + source.height) - top)
  }

  /// The largest scale at which a bitmap fits into a number of pixels; the smallest one where none fits.
  static func largest(of bitmap: (width: Int, height: Int), fitting room: (width: Int, height: Int)) -> WindowScale {
    let fitting = allCases.first { scale in
      scale.length(of: bitmap.width) <= room.width && scale.length(of: bitmap.height) <= room.height
    }
    return fitting ?? .third
  }
}
