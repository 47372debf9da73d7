import SeededRandom
import UIKit

/// Paints the demo's photos: sky, sun, ridges, water, all from a scene's numbers.
@MainActor enum PhotoPainter {
  /// Returns the photo of a scene, at the screen's scale.
  static func paint(_ scene: PhotoScene, size: CGSize) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { renderer in
      let context = renderer.cgContext
      paintSky(scene, size, context)
      paintDisc(scene, size, context)
      var random = XorshiftRandom(multipliedSeed: scene.seed)
      for ridge in scene.ridges { paintRidge(ridge, size, context, &random) }
      if let water = scene.water { paintWater(water, scene, size, context, &random) }
    }
  }

  private static func paintSky(_ scene: PhotoScene, _ size: CGSize, _ context: CGContext) {
    let colors = scene.sky.map(\.cgColor)
    let stops = colors.indices.map { CGFloat($0) / CGFloat(max(1, colors.count - 1)) }
    guard let gradient = CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: stops) else { return }
    context.drawLinearGradient(
      gradient, start: .zero, end: CGPoint(x: 0, y: size.height * 0.75),
      options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
  }

  private static func paintDisc(_ scene: PhotoScene, _ size: CGSize, _ context: CGContext) {
    let center = CGPoint(x: scene.disc.x * size.width, y: scene.disc.y * size.height)
    let radius = scene.disc.radius * size.width
    for (growth, opacity) in [(2.6, 0.08), (1.9, 0.12), (1.4, 0.2), (1.0, 1.0)] as [(CGFloat, CGFloat)] {
      let r = radius * growth
      context.setFillColor(scene.disc.color.withAlphaComponent(opacity).cgColor)
      context.fillEllipse(in: CGRect(x: center.x - r, y: center.y - r, width: 2 * r, height: 2 * r))
    }
  }

  private static func paintRidge(
    _ ridge: (crest: CGFloat, roughness: CGFloat, color: UIColor), _ size: CGSize, _ context: CGContext,
    _ random: inout XorshiftRandom
  ) {
    let heights = random.ridge(points: 65, roughness: ridge.roughness)
    context.move(to: CGPoint(x: 0, y: size.height))
    for (index, height) in heights.enumerated() {
      let x = size.width * CGFloat(index) / CGFloat(heights.count - 1)
      context.addLine(to: CGPoint(x: x, y: size.height * (ridge.crest - height * 0.16)))
    }
    context.addLine(to: CGPoint(x: size.width, y: size.height))
    context.closePath()
    context.setFillColor(ridge.color.cgColor)
    context.fillPath()
  }

  private static func paintWater(
    _ water: (level: CGFloat, color: UIColor), _ scene: PhotoScene, _ size: CGSize, _ context: CGContext,
    _ random: inout XorshiftRandom
  ) {
    let top = size.height * water.level
    context.setFillColor(water.color.cgColor)
    context.fill(CGRect(x: 0, y: top, width: size.width, height: size.height - top))
    let light = scene.disc.color.withAlphaComponent(0.5).cgColor
    for _ in 0..<46 {
      let depth = random.number()
      let y = top + depth * (size.height - top)
      let spread = (0.04 + depth * 0.14) * size.width
      let x = scene.disc.x * size.width + (random.number() - 0.5) * 2 * spread
      let length = (0.02 + random.number() * 0.08) * size.width
      context.setFillColor(light)
      context.fillEllipse(in: CGRect(x: x - length / 2, y: y, width: length, height: max(1, 1.6 + depth * 2)))
    }
  }
}
