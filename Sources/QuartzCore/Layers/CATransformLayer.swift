import CoreGraphics
import Foundation

/// A layer that draws nothing itself and keeps the depth of its sublayers instead of flattening them.
///
/// Its opacity applies to its sublayers. Background, contents, border, filters, mask, clip and shadow are ignored, with
/// a diagnostic. A hit test never returns it.
@preconcurrency @MainActor open class CATransformLayer: CALayer {
  private var reported: Set<String> = []

  /// A transform layer without sublayers.
  public override init() {
    super.init()
    model_.kind = .transform
  }

  /// A copy of another layer's state, for a presentation.
  public override init(layer: Any) {
    super.init(layer: layer)
    model_.kind = .transform
  }

  /// Returns nil: layers are built in code.
  public required init?(coder: NSCoder) {
    nil
  }

  package override func change(_ key: String, _ body: (inout LayerProperties) -> Void) {
    super.change(key, body)
    guard Self.ignored.contains(key), presented == nil, reported.insert(key).inserted else { return }
    environment.report(.ignoredByTransformLayer(layer: debugName, property: key))
  }

  private static let ignored: Set<String> = [
    "backgroundColor", "contents", "borderWidth", "borderColor", "filters", "backgroundFilters", "mask",
    "masksToBounds",
    "shadowOpacity", "shadowPath", "compositingFilter", "cornerRadius", "shouldRasterize",
  ]
}
