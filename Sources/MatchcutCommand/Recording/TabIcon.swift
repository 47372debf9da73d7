import UIKit

/// An icon for a tab, drawn: a line at rest, filled where its tab is the chosen one.
@MainActor enum TabIcon {
  case photos, settings

  /// The icon, 25 points wide.
  func image(isChosen: Bool) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 25, height: 25)).image { _ in
      let color = isChosen ? UIColor.systemBlue : .systemGray
      color.setStroke()
      color.setFill()
      let path = outline
      path.lineWidth = 1.8
      if isChosen { path.fill() }
      path.stroke()
      // The inner shapes are white where they lie on the colour.
      (isChosen ? UIColor.white : color).setFill()
      inside.fill()
    }
  }

  private var outline: UIBezierPath {
    switch self {
    case .photos: UIBezierPath(roundedRect: CGRect(x: 2, y: 4, width: 21, height: 17), cornerRadius: 4)
    case .settings: UIBezierPath(ovalIn: CGRect(x: 3, y: 3, width: 19, height: 19))
    }
  }

  private var inside: UIBezierPath {
    switch self {
    case .photos:
      let hills = UIBezierPath()
      for (index, point) in [(5.0, 18.0), (10, 11), (13, 15), (16, 12), (20, 18)].enumerated() {
        let vertex = CGPoint(x: point.0, y: point.1)
        if index == 0 { hills.move(to: vertex) } else { hills.addLine(to: vertex) }
      }
      hills.close()
      return hills
    case .settings: return UIBezierPath(ovalIn: CGRect(x: 9, y: 9, width: 7, height: 7))
    }
  }
}
