import CoreGraphics
import Raster
import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Screenshots of each transition option of views") @MainActor struct TransitionScreenshotTests {
  private func page(_ frame: CGRect, _ color: UIColor, _ other: UIColor) -> UIView {
    let view = UIView(frame: frame)
    view.backgroundColor = color
    for index in 0..<4 {
      let bar = UIView(frame: CGRect(x: 10, y: 12 + CGFloat(index) * 22, width: 60 - CGFloat(index) * 10, height: 12))
      bar.backgroundColor = other
      bar.layer.cornerRadius = 4
      view.addSubview(bar)
    }
    return view
  }

  /// The fingerprints are those of the frames at 2, 5 and 7 eighths of the duration, recorded after a look at whole
  /// strips.
  @Test(
    "Each transition option keeps its golden pixels between two pages (C-74, C-75)",
    arguments: [
      (.transitionFlipFromLeft, [0xfd82_3492_2d9d_2a00, 0xd188_00fa_5883_8ee3, 0x8764_aa2c_3f8d_3351]),
      (.transitionFlipFromRight, [0x1927_d278_7e6d_581b, 0x623b_9425_6914_9d66, 0x86bf_29dc_bef0_12d2]),
      (.transitionFlipFromTop, [0x91f4_4fce_71a2_6dbc, 0x2310_3e50_a8c0_1406, 0x43ac_05de_92a7_8bf3]),
      (.transitionFlipFromBottom, [0x6ccc_19a7_ac23_b8b1, 0x038f_0483_b1b8_4e73, 0x4982_b185_e2fb_9913]),
      (.transitionCurlUp, [0x1b7c_2bf2_08ae_99ee, 0xb1a7_92dd_8572_81da, 0x2756_0a14_dcb0_864f]),
      (.transitionCurlDown, [0x1b59_ffd3_a566_bec6, 0x4f43_837a_0752_15ac, 0xd094_a229_b659_8b30]),
      (.transitionCrossDissolve, [0xfdd5_8e09_3944_d069, 0x91e3_24de_d00f_29e9, 0x05db_7007_6f43_5f29]),
    ] as [(UIView.AnimationOptions, [UInt64])])
  func pixels(style: UIView.AnimationOptions, fingerprints: [UInt64]) throws {
    try withStage(.small) { stage in
      let scene = ViewScene(stage)
      scene.root.backgroundColor = .white
      let holder = UIView(frame: CGRect(x: 10, y: 30, width: 80, height: 110))
      scene.root.addSubview(holder)
      let (old, new) = (page(holder.bounds, .systemBlue, .white), page(holder.bounds, .systemOrange, .black))
      holder.addSubview(old)
      stage.advance(frames: 1)
      UIView.transition(from: old, to: new, duration: 1, options: [style, .curveLinear])
      stage.advance(by: 0)
      var shown: [UInt64] = []
      for step in 1...7 {
        stage.advance(by: 0.125)
        if [2, 5, 7].contains(step) { shown.append(stage.image.fingerprint) }
      }
      #expect(
        shown == fingerprints,
        "\(shown.map { "0x" + String($0, radix: 16) }). If the change is meant, look at the frames and write them down."
      )
      try stage.settle()
      #expect(stage.image.color(x: 85, y: 130) == UIColor.systemOrange.resolvedColor(with: .current))
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
