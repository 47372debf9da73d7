import CoreGraphics

/// Begins a picture of a size in points, one pixel each, which ``UIGraphicsEndImageContext()`` ends; what is drawn goes into it.
@preconcurrency @MainActor public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins a picture of a size in points; an opaque one is black at first, a scale of 0 is the screen's.
///
/// A size without pixels gives a picture that nothing can be drawn into, with a diagnostic; it must be ended all the same.
@preconcurrency @MainActor public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let environment = UIEnvironment.active
  let scale = scale > 0 && scale.isFinite ? scale : environment.screen.scale
  let context = try? CGContext(size: size, scale: scale, opaque: opaque)
  if context == nil { environment.report(.unusableImageSize(size)) }
  environment.graphics.pushImage(context, scale: scale)
}

/// What the picture that was begun last shows so far; nil outside one.
@preconcurrency @MainActor public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let (context, scale) = UIEnvironment.active.graphics.currentImage, let image = context.makeImage() else {
    return nil
  }
  return UIImage(cgImage: image, scale: scale, orientation: .up)
}

/// Ends the picture that was begun last.
@preconcurrency @MainActor public func UIGraphicsEndImageContext() {
  UIEnvironment.active.graphics.popImage()
}
