import CoreGraphics
import Foundation
import QuartzCore
import Rendering
import Testing

@Suite("A text layer") @MainActor struct TextLayerTests {
  private func label(in bench: LayerBench, _ text: String) -> CATextLayer {
    let layer = CATextLayer()
    layer.string = text
    layer.bounds = CGRect(x: 0, y: 0, width: 60, height: 40)
    layer.fontSize = 12
    bench.root.addSublayer(layer)
    bench.turn()
    CATransaction.setDisableActions(true)
    return layer
  }

  /// The columns in which something is drawn, in pixels.
  private func ink(_ bench: LayerBench, at time: CFTimeInterval = 0) -> (left: Int, right: Int, rows: Int)? {
    guard let image = bench.node(at: time).children.first?.contents?.image else { return nil }
    let pixels = image.buffer.pixels
    let filled = pixels.indices.filter { pixels[$0] >> 24 > 0 }
    let columns = filled.map { $0 % image.width }
    guard let left = columns.min(), let right = columns.max() else { return nil }
    return (left, right, Set(filled.map { $0 / image.width }).count)
  }

  @Test("begins as Apple's does")
  func defaults() {
    let layer = CATextLayer()
    #expect(layer.string == nil && layer.font == nil && layer.fontSize == 36 && layer.foregroundColor == .white)
    #expect(!layer.isWrapped && layer.alignmentMode == .natural && layer.truncationMode == .none)
  }

  @Test("draws its text at its scale, where its lines stand, once for each look")
  func drawing() throws {
    try LayerBench.run { bench in
      let layer = label(in: bench, "ii")
      layer.contentsScale = 3
      let picture = try #require(bench.node(at: 0).children.first?.contents)
      #expect(picture.image.width == 180 && picture.image.height == 120 && picture.scale == 3)
      #expect(bench.node(at: 1).children.first?.contents?.image === picture.image)
      let left = try #require(ink(bench))
      layer.alignmentMode = .right
      let right = try #require(ink(bench))
      layer.alignmentMode = .center
      let center = try #require(ink(bench))
      #expect(left.left < 6 && right.right > 173)
      #expect(abs((center.left + center.right) / 2 - 90) < 3)
    }
  }

  @Test("breaks lines, cuts them, or shortens them with an ellipsis")
  func lines() throws {
    try LayerBench.run { bench in
      let layer = label(in: bench, "many words that do not fit")
      let clipped = try #require(ink(bench))
      #expect(clipped.right == 59)
      layer.truncationMode = .end
      let shortened = try #require(ink(bench))
      #expect(shortened.right < 60 && shortened.rows <= clipped.rows)
      layer.truncationMode = .none
      layer.isWrapped = true
      let wrapped = try #require(ink(bench))
      #expect(wrapped.rows > clipped.rows)
    }
  }

  @Test("grows by animation, drawn anew in each frame")
  func grows() throws {
    try LayerBench.run { bench in
      let layer = label(in: bench, "l")
      layer.add(linear("fontSize", from: 10, to: 30), forKey: nil)
      bench.turn()
      let (small, large) = (try #require(ink(bench, at: 0)), try #require(ink(bench, at: 1)))
      #expect(large.rows > small.rows * 2)
      #expect(layer.fontSize == 12)
    }
  }

  @Test("takes the characters of an attributed text, and names what it leaves out")
  func attributes() {
    LayerBench.run { bench in
      let layer = label(in: bench, "plain")
      layer.string = NSAttributedString(string: "styled")
      #expect(bench.takeDiagnostics() == [])
      layer.string = NSAttributedString(string: "styled", attributes: [NSAttributedString.Key("color"): "red"])
      layer.font = "No Such Font"
      layer.string = 5
      layer.fontSize = -1
      #expect(layer.model_.text.text == "styled" && layer.font == nil && layer.fontSize == 12)
      let messages = bench.takeMessages()
      #expect(messages.count == 4)
      let expected: [String] = [
        "[text-attributes] CATextLayer was given an attributed string. A text layer draws one font in one color; the attributes "
          + "are left out. Set the layer's font, fontSize and foregroundColor, or use one layer for each style.",
        "[unknown-font] CATextLayer was given the font No Such Font. There is no font file of that name in the standard "
          + "folders, so the font it had is kept. Give a UIFont, a CGFont, or the name of an installed font file without its "
          + "extension.",
      ]
      #expect(Array(messages.prefix(2)) == expected)
    }
  }

  @Test("without text, colour or room draws nothing")
  func nothing() {
    LayerBench.run { bench in
      let layer = label(in: bench, "")
      #expect(bench.node(at: 0).children.first?.contents == nil)
      layer.string = "x"
      layer.foregroundColor = nil
      #expect(bench.node(at: 0).children.first?.contents == nil)
      layer.foregroundColor = .white
      layer.bounds = .zero
      #expect(bench.node(at: 0).children.first?.contents == nil)
    }
  }
}
