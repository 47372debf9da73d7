import CoreGraphics
import Foundation

/// A layer that draws a gradient over its background, within its rounded bounds.
@preconcurrency @MainActor open class CAGradientLayer: CALayer {
  /// A gradient layer without colours.
  public required init() {
    super.init()
    model_.kind = .gradient(GradientProperties())
  }

  /// A copy of another layer's state, for a presentation.
  public required init(layer: Any) {
    super.init(layer: layer)
    if case .gradient? = model_.kind { return }
    model_.kind = .gradient(GradientProperties())
  }

  /// The colours, each a `CGColor`; nil draws none. An array with other elements is refused with a diagnostic.
  open var colors: [Any]? {
    get { model_.gradient.colors }
    set {
      let colors = newValue?.compactMap { $0 as? CGColor }
      set("colors", \.gradient.colors, colors, isValid: colors?.count == newValue?.count)
      setNeedsCommit()
    }
  }
  /// The locations of the colours, ascending, 0 at the start point and 1 at the end point; nil spaces them evenly.
  open var locations: [NSNumber]? {
    get { model_.gradient.locations?.map { NSNumber(value: Double($0)) } }
    set {
      let locations = newValue?.map { CGFloat($0.doubleValue) }
      set("locations", \.gradient.locations, locations, isValid: locations?.allSatisfy(\.isFinite) ?? true)
      setNeedsCommit()
    }
  }
  /// The location of the first colour, in 0…1 of the bounds' sides; the middle of the top unless set.
  open var startPoint: CGPoint {
    get { model_.gradient.startPoint }
    set { set("startPoint", \.gradient.startPoint, newValue, isValid: newValue.isFinite) }
  }
  /// The location of the last colour, in 0…1 of the bounds' sides; the middle of the bottom unless set.
  open var endPoint: CGPoint {
    get { model_.gradient.endPoint }
    set { set("endPoint", \.gradient.endPoint, newValue, isValid: newValue.isFinite) }
  }
  /// The shape of the gradient.
  open var type: CAGradientLayerType {
    get { model_.gradient.type }
    set { set("type", \.gradient.type, newValue) }
  }

  package override func willCommit(at local: CFTimeInterval) {
    let gradient = model_.gradient
    guard let colors = gradient.colors, let locations = gradient.locations else { return }
    guard colors.count != locations.count else { return }
    environment.report(
      .mismatchedLocations(layer: debugName, colors: colors.count, locations: locations.count))
  }
}
