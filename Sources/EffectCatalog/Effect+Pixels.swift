import PixelEffects
import UIKit

extension Effect {
  /// The pixel transitions of the catalogue.
  static let pixels: [Effect] = [
    .pixels(
      "Falling tiles", "thousands of tiles fall, drawn as one bitmap", "E-50, E-51", duration: 2,
      FallingTilesTransition(),
      properties: {
        [
          EffectProperty("tileSide", \.tileSide), EffectProperty("drift", \.drift), EffectProperty("seed", \.seed),
        ]
      }),
    .pixels(
      "Pixellate", "the image breaks into squares, which become the other one",
      "E-58, objc.io's issue 5 with GPUImage's pixellation", PixellateTransition(),
      properties: {
        [EffectProperty("largestCell", \.largestCell, 0.01...0.3), EffectProperty("overlap", \.overlap)]
      }),
    .pixels(
      "Zoom blur", "a fast zoom smears one image into the other", "GPUImage's zoom blur, gl-transitions' CrossZoom",
      ZoomBlurTransition(),
      properties: { [EffectProperty("strength", \.strength, 0...1), EffectProperty("center", \.center)] }),
    .pixels(
      "Swirl", "one image is stirred into the other", "GPUImage's swirl, gl-transitions' Swirl", SwirlTransition(),
      properties: {
        [
          EffectProperty("turns", \.turns, -8...8), EffectProperty("radius", \.radius, 0.2...2),
          EffectProperty("center", \.center),
        ]
      }),
    .pixels(
      "Grain", "the new image appears in grains", "the dissolve of films", NoiseDissolveTransition(),
      properties: {
        [
          EffectProperty("grain", \.grain, 1...16), EffectProperty("softness", \.softness, 0...1),
          EffectProperty("seed", \.seed),
        ]
      }),
    .pixels(
      "Page curl", "the old image rolls up like a page", "Core Image's page curl", PageCurlTransition(),
      properties: {
        [
          EffectProperty("radius", \.radius, 10...150), EffectProperty("angle", \.angle, -1...1),
          EffectProperty("backing", \.backing), EffectProperty("shade", \.shade),
        ]
      }),
    .pixels(
      "Ripple", "a wave uncovers the new image", "Core Image's ripple", RippleTransition(),
      properties: {
        [
          EffectProperty("reach", \.reach, 0...80), EffectProperty("crests", \.crests, 1...6),
          EffectProperty("width", \.width), EffectProperty("center", \.center),
        ]
      }),
    .pixels(
      "Displace", "the images are drawn apart by their brightness", "gl-transitions' displacement",
      DisplacementTransition(),
      properties: {
        [
          EffectProperty("strength", \.strength, 0...1), EffectProperty("map", \.map),
          EffectProperty("direction", \.direction),
        ]
      }),
  ]
}
