import CoreGraphics
import Foundation
import Rendering

/// A layer that shows copies of its sublayers, each moved, tinted and delayed relative to the one before.
@preconcurrency @MainActor open class CAReplicatorLayer: CALayer {
  /// A replicator layer with one copy.
  public override init() {
    super.init()
    model_.kind = .replicator(ReplicatorProperties())
  }

  /// A copy of another layer's state, for a presentation.
  public override init(layer: Any) {
    super.init(layer: layer)
    if case .replicator? = model_.kind { return }
    model_.kind = .replicator(ReplicatorProperties())
  }

  /// Returns nil: layers are built in code.
  public required init?(coder: NSCoder) {
    nil
  }

  /// The number of copies; 1 unless set, at most 10 000.
  open var instanceCount: Int {
    get { model_.replicator.instanceCount }
    set { set("instanceCount", \.replicator.instanceCount, max(0, min(newValue, 10_000))) }
  }
  /// Whether copies keep their depth instead of being flattened into the layer's plane.
  open var preservesDepth: Bool {
    get { model_.replicator.preservesDepth }
    set { set("preservesDepth", \.replicator.preservesDepth, newValue) }
  }
  /// The delay of each copy relative to the one before, in seconds.
  open var instanceDelay: CFTimeInterval {
    get { model_.replicator.instanceDelay }
    set { set("instanceDelay", \.replicator.instanceDelay, newValue, isValid: newValue.isFinite) }
  }
  /// The transform from each copy to the next, about the middle of the replicator's bounds.
  open var instanceTransform: CATransform3D {
    get { model_.replicator.instanceTransform }
    set { set("instanceTransform", \.replicator.instanceTransform, newValue, isValid: newValue.isFinite) }
  }
  /// Multiplies the colours of the first copy; white unless set.
  open var instanceColor: CGColor? {
    get { model_.replicator.instanceColor }
    set { set("instanceColor", \.replicator.instanceColor, newValue) }
  }
  /// Added to the factor of red from each copy to the next.
  open var instanceRedOffset: Float {
    get { model_.replicator.redOffset }
    set { set("instanceRedOffset", \.replicator.redOffset, newValue, isValid: newValue.isFinite) }
  }
  /// Added to the factor of green from each copy to the next.
  open var instanceGreenOffset: Float {
    get { model_.replicator.greenOffset }
    set { set("instanceGreenOffset", \.replicator.greenOffset, newValue, isValid: newValue.isFinite) }
  }
  /// Added to the factor of blue from each copy to the next.
  open var instanceBlueOffset: Float {
    get { model_.replicator.blueOffset }
    set { set("instanceBlueOffset", \.replicator.blueOffset, newValue, isValid: newValue.isFinite) }
  }
  /// Added to the factor of alpha from each copy to the next.
  open var instanceAlphaOffset: Float {
    get { model_.replicator.alphaOffset }
    set { set("instanceAlphaOffset", \.replicator.alphaOffset, newValue, isValid: newValue.isFinite) }
  }

  package override func addSublayerNodes(
    to nodes: inout [RenderNode], at local: CFTimeInterval?, parent state: LayerProperties, flipped isFlipped: Bool,
    levels: Int
  ) {
    nodes += copies(of: state, at: local, flipped: isFlipped) { time in
      var copy: [RenderNode] = []
      super.addSublayerNodes(to: &copy, at: time, parent: state, flipped: isFlipped, levels: levels)
      return copy
    }
  }
}

extension CAReplicatorLayer {
  /// A node for each copy: the sublayers at the copy's time, with its transform and colour.
  package func copies(
    of state: LayerProperties, at local: CFTimeInterval?, flipped isFlipped: Bool,
    sublayers: (CFTimeInterval?) -> [RenderNode]
  ) -> [RenderNode] {
    let replicator = state.replicator
    let (middleX, middleY) = (state.bounds.midX, state.bounds.midY)
    let toMiddle = CATransform3DMakeTranslation(-middleX, -middleY, 0)
    let fromMiddle = CATransform3DMakeTranslation(middleX, middleY, 0)
    var step = CATransform3DIdentity
    var nodes: [RenderNode] = []
    for index in 0..<replicator.instanceCount {
      if index > 0 { step = CATransform3DConcat(step, replicator.instanceTransform) }
      guard step.isFinite else { break }
      var node = RenderNode(bounds: state.bounds)
      node.children = sublayers(local.map { $0 - Double(index) * replicator.instanceDelay })
      node.transform = CATransform3DConcat(CATransform3DConcat(toMiddle, step), fromMiddle)
      if isFlipped {
        // The sublayers are flipped already; the copies' transforms are flipped likewise.
        let flip = state.bounds.flipTransform
        node.transform = CATransform3DConcat(CATransform3DConcat(flip, node.transform), flip)
      }
      node.flattensChildren = false
      // A node that keeps depth is no group, so its parts get the colour one by one.
      if let factor = replicator.factor(ofCopy: index) {
        for child in node.children.indices { node.children[child].multiply(by: factor) }
      }
      if !node.children.isEmpty { nodes.append(node) }
    }
    return nodes
  }
}

extension RenderNode {
  /// Multiplies the colours of the whole by one more factor.
  fileprivate mutating func multiply(by factor: CGColor) {
    guard flattensChildren else {
      for child in children.indices { children[child].multiply(by: factor) }
      return
    }
    guard let own = colorFactor else {
      colorFactor = factor
      return
    }
    colorFactor = CGColor(
      srgbRed: own.red * factor.red, green: own.green * factor.green, blue: own.blue * factor.blue,
      alpha: own.alpha * factor.alpha)
  }
}

extension ReplicatorProperties {
  /// The colour that multiplies a copy; nil for white, which changes nothing.
  fileprivate func factor(ofCopy index: Int) -> CGColor? {
    let color = instanceColor ?? .white
    func moved(_ value: CGFloat, _ offset: Float) -> CGFloat {
      max(0, min(value + CGFloat(offset) * CGFloat(index), 1))
    }
    let (red, green) = (moved(color.red, redOffset), moved(color.green, greenOffset))
    let (blue, alpha) = (moved(color.blue, blueOffset), moved(color.alpha, alphaOffset))
    if red == 1, green == 1, blue == 1, alpha == 1 { return nil }
    return CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
  }
}
