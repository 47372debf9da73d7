import CoreGraphics
import Foundation

extension CALayer {
  /// Sets the mask, and removes it from its superlayer.
  package func setMask(_ layer: CALayer?) {
    let old = model_.effects.mask
    guard layer !== old else { return }
    guard presented == nil, layer.map({ !isDescendant(of: $0) }) ?? true else {
      if let layer { environment.report(.layerInsideItself(layer: layer.debugName)) }
      return
    }
    layer?.leaveSuperlayer()
    change("mask") { $0.effects.mask = layer }
    treeEnvironment?.treesHaveChanged = true
    old?.storedSuperlayer = nil
    layer?.storedSuperlayer = self
    layer?.subtreeEnteredTree()
  }

  /// The sublayers and the mask.
  package var storedChildren: [CALayer] {
    guard model_.hasEffects, let mask = model_.effects.mask else { return storedSublayers }
    return storedSublayers + [mask]
  }

  package func setCompositingFilter(_ filter: Any?) {
    let known = (filter as? String).flatMap(LayerCompositing.init)
    if let filter, known == nil {
      environment.report(.unknownFilter(layer: debugName, property: "compositingFilter", filter: "\(filter)"))
      return
    }
    set("compositingFilter", \.effects.compositingFilter, known)
  }

  package func filters(_ path: KeyPath<LayerProperties, [CAFilter]>) -> [Any]? {
    let filters = model_[keyPath: path]
    return filters.isEmpty ? nil : filters
  }

  package func setFilters(_ key: String, _ path: WritableKeyPath<LayerProperties, [CAFilter]>, _ filters: [Any]?) {
    let known = (filters ?? []).compactMap { $0 as? CAFilter }
    if let unsupported = (filters ?? []).first(where: { !($0 is CAFilter) }) {
      environment.report(.unknownFilter(layer: debugName, property: key, filter: "\(type(of: unsupported))"))
    }
    set(key, path, known)
  }
}
