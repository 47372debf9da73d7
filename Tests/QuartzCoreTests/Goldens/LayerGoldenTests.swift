import CoreGraphics
import Foundation
import QuartzCore
import Rendering
import Testing

@Suite("Screenshots of each class of layer") @MainActor struct LayerGoldenTests {
  @Test("Each class of layer keeps its golden pixels (A-73, A-81…A-84, C-97…C-99)")
  func pixels() {
    for scene in LayerScene.all {
      let fingerprint = scene.image(scale: 1).fingerprint
      #expect(
        fingerprint == scene.fingerprint,
        "\(scene.name): 0x\(String(fingerprint, radix: 16)). If the change is meant, look at the image and write it down."
      )
    }
  }
}

extension LayerScene {
  /// The image of the scene.
  func image(scale: CGFloat) -> CGImage {
    let bench = LayerBench()
    bench.root.bounds = CGRect(x: 0, y: 0, width: 100, height: 200)
    bench.root.position = CGPoint(x: 50, y: 100)
    bench.root.backgroundColor = CGColor(gray: 0.9, alpha: 1)
    return bench.environment.perform {
      build(bench.root)
      bench.turn()
      let frame = bench.root.renderFrame(at: time, size: bench.root.bounds.size, scale: scale)
      return SoftwareRenderer(threads: 1).render(frame)
    }
  }
}

extension CGImage {
  /// A number that follows from size and pixels (FNV-1a).
  fileprivate var fingerprint: UInt64 {
    ([UInt32(width), UInt32(height)] + buffer.pixels).reduce(0xCBF2_9CE4_8422_2325) { hash, word in
      (0..<4).reduce(hash) { ($0 ^ UInt64(word >> (8 * UInt32($1)) & 255)) &* 0x100_0000_01B3 }
    }
  }
}
