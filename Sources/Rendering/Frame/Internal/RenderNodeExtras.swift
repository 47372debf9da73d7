import CoreGraphics

/// The parts of a ``RenderNode`` that few nodes have; the names are the node's.
struct RenderNodeExtras: Hashable, Sendable, Codable {
  var maskedCorners: RenderCorners = .all
  var cornerCurve: RenderCornerCurve = .circular
  var shadow: RenderShadow?
  var gradient: RenderGradient?
  var shape: RenderShape?
  var mask: [RenderNode] = []
  var filters: [RenderFilter] = []
  var backdropFilters: [RenderFilter] = []
  var blendMode: CGBlendMode = .normal
  var colorFactor: CGColor?
  var rasterizationScale: CGFloat?
  var curl: RenderCurl?

  /// What a node has that says nothing of it.
  static let standard = RenderNodeExtras()
}
