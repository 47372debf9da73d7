import CoreGraphics
import Foundation
import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Labels with attachments and shadows") @MainActor struct AttachmentLabelTests {
  private func label(_ stage: Stage) -> UILabel {
    let screen = UIViewController()
    screen.view.backgroundColor = .white
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 80, height: 40))
    screen.view.addSubview(label)
    stage.show(screen)
    return label
  }

  private func hasPixel(_ stage: Stage, _ isWanted: (UInt32) -> Bool) -> Bool {
    stage.image.buffer.pixels.contains(where: isWanted)
  }

  private func isRed(_ pixel: UInt32) -> Bool { pixel >> 16 & 255 > 200 && pixel >> 8 & 255 < 60 && pixel & 255 < 60 }
  private func isGreen(_ pixel: UInt32) -> Bool { pixel >> 8 & 255 > 200 && pixel >> 16 & 255 < 60 && pixel & 255 < 60 }

  private var symbol: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 12, height: 16)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 12, height: 16))
    }
  }

  @Test("A label shows an image attachment in its text, as large as the image or as its bounds say")
  func attachment() throws {
    try withStage(.small) { stage in
      let label = label(stage)
      label.text = "ab"
      let alone = label.intrinsicContentSize
      let attachment = NSTextAttachment(image: symbol)
      let text = NSMutableAttributedString(string: "a", attributes: [.font: label.font as Any])
      text.append(NSAttributedString(attachment: attachment))
      text.append(NSAttributedString(string: "b", attributes: [.font: label.font as Any]))
      label.attributedText = text
      #expect(abs(label.intrinsicContentSize.width - alone.width - 12) <= 1)
      stage.advance(frames: 1)
      #expect(hasPixel(stage, isRed))
      attachment.bounds = CGRect(x: 0, y: -40, width: 30, height: 80)
      label.attributedText = text
      #expect(abs(label.intrinsicContentSize.width - alone.width - 30) <= 1)
      #expect(label.intrinsicContentSize.height >= 80)
      attachment.bounds = CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5)
      #expect(attachment.textAttachment.bounds.size == CGSize(width: 12, height: 16))
      #expect(NSTextAttachment(image: symbol) != attachment && attachment == attachment)
      attachment.bounds = CGRect(x: 1e308, y: 0, width: 1e308, height: 5)
      #expect(attachment.textAttachment.bounds.size == CGSize(width: 12, height: 16))
      #expect(stage.diagnostics.isEmpty)
    }
  }

  @Test("A label draws soft shadows and oblique glyphs")
  func looks() throws {
    try withStage(.small) { stage in
      let label = label(stage)
      @MainActor func pixels(_ attributes: [NSAttributedString.Key: Any]) -> [UInt32] {
        label.attributedText = NSAttributedString(string: "text", attributes: attributes)
        stage.advance(frames: 1)
        return stage.image.buffer.pixels
      }
      let upright = pixels([:])
      #expect(pixels([.obliqueness: 0.4]) != upright && pixels([.obliqueness: 0]) == upright)
      let shadow = NSShadow()
      (shadow.shadowOffset, shadow.shadowColor) = (CGSize(width: 0, height: 14), UIColor.red)
      let sharp = pixels([.shadow: shadow]).count { $0 != 0xFFFF_FFFF }
      shadow.shadowBlurRadius = 6
      #expect(pixels([.shadow: shadow]).count { $0 != 0xFFFF_FFFF } > sharp * 3 / 2 && stage.diagnostics.isEmpty)
    }
  }

  @Test("A label draws the text's shadow, and its own where the text has none")
  func shadows() throws {
    try withStage(.small) { stage in
      let label = label(stage)
      let shadow = NSShadow()
      #expect(shadow.shadowOffset == .zero && shadow.shadowBlurRadius == 0 && shadow == NSShadow())
      shadow.shadowOffset = CGSize(width: 0, height: 15)
      shadow.shadowColor = UIColor.green
      label.attributedText = NSAttributedString(string: "text", attributes: [.shadow: shadow])
      stage.advance(frames: 1)
      #expect(hasPixel(stage, isGreen) && !hasPixel(stage, isRed))
      label.text = "text"
      label.shadowColor = .red
      stage.advance(frames: 1)
      #expect(hasPixel(stage, isRed) && !hasPixel(stage, isGreen) && label.shadowOffset == CGSize(width: 0, height: -1))
      label.attributedText = NSAttributedString(string: "text", attributes: [.shadow: shadow])
      stage.advance(frames: 1)
      #expect(hasPixel(stage, isGreen) && !hasPixel(stage, isRed))
      // A shadow without a colour replaces the label's all the same.
      shadow.shadowColor = nil
      label.attributedText = NSAttributedString(string: "text", attributes: [.shadow: shadow])
      stage.advance(frames: 1)
      #expect(!hasPixel(stage, isRed) && !hasPixel(stage, isGreen) && stage.diagnostics.isEmpty)
      shadow.shadowColor = "red"
      label.attributedText = NSAttributedString(string: "text", attributes: [.shadow: shadow, .obliqueness: 0.2])
      try stage.expectDiagnostic("wrong-kind-of-value")
    }
  }
}
