import QuartzCore

/// One input of a backdrop's filters, which animates as a view's properties do.
@MainActor struct BackdropInput {
  let type: String
  let key: String

  static let blur = BackdropInput(type: "gaussianBlur", key: "inputRadius")
  static let saturation = BackdropInput(type: "colorSaturate", key: "inputAmount")

  /// A filter without effect.
  var filter: CAFilter? { CAFilter(type: type) }

  /// Sets the input, in the running animation block if there is one.
  func set(_ value: CGFloat, of view: UIView) {
    view.change("backgroundFilters.\(type).\(key)") { layer in
      layer.backgroundFilters = layer.backgroundFilters?.map { filter in
        guard var filter = filter as? CAFilter, filter.type == type else { return filter }
        filter.setValue(value, forKey: key)
        return filter
      }
    }
  }
}
