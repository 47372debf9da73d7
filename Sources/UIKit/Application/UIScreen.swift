import QuartzCore

/// A display: its size in points, its pixels per point, its refresh rate.
@preconcurrency @MainActor public final class UIScreen: NSObject {
  /// The properties of a display.
  public struct Configuration: Hashable, Sendable {
    /// The size in points.
    public var size: CGSize
    /// The pixels per point.
    public var scale: CGFloat
    /// The insets that the hardware and the status bar take, in points.
    public var safeAreaInsets: UIEdgeInsets
    /// The frames per second.
    public var maximumFramesPerSecond: Int
    /// The kind of device.
    public var idiom: UIUserInterfaceIdiom

    /// Creates a configuration; without an idiom it is a tablet's from 600 points on the short side.
    public init(
      size: CGSize, scale: CGFloat, safeAreaInsets: UIEdgeInsets = .zero, maximumFramesPerSecond: Int = 60,
      idiom: UIUserInterfaceIdiom? = nil
    ) {
      self.idiom = idiom ?? (min(size.width, size.height) >= 600 ? .pad : .phone)
      self.size = size
      self.scale = scale
      self.safeAreaInsets = safeAreaInsets
      self.maximumFramesPerSecond = maximumFramesPerSecond
    }

    /// 393 × 852 points at 3×, 60 Hz, with the insets of a Dynamic Island (K-14, K-16).
    public static let iPhone15 = Configuration(
      size: CGSize(width: 393, height: 852), scale: 3,
      safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
  }

  /// The display's properties in its present orientation.
  @exclusivity(unchecked) public internal(set) var configuration: Configuration {
    didSet { traitCollection = UITraitCollection(configuration.traits) }
  }
  /// The display's traits in its present orientation.
  @exclusivity(unchecked) public private(set) var traitCollection: UITraitCollection

  init(_ configuration: Configuration) {
    self.configuration = configuration
    traitCollection = UITraitCollection(configuration.traits)
  }

  /// The screen of the current environment.
  public static var main: UIScreen { UIEnvironment.active.screen }

  /// The display's rectangle, in points.
  public var bounds: CGRect { CGRect(origin: .zero, size: configuration.size) }
  /// The pixels per point.
  public var scale: CGFloat { configuration.scale }
  /// The pixels per point of the hardware; equal to ``scale``.
  public var nativeScale: CGFloat { configuration.scale }
  /// The frames per second.
  public var maximumFramesPerSecond: Int { configuration.maximumFramesPerSecond }
}
