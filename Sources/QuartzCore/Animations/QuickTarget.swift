/// A property that is moved so often that an animation writes it straight into a layer's place.
enum QuickTarget {
  case none, bounds, position, opacity, transform

  /// The whole property that a key path names, where it is one of these.
  init(_ target: LayerKeyPath?) {
    guard let target, target.component == nil else {
      self = .none
      return
    }
    switch target.property {
    case .bounds: self = .bounds
    case .position: self = .position
    case .opacity: self = .opacity
    case .transform: self = .transform
    default: self = .none
    }
  }
}
