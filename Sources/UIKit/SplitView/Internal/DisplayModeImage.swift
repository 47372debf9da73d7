import QuartzCore

/// The image of the display mode button: a frame with a column at its leading side.
@MainActor enum DisplayModeImage {
  static func make(_ color: UIColor, scale: CGFloat) -> UIImage {
    let size = CGSize(width: 24, height: 18)
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in
      color.setStroke()
      let frame = UIBezierPath(roundedRect: CGRect(x: 1, y: 1, width: 22, height: 16), cornerRadius: 3.5)
      frame.lineWidth = 1.7
      frame.stroke()
      let column = UIBezierPath()
      column.move(to: CGPoint(x: 9, y: 1))
      column.addLine(to: CGPoint(x: 9, y: 17))
      column.lineWidth = 1.5
      column.stroke()
    }
  }
}
