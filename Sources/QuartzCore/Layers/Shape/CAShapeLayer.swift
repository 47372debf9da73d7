import CoreGraphics
import Foundation

/// A layer that fills and strokes a path in its own coordinates, between its contents and its sublayers.
@preconcurrency @MainActor open class CAShapeLayer: CALayer {
  /// The last stroke, cached so that a shape that does not change is not stroked again.
  package var strokeCache: StrokeCache?

  /// A shape layer without a path.
  public override init() {
    super.init()
    model_.kind = .shape(ShapeProperties())
  }

  /// A copy of another layer's state, for a presentation.
  public override init(layer: Any) {
    super.init(layer: layer)
    if case .shape? = model_.kind { return }
    model_.kind = .shape(ShapeProperties())
  }

  /// Returns nil: layers are built in code.
  public required init?(coder: NSCoder) {
    nil
  }

  /// The path, copied, in the layer's coordinates; nil draws nothing. A change is not animated implicitly (C-20).
  open var path: CGPath? {
    get { model_.shape.path }
    set { set("path", \.shape.path, newValue?.copy()) }
  }
  /// The fill's colour; opaque black unless set, nil for no fill.
  open var fillColor: CGColor? {
    get { model_.shape.fillColor }
    set { set("fillColor", \.shape.fillColor, newValue) }
  }
  /// The rule for the inside of the path.
  open var fillRule: CAShapeLayerFillRule {
    get { model_.shape.fillRule }
    set { set("fillRule", \.shape.fillRule, newValue) }
  }
  /// The stroke's colour; nil, which draws none, unless set.
  open var strokeColor: CGColor? {
    get { model_.shape.strokeColor }
    set { set("strokeColor", \.shape.strokeColor, newValue) }
  }
  /// The start of the stroke, in 0…1 of the path's length.
  open var strokeStart: CGFloat {
    get { model_.shape.strokeStart }
    set { set("strokeStart", \.shape.strokeStart, newValue, isValid: newValue.isFinite) }
  }
  /// Where along the path's length the stroke ends, in 0…1.
  open var strokeEnd: CGFloat {
    get { model_.shape.strokeEnd }
    set { set("strokeEnd", \.shape.strokeEnd, newValue, isValid: newValue.isFinite) }
  }
  /// The stroke's width in points; 1 unless set.
  open var lineWidth: CGFloat {
    get { model_.shape.lineWidth }
    set { set("lineWidth", \.shape.lineWidth, newValue, isValid: newValue.isFinite) }
  }
  /// The limit of a mitred corner's length, in line widths; 10 unless set.
  open var miterLimit: CGFloat {
    get { model_.shape.miterLimit }
    set { set("miterLimit", \.shape.miterLimit, newValue, isValid: newValue.isFinite) }
  }
  /// The ends of open lines.
  open var lineCap: CAShapeLayerLineCap {
    get { model_.shape.lineCap }
    set { set("lineCap", \.shape.lineCap, newValue) }
  }
  /// The join of lines.
  open var lineJoin: CAShapeLayerLineJoin {
    get { model_.shape.lineJoin }
    set { set("lineJoin", \.shape.lineJoin, newValue) }
  }
  /// The offset into the dash pattern at which the stroke begins, in points.
  open var lineDashPhase: CGFloat {
    get { model_.shape.lineDashPhase }
    set { set("lineDashPhase", \.shape.lineDashPhase, newValue, isValid: newValue.isFinite) }
  }
  /// The lengths of dashes and gaps in turn, in points; nil for a solid line.
  open var lineDashPattern: [NSNumber]? {
    get { model_.shape.lineDashPattern?.map { NSNumber(value: Double($0)) } }
    set {
      let lengths = newValue?.map { CGFloat($0.doubleValue) }
      let isValid = lengths?.allSatisfy { $0.isFinite && $0 >= 0 } ?? true
      set("lineDashPattern", \.shape.lineDashPattern, lengths, isValid: isValid)
    }
  }
}

/// The rule for the inside of a shape layer's path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// Apple's string, such as `even-odd`.
  public let rawValue: String

  /// A rule from its string; an unknown one fills as ``nonZero``.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The points with a winding number other than 0.
  public static let nonZero = Self(rawValue: "non-zero")
  /// The points with an odd winding number.
  public static let evenOdd = Self(rawValue: "even-odd")
}

/// The ends of a shape layer's open lines.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// Apple's string, such as `round`.
  public let rawValue: String

  /// A cap from its string; an unknown one ends as ``butt``.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// At the last point.
  public static let butt = Self(rawValue: "butt")
  /// With a half circle around the last point.
  public static let round = Self(rawValue: "round")
  /// With a rectangle of half a line width beyond the last point.
  public static let square = Self(rawValue: "square")

  package var cap: CGLineCap {
    switch self {
    case .round: .round
    case .square: .square
    default: .butt
    }
  }
}

/// The join of a shape layer's lines.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// Apple's string, such as `bevel`.
  public let rawValue: String

  /// A join from its string; an unknown one meets as ``miter``.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// In a point, up to the miter limit.
  public static let miter = Self(rawValue: "miter")
  /// In an arc.
  public static let round = Self(rawValue: "round")
  /// With the corner cut off.
  public static let bevel = Self(rawValue: "bevel")

  package var join: CGLineJoin {
    switch self {
    case .round: .round
    case .bevel: .bevel
    default: .miter
    }
  }
}
