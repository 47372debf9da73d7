import CoreGraphics
import Rendering

/// A particle, with the values of its birth.
struct Particle {
  let cell: EmitterCell
  let birth: Double
  let lifetime: Double
  let origin, velocity: SIMD3<Double>
  let scale, spin: Double
  /// Red, green, blue and alpha at birth.
  let color: SIMD4<Double>
  /// The seed of the particles that it emits.
  let seed: UInt64

  /// Where the particle is at an age in seconds.
  func position(atAge age: Double) -> SIMD3<Double> {
    let acceleration = SIMD3(cell.xAcceleration, cell.yAcceleration, cell.zAcceleration)
    return origin + velocity * age + acceleration * (age * age / 2)
  }

  /// The particle's node at a time; nil where it is invisible.
  func node(at time: Double, isLight: Bool) -> RenderNode? {
    let age = time - birth
    let size = scale + cell.scaleSpeed * age
    guard let image = cell.contents, age >= 0, age < lifetime, size > 0 else { return nil }
    let speed = SIMD4(cell.redSpeed, cell.greenSpeed, cell.blueSpeed, cell.alphaSpeed)
    let tint = (color + speed * age).clamped(lowerBound: .zero, upperBound: .one)
    guard tint.w > 0 else { return nil }
    let width = CGFloat(image.width) / cell.contentsScale * cell.contentsRect.width
    let height = CGFloat(image.height) / cell.contentsScale * cell.contentsRect.height
    let position = position(atAge: age)
    let (sine, cosine) = (EngineMath.sin(spin * age), EngineMath.cos(spin * age))
    var transform = CATransform3DMakeTranslation(position.x, position.y, position.z)
    (transform.m11, transform.m12) = (size * cosine, size * sine)
    (transform.m21, transform.m22) = (-size * sine, size * cosine)
    var node = RenderNode(
      bounds: CGRect(x: -width / 2, y: -height / 2, width: width, height: height), transform: transform)
    var contents = RenderContents(image: image, rect: cell.contentsRect, scale: cell.contentsScale)
    contents.minification = cell.minificationFilter.sampling
    contents.magnification = cell.magnificationFilter.sampling
    node.contents = contents
    if tint != .one { node.colorFactor = CGColor(srgbRed: tint.x, green: tint.y, blue: tint.z, alpha: tint.w) }
    if isLight { node.blendMode = .plusLighter }
    return node
  }
}
