/// The images behind a bar button by state, style and the bar's height.
struct BarButtonBackgrounds {
  private struct Key: Hashable {
    let state: UInt
    /// Nil for all styles.
    let style: UIBarButtonItem.Style?
    let metrics: UIBarMetrics
  }

  private var images: [Key: UIImage] = [:]

  /// The image that was set; nil for none.
  subscript(state: UIControl.State, style: UIBarButtonItem.Style?, metrics: UIBarMetrics) -> UIImage? {
    get { images[Key(state: state.rawValue, style: style, metrics: metrics)] }
    set { images[Key(state: state.rawValue, style: style, metrics: metrics)] = newValue }
  }

  /// Returns the image of a button: that of its height goes before that of its style.
  func shown(in state: UIControl.State, _ style: UIBarButtonItem.Style, _ metrics: UIBarMetrics) -> UIImage? {
    if images.isEmpty { return nil }
    for metrics in metrics.fallbacks {
      if let image = self[state, style, metrics] ?? self[state, nil, metrics] { return image }
    }
    return nil
  }
}
