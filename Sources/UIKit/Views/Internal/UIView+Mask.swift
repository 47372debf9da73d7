import QuartzCore

extension UIView {
  func setMask(_ view: UIView?) {
    guard view !== storedMask else { return }
    guard view.map({ !isInside($0) }) ?? true else {
      if let view { uiEnvironment.report(.layerInsideItself(layer: view.debugName)) }
      return
    }
    view?.removeFromSuperview()
    view?.maskedView?.mask = nil
    storedMask?.maskedView = nil
    storedMask = view
    view?.maskedView = self
    layer.mask = view?.layer
  }
}
