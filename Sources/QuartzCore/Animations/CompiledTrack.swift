import CoreGraphics

/// The start and end values of a compiled animation's property, unboxed. Not an ``AnimationTrack``: animations on a clock are not compiled.
enum CompiledTrack {
  case position(from: CGPoint, to: CGPoint)
  case opacity(from: Double, to: Double)
  case bounds(from: CGRect, to: CGRect)
  /// Between two matrices that only move in the plane, as most do.
  case shift(from: CGPoint, to: CGPoint)
  case transform(Turn)

  /// The way between two matrices, taken apart when it is first gone; it is large, and most movements have none.
  final class Turn {
    private let ends: (from: CATransform3D, to: CATransform3D)
    private var blend: TransformBlend?

    init(from: CATransform3D, to: CATransform3D) {
      ends = (from, to)
    }

    func matrix(at fraction: Double) -> CATransform3D {
      if blend == nil { blend = TransformBlend(from: ends.from, to: ends.to) }
      return blend?.transform(at: fraction) ?? ends.to
    }
  }

  /// The movement of what a key path names between two values; nil where it is another property, or a part of one.
  init?(_ target: LayerKeyPath?, from: AnimationValue?, to: AnimationValue?) {
    guard let target, target.component == nil else { return nil }
    switch (target.property, from, to) {
    case (.position, .point(let from)?, .point(let to)?): self = .position(from: from, to: to)
    case (.opacity, .number(let from)?, .number(let to)?): self = .opacity(from: from, to: to)
    case (.bounds, .rect(let from)?, .rect(let to)?): self = .bounds(from: from, to: to)
    case (.transform, .transform(let from)?, .transform(let to)?):
      if let start = from.planeShift, let end = to.planeShift {
        self = .shift(from: start, to: end)
      } else {
        self = .transform(Turn(from: from, to: to))
      }
    default: return nil
    }
  }

  /// Moves a place to a part of the way, in place of what was there or added to it.
  func move(_ place: inout LayerPlace, to fraction: Double, isAdditive: Bool) {
    switch self {
    case .position(let from, let to):
      let point = CGPoint.interpolate(from: from, to: to, fraction: fraction)
      place.position = isAdditive ? place.position.adding(point) ?? point : point
    case .opacity: fade(&place.opacity, to: fraction, isAdditive: isAdditive)
    case .bounds(let from, let to):
      let rect = CGRect.interpolate(from: from, to: to, fraction: fraction)
      place.bounds = isAdditive ? place.bounds.adding(rect) ?? rect : rect
    case .shift(let from, let to):
      // As in ``TransformBlend``: both ends are met exactly.
      let way =
        fraction == 0
        ? from : fraction == 1 ? to : CGPoint.interpolate(from: from, to: to, fraction: fraction)
      move(&place, by: CATransform3DMakeTranslation(way.x, way.y, 0), isAdditive: isAdditive)
    case .transform(let turn): move(&place, by: turn.matrix(at: fraction), isAdditive: isAdditive)
    }
  }

  /// Fades to a part of the way; movements of anything else leave the opacity.
  func fade(_ opacity: inout Float, to fraction: Double, isAdditive: Bool) {
    guard case .opacity(let from, let to) = self else { return }
    let number = Double.interpolate(from: from, to: to, fraction: fraction)
    opacity = Float(isAdditive ? Double(opacity) + number : number)
  }

  private func move(_ place: inout LayerPlace, by matrix: CATransform3D, isAdditive: Bool) {
    let isAlone = !isAdditive || CATransform3DIsIdentity(place.transform)
    place.transform = isAlone ? matrix : place.transform.adding(matrix) ?? matrix
  }
}
