import CoreGraphics
import Rendering

/// The properties of a gradient layer.
package struct GradientProperties {
  package var colors: [CGColor]?
  package var locations: [CGFloat]?
  package var startPoint = CGPoint(x: 0.5, y: 0)
  package var endPoint = CGPoint(x: 0.5, y: 1)
  package var type = CAGradientLayerType.axial

  package init() {}
}

extension LayerProperties {
  /// A gradient layer's properties; the defaults for any other layer.
  package var gradient: GradientProperties {
    get { if case .gradient(let gradient)? = kind { gradient } else { GradientProperties() } }
    set { kind = .gradient(newValue) }
  }
}

/// A gradient layer's animatable properties, by the names that key paths use.
package enum GradientProperty: String, CaseIterable, Sendable {
  case colors, locations, startPoint, endPoint

  /// The property's value.
  package func value(in state: GradientProperties) -> AnimationValue {
    switch self {
    case .colors: state.colors.map(AnimationValue.colors) ?? .none
    case .locations: state.locations.map { .numbers($0.map(Double.init)) } ?? .none
    case .startPoint: .point(state.startPoint)
    case .endPoint: .point(state.endPoint)
    }
  }

  /// Sets a value; returns whether its kind fits.
  package func set(_ value: AnimationValue, in state: inout GradientProperties) -> Bool {
    switch (self, value) {
    case (.colors, .colors(let colors)): state.colors = colors
    case (.colors, .none): state.colors = nil
    case (.locations, .numbers(let locations)): state.locations = locations.map { CGFloat($0) }
    case (.locations, .none): state.locations = nil
    case (.startPoint, .point(let point)): state.startPoint = point
    case (.endPoint, .point(let point)): state.endPoint = point
    default: return false
    }
    return true
  }
}

extension GradientProperties {
  /// The renderer's gradient; nil without colours.
  ///
  /// Descending locations are raised to the one before. Locations outside of 0…1, as in an animation that moves a gleam
  /// across, are cut off, with the colours that the ends have.
  package var renderGradient: RenderGradient? {
    guard let colors, let first = colors.first, let last = colors.last else { return nil }
    var offsets = evenly(colors.count)
    if let locations, locations.count == colors.count {
      var highest = -CGFloat.infinity
      offsets = locations.map { offset in
        highest = max(highest, offset)
        return highest
      }
    }
    var stops: [(color: CGColor, offset: CGFloat)] = []
    for (color, offset) in zip(colors, offsets) where offset >= 0 && offset <= 1 { stops.append((color, offset)) }
    if offsets[0] < 0 {
      stops.insert((color(at: 0, colors, offsets) ?? last, 0), at: 0)
    }
    if let end = offsets.last, end > 1 {
      stops.append((color(at: 1, colors, offsets) ?? first, 1))
    }
    return RenderGradient(
      kind: type.renderKind, colors: stops.map(\.color), locations: stops.map(\.offset), start: startPoint,
      end: endPoint
    )
  }

  private func evenly(_ count: Int) -> [CGFloat] {
    (0..<count).map { count > 1 ? CGFloat($0) / CGFloat(count - 1) : 0 }
  }

  /// The colour at a location between two others, interpolated premultiplied as in renderers; nil before the first and
  /// after the last.
  private func color(at offset: CGFloat, _ colors: [CGColor], _ offsets: [CGFloat]) -> CGColor? {
    guard let next = offsets.firstIndex(where: { $0 > offset }), next > 0 else { return nil }
    let (a, b) = (colors[next - 1], colors[next])
    let t = (offset - offsets[next - 1]) / (offsets[next] - offsets[next - 1])
    let alpha = a.alpha + (b.alpha - a.alpha) * t
    func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat {
      alpha > 0 ? (from * a.alpha * (1 - t) + to * b.alpha * t) / alpha : 0
    }
    return CGColor(
      srgbRed: mix(a.red, b.red), green: mix(a.green, b.green), blue: mix(a.blue, b.blue), alpha: alpha)
  }
}
