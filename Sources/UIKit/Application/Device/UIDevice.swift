import Foundation
import QuartzCore

/// The device. Each environment has its own, whose values are the same in every run.
@preconcurrency @MainActor open class UIDevice: NSObject {
  /// The state of the battery.
  public enum BatteryState: Int, Sendable {
    /// Not known: the battery is not monitored.
    case unknown
    /// The battery is in use.
    case unplugged
    /// The battery is being charged.
    case charging
    /// The battery is full, on power.
    case full

    /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``unknown`` (Decision 3).
    public init?(rawValue: Int) {
      self = Self.imported(rawValue, among: [.unknown, .unplugged, .charging, .full])
    }
  }

  @WeakReference private var environmentLink: UIEnvironment?
  var environment: UIEnvironment { environmentLink ?? .active }
  /// UIKit itself observes the orientation, from the start on.
  private var orientationObservers = 1

  init(_ environment: UIEnvironment) {
    environmentLink = environment
  }

  /// The device of the current environment.
  open class var current: UIDevice { UIEnvironment.active.device }

  private var isTablet: Bool { environment.initialConfiguration.idiom == .pad }

  /// The generic name that apps get since iOS 16: the model's.
  open var name: String { model }
  /// `iPhone` or `iPad`.
  open var model: String { isTablet ? "iPad" : "iPhone" }
  /// The model's name; equal to ``model``.
  open var localizedModel: String { model }
  /// `iOS` or `iPadOS`.
  open var systemName: String { isTablet ? "iPadOS" : "iOS" }
  /// `18.0`, whose behaviour the engine follows.
  open var systemVersion: String { "18.0" }
  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { environment.initialConfiguration.idiom }
  /// Whether the device runs several apps at once; true.
  open var isMultitaskingSupported: Bool { true }
  /// The identifier of the device for the app's maker; fixed, unless a stage's test sets another one.
  open var identifierForVendor: UUID? { environment.vendorIdentifier }

  // MARK: Orientation

  /// The orientation in space; ``UIDeviceOrientation/unknown`` while it is not observed.
  open var orientation: UIDeviceOrientation {
    guard isGeneratingDeviceOrientationNotifications else { return .unknown }
    // A device's sides are named from the other direction, with the same numbers.
    return UIDeviceOrientation(rawValue: environment.orientation.device.rawValue) ?? .unknown
  }

  /// Whether the orientation is observed; true from the start on, since UIKit rotates controllers by it.
  open var isGeneratingDeviceOrientationNotifications: Bool { orientationObservers > 0 }

  /// Observes the orientation, until ``endGeneratingDeviceOrientationNotifications()`` is called as often.
  open func beginGeneratingDeviceOrientationNotifications() {
    orientationObservers += 1
  }

  /// Ends one ``beginGeneratingDeviceOrientationNotifications()``; one call too many is ignored.
  open func endGeneratingDeviceOrientationNotifications() {
    orientationObservers = max(0, orientationObservers - 1)
  }

  /// Posted when the device was rotated; the object is the device.
  nonisolated public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  /// Posts the notification of a rotation.
  func orientationDidChange() {
    guard isGeneratingDeviceOrientationNotifications else { return }
    environment.post(Self.orientationDidChangeNotification, from: self)
  }

  // MARK: Battery and proximity

  /// Whether the battery is monitored; false unless set.
  open var isBatteryMonitoringEnabled = false
  /// The charge, 0…1: always full while it is monitored, and -1 while it is not.
  open var batteryLevel: Float { isBatteryMonitoringEnabled ? 1 : -1 }
  /// ``BatteryState/full`` while the battery is monitored, and ``BatteryState/unknown`` while it is not.
  open var batteryState: BatteryState { isBatteryMonitoringEnabled ? .full : .unknown }
  /// Whether the sensor for near objects is on; false unless set.
  open var isProximityMonitoringEnabled = false
  /// Whether an object is near; false, since the device has no sensor.
  open var proximityState: Bool { false }
}
