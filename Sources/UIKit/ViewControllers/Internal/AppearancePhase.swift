/// The appearance of a view controller (T-25).
///
///     disappeared → appearing → appeared → disappearing → disappeared
///     cancelled: appearing → disappearing, disappearing → appearing
package enum AppearanceState: String {
  case disappeared, appearing, appeared, disappearing

  /// Whether the appearance is changing.
  var isChanging: Bool { self == .appearing || self == .disappearing }
  /// Whether the controller is appeared or appearing.
  var isShown: Bool { self == .appeared || self == .appearing }
}

/// A running change of a controller's appearance.
struct AppearanceChange {
  /// The number of the change, unique in the environment.
  let number: Int
  /// The `animated` argument of the callbacks.
  let isAnimated: Bool
  /// The number of begins without an end (T-33).
  var count = 1
  /// Whether `viewIsAppearing` has still to be sent (T-27).
  var awaitsIsAppearing = false
}

/// A controller's appearance, with the running change.
enum AppearancePhase {
  case disappeared
  case appearing(AppearanceChange)
  case appeared
  case disappearing(AppearanceChange)

  var state: AppearanceState {
    switch self {
    case .disappeared: .disappeared
    case .appearing: .appearing
    case .appeared: .appeared
    case .disappearing: .disappearing
    }
  }

  /// The running change; nil for none. Setting it does nothing without one.
  var change: AppearanceChange? {
    get {
      switch self {
      case .appearing(let change), .disappearing(let change): change
      case .disappeared, .appeared: nil
      }
    }
    set {
      guard let newValue else { return }
      switch self {
      case .appearing: self = .appearing(newValue)
      case .disappearing: self = .disappearing(newValue)
      case .disappeared, .appeared: break
      }
    }
  }

  /// Whether a phase can follow this one.
  func allows(_ next: AppearancePhase) -> Bool {
    switch (self, next) {
    case (.disappeared, .appearing), (.appearing, .appeared), (.appeared, .disappearing), (.disappearing, .disappeared):
      true
    // A cancel, in either direction (T-33).
    case (.appearing, .disappearing), (.disappearing, .appearing): true
    // A view that came to a window with an ancestor, without callbacks (T-36).
    case (.disappeared, .appeared): true
    default: false
    }
  }
}
