import Foundation
import QuartzCore

/// A display: its size in points, its pixels per point, its refresh rate.
@preconcurrency @MainActor open class UIScreen: NSObject {
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
  @exclusivity(unchecked) open private(set) var traitCollection: UITraitCollection

  /// The environment of the screen.
  @WeakReference var environment: UIEnvironment?

  init(_ configuration: Configuration) {
    self.configuration = configuration
    traitCollection = UITraitCollection(configuration.traits)
  }

  /// A screen with the properties of the current environment's, for subclasses that replace some of them.
  public override init() {
    configuration = UIEnvironment.active.screen.configuration
    traitCollection = UITraitCollection(configuration.traits)
  }

  /// The screen of the current environment.
  open class var main: UIScreen { UIEnvironment.active.screen }
  /// The screens of the current environment: one.
  open class var screens: [UIScreen] { [main] }

  /// The display's rectangle, in points.
  open var bounds: CGRect { CGRect(origin: .zero, size: configuration.size) }
  /// The display's rectangle upright, in pixels.
  open var nativeBounds: CGRect {
    let size = (short: min(bounds.width, bounds.height), long: max(bounds.width, bounds.height))
    return CGRect(x: 0, y: 0, width: size.short * scale, height: size.long * scale)
  }
  /// The pixels per point.
  open var scale: CGFloat { configuration.scale }
  /// The pixels per point of the hardware; equal to ``scale``.
  open var nativeScale: CGFloat { configuration.scale }
  /// The frames per second.
  open var maximumFramesPerSecond: Int { configuration.maximumFramesPerSecond }
  /// The coordinates of the display in its present orientation.
  open var coordinateSpace: any UICoordinateSpace { ScreenCoordinateSpace(bounds) }
  /// The coordinates of the display upright.
  open var fixedCoordinateSpace: any UICoordinateSpace {
    let (short, long) = (min(bounds.width, bounds.height), max(bounds.width, bounds.height))
    return ScreenCoordinateSpace(CGRect(x: 0, y: 0, width: short, height: long))
  }
  /// Whether the display is recorded or mirrored; false, since a stage's frames are no recording of the system.
  open var isCaptured: Bool { false }
  /// The brightness, 0…1; it does not change what is drawn. Values outside and those that are not finite are limited.
  open var brightness: CGFloat {
    get { storedBrightness }
    set {
      let old = storedBrightness
      storedBrightness = newValue.isNaN ? old : min(max(newValue, 0), 1)
      if storedBrightness != old {
        NotificationCenter.default.post(name: Self.brightnessDidChangeNotification, object: self)
      }
    }
  }
  private var storedBrightness: CGFloat = 0.5

  /// Posted when ``brightness`` has changed; the object is the screen.
  nonisolated public static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification")
}
