import CoreGraphics

/// Begins an image context of a size in points, one pixel each, until ``UIGraphicsEndImageContext()``.
@preconcurrency @MainActor public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image context of a size in points; an opaque one begins black, and a scale of 0 is the screen's.
///
/// A size without pixels gives a context that draws nothing, with a diagnostic; it must be ended all the same.
@preconcurrency @MainActor public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let environment = UIEnvironment.active
  let scale = scale > 0 && scale.isFinite ? scale : environment.screen.scale
  let context = try? CGContext(size: size, scale: scale, opaque: opaque)
  if context == nil { environment.report(.unusableImageSize(size)) }
  environment.graphics.pushImage(context, scale: scale)
}

/// Returns the image of the innermost image context; nil outside of one.
@preconcurrency @MainActor public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let (context, scale) = UIEnvironment.active.graphics.currentImage, let image = context.makeImage() else {
    return nil
  }
  return UIImage(cgImage: image, scale: scale, orientation: .up)
}

/// Ends the innermost image context.
@preconcurrency @MainActor public func UIGraphicsEndImageContext() {
  UIEnvironment.active.graphics.popImage()
}
