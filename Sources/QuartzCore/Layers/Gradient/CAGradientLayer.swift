import CoreGraphics
import Foundation
import Rendering

/// A layer that draws a gradient over its background, within its rounded bounds.
@preconcurrency @MainActor open class CAGradientLayer: CALayer {
  /// A gradient layer without colours.
  public override init() {
    super.init()
    model_.kind = .gradient(GradientProperties())
  }

  /// A copy of another layer's state, for a presentation.
  public override init(layer: Any) {
    super.init(layer: layer)
    if case .gradient? = model_.kind { return }
    model_.kind = .gradient(GradientProperties())
  }

  /// Returns nil: layers are built in code.
  public required init?(coder: NSCoder) {
    nil
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

/// The shape of a gradient layer's gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// Apple's string, such as `radial`.
  public let rawValue: String

  /// A type from its string; an unknown one flows as ``axial``.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Along the line from the start point to the end point.
  public static let axial = Self(rawValue: "axial")
  /// From the start point outwards, in ellipses; the end point is a corner of the box around the last one.
  public static let radial = Self(rawValue: "radial")
  /// Around the start point, clockwise, from the direction of the end point.
  public static let conic = Self(rawValue: "conic")

  package var renderKind: RenderGradient.Kind {
    RenderGradient.Kind(rawValue: rawValue) ?? .axial
  }
}
