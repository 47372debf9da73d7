import Foundation

/// The shadow of what is drawn into a context.
struct ContextShadow {
  /// Where it lies, in units of the context's first space, whatever the transform is.
  var offset: CGSize
  /// How soft its edges are, in the same units: twice the standard deviation.
  var blur: CGFloat
  /// Its colour.
  var color: CGColor
}
