import Rendering

/// What a layer remembers of the last frame whose superlayer bends or turns what is in it.
final class BentNode {
  /// What the superlayer did.
  let bend: NodeBend
  /// What the layer showed; nil where nothing of it could be seen, or while it is being filled anew.
  private var node: RenderNode?
  /// Whether it shows the same at any time, under the same bend.
  private(set) var standsStill: Bool
  /// Whether its own part holds where others change inside.
  private let holdsPart: Bool

  init(_ node: RenderNode?, _ bend: NodeBend, standsStill: Bool, holdsPart: Bool) {
    (self.node, self.bend, self.standsStill, self.holdsPart) = (node, bend, standsStill, holdsPart)
  }

  /// What the layer showed, where it stands still.
  var whole: RenderNode? { node }

  /// Gives the node away to be filled anew, so that nobody else holds it.
  func takePart() -> RenderNode? {
    guard holdsPart else { return nil }
    defer { node = nil }
    return node
  }

  /// Takes the node back.
  func putBack(_ node: RenderNode?, standsStill: Bool) {
    (self.node, self.standsStill) = (node, standsStill)
  }

  /// Something inside has changed; returns whether anything is left.
  func dropInside() -> Bool {
    standsStill = false
    return holdsPart && node != nil
  }
}
