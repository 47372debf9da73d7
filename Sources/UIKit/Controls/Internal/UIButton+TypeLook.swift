import QuartzCore

/// The looks of the types that have a symbol.
extension UIButton {
  /// Sets the image of a type that has one, and the size that it gives a button without a frame.
  func showSymbolOfType() {
    guard let symbol = storedType.symbol else { return }
    let isClose = storedType == .close
    let look = UIImage.SymbolConfiguration(pointSize: isClose ? 13 : 18, weight: isClose ? .bold : .regular)
    setImage(UIImage(systemName: symbol, withConfiguration: look), for: .normal)
    if isClose {
      tintColor = .secondaryLabel
      backgroundColor = .tertiarySystemFill
      layer.cornerRadius = ButtonType.closeSide / 2
      accessibilityLabel = "Close"
    }
    if frame.isEmpty { frame.size = intrinsicContentSize }
  }
}

extension UIButton.ButtonType {
  /// The side of the grey circle of a button that closes, in points, as on an iPhone.
  fileprivate static let closeSide: CGFloat = 30

  /// The size below which the button does not shrink, in points.
  var leastSize: CGSize { self == .close ? CGSize(width: Self.closeSide, height: Self.closeSide) : .zero }

  /// The symbol that the button shows; nil for none.
  fileprivate var symbol: String? {
    switch self {
    case .custom, .system: nil
    case .detailDisclosure, .infoLight, .infoDark: "info.circle"
    case .contactAdd: "plus.circle"
    case .close: "xmark"
    }
  }
}
