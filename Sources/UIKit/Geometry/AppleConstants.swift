import CoreGraphics

// Names of Apple's other system libraries that code for UIKit uses as if they were UIKit's.

/// The greatest finite number, which Darwin's mathematics library has; code for iOS writes it for an animation that
/// repeats without end.
public let HUGE: Float = .greatestFiniteMagnitude

/// Objective-C's name of an integer.
public typealias NSInteger = Int
/// Objective-C's name of an integer that is not negative.
public typealias NSUInteger = UInt

/// Returns the greatest rectangle with an aspect ratio that fits into another rectangle, in its middle.
///
/// AVFoundation declares it on Apple's platforms. A ratio without an area gives an empty rectangle.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
  let bounds = boundingRect.standardized
  let ratio = CGSize(width: abs(aspectRatio.width), height: abs(aspectRatio.height))
  let scale = min(bounds.width / ratio.width, bounds.height / ratio.height)
  let isUsable = ratio.width > 0 && ratio.height > 0 && scale.isFinite
  let size = isUsable ? CGSize(width: ratio.width * scale, height: ratio.height * scale) : .zero
  return CGRect(
    x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
}
