import CoreGraphics
import Foundation
import Rendering
import Testing

@Suite("Render nodes as values") struct RenderNodeTests {
  private var node: RenderNode {
    var node = RenderNode(bounds: CGRect(x: 0, y: 0, width: 10, height: 10))
    node.opacity = 0.5
    node.filters = [.blur(radius: 2)]
    node.children = [RenderNode(), RenderNode()]
    return node
  }

  @Test("A change of a copy leaves the original") func copies() {
    let original = node
    var copy = original
    #expect(copy.isIdentical(to: original))
    copy.children[1].cornerRadius = 4
    copy.filters.append(.saturation(0))
    copy.opacity = 1
    #expect(original == node)
    #expect(original.children[1].cornerRadius == 0)
    #expect(original.filters == [.blur(radius: 2)])
    #expect(copy != original)
  }

  @Test("Nodes are equal by their properties, also if one had a default value set") func equality() {
    var touched = node
    touched.shadow = nil
    touched.blendMode = .normal
    #expect(touched == node)
    #expect(touched.hashValue == node.hashValue)
    var plain = RenderNode()
    plain.mask = []
    #expect(plain == RenderNode())
    #expect(plain.hashValue == RenderNode().hashValue)
  }

  @Test("A node survives encoding and decoding") func coding() throws {
    let plain = RenderNode(bounds: CGRect(x: 1, y: 2, width: 3, height: 4))
    for node in [node, plain] {
      let data = try JSONEncoder().encode(node)
      #expect(try JSONDecoder().decode(RenderNode.self, from: data) == node)
    }
  }
}
