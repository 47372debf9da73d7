import CoreGraphics
import Rendering

/// The transition between two contents of a view (`UIView.transition`): an animation like any other, so that every
/// clock moves it.
@MainActor package final class LayerTransition: CAAnimation {
  /// The distance of the eye while the layer flips, in lengths of the side that swings.
  private static let eyeDistance: CGFloat = 2.5

  /// The style of the transition.
  package var style = LayerTransitionStyle.dissolve
  /// The old content.
  package var before: LayerSnapshot?
  /// The new content if it is static; nil for the live content.
  package var after: LayerSnapshot?

  /// A copy of the transition, with its snapshots.
  package override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let copy = copy as? LayerTransition { (copy.style, copy.before, copy.after) = (style, before, after) }
    return copy
  }

  /// True: the transition shows a node of its own.
  package override var rendersContent: Bool { true }

  package override func rendered(_ node: RenderNode, at moment: AnimationMoment) -> RenderNode {
    guard let progress = shownFraction(at: moment) else { return node }
    var container = RenderNode(bounds: node.bounds, transform: node.transform)
    container.isDoubleSided = node.isDoubleSided
    var new = node
    new.transform = CATransform3DIdentity
    if let after { new = staticNode(after, in: node.bounds) }
    let old = before.map { staticNode($0, in: node.bounds) } ?? RenderNode(bounds: node.bounds)
    container.children = nodes(from: old, to: new, at: CGFloat(progress), in: node.bounds)
    return container
  }

  /// A snapshot, not stretched, at the top left of bounds.
  private func staticNode(_ snapshot: LayerSnapshot, in bounds: CGRect) -> RenderNode {
    var holder = RenderNode(bounds: bounds)
    holder.children = snapshot.nodes(filling: CGRect(origin: bounds.origin, size: snapshot.size))
    return holder
  }

  private func nodes(from old: RenderNode, to new: RenderNode, at progress: CGFloat, in bounds: CGRect) -> [RenderNode]
  {
    switch style {
    case .dissolve: return [.dissolve(from: old, to: new, at: progress)]
    case .flipFromLeft: return faces(old, new, by: .pi * progress, about: (0, 1), bounds.width, in: bounds)
    case .flipFromRight: return faces(old, new, by: -.pi * progress, about: (0, 1), bounds.width, in: bounds)
    case .flipFromTop: return faces(old, new, by: -.pi * progress, about: (1, 0), bounds.height, in: bounds)
    case .flipFromBottom: return faces(old, new, by: .pi * progress, about: (1, 0), bounds.height, in: bounds)
    case .curlAway(let angle): return [new] + curled(old, by: progress, angle, in: bounds)
    case .curlBack(let angle): return [old] + curled(new, by: 1 - progress, angle, in: bounds)
    }
  }

  /// The two faces of a card that rotates by an angle about an axis through its middle.
  private func faces(
    _ front: RenderNode, _ back: RenderNode, by angle: CGFloat, about axis: (x: CGFloat, y: CGFloat),
    _ side: CGFloat, in bounds: CGRect
  ) -> [RenderNode] {
    let half: CGFloat = angle < 0 ? .pi : -.pi
    return [(front, angle), (back, angle + half)].map { face, angle in
      var perspective = CATransform3DIdentity
      perspective.m34 = -1 / max(1, side * Self.eyeDistance)
      let rotation = CATransform3DConcat(CATransform3DMakeRotation(angle, axis.x, axis.y, 0), perspective)
      var card = RenderNode(bounds: bounds)
      card.isDoubleSided = false
      card.transform = CATransform3DConcat(
        CATransform3DConcat(CATransform3DMakeTranslation(-bounds.midX, -bounds.midY, 0), rotation),
        CATransform3DMakeTranslation(bounds.midX, bounds.midY, 0))
      card.children = [face]
      return card
    }
  }

  /// A page that rolls up in the direction of an angle; progress below 0 is flat, above 1 gone.
  private func curled(
    _ page: RenderNode, by progress: CGFloat, _ angle: CGFloat, in bounds: CGRect
  ) -> [RenderNode] {
    guard progress < 1 else { return [] }
    var sheet = RenderNode(bounds: bounds)
    sheet.children = [page]
    guard progress > 0 else { return [sheet] }
    sheet.curl = RenderCurl(
      progress: progress, angle: angle, radius: min(bounds.width, bounds.height) * 0.15,
      backColor: CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.85))
    return [sheet]
  }
}

/// The style in which one content of a layer replaces another.
package enum LayerTransitionStyle: Hashable, Sendable {
  /// The old fades into the new.
  case dissolve
  /// A flip about the vertical or horizontal axis; the name says which side comes towards the viewer (C-75).
  case flipFromLeft, flipFromRight, flipFromTop, flipFromBottom
  /// The old content is turned away like a page, or the new content is laid down like one.
  ///
  /// The angle is that of the direction away, in radians clockwise from the x axis.
  case curlAway(CGFloat)
  case curlBack(CGFloat)

  /// The old content curls up from its lower right corner.
  package static let curlUp = LayerTransitionStyle.curlAway(-1.9)
  /// The new content curls down to its lower right corner.
  package static let curlDown = LayerTransitionStyle.curlBack(-1.9)
}
