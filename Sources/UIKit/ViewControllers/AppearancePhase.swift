/// A change of a controller's appearance that runs.
struct AppearanceChange {
  /// Differs from that of each earlier change in the environment.
  let number: Int
  /// Whether the callbacks say that it is animated.
  let isAnimated: Bool
  /// The begins that have no end yet (T-33).
  var count = 1
  /// Whether `viewIsAppearing` is still to be sent (T-27).
  var awaitsIsAppearing = false
}

/// A controller's appearance, with what is known of a change while it runs.
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

  /// The change that runs; nil where none does. Setting it changes what is known of that one.
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

  /// Whether an appearance may go from this phase to another.
  func allows(_ next: AppearancePhase) -> Bool {
    switch (self, next) {
    case (.disappeared, .appearing), (.appearing, .appeared), (.appeared, .disappearing), (.disappearing, .disappeared):
      true
    // A cancel, either way (T-33).
    case (.appearing, .disappearing), (.disappearing, .appearing): true
    // A view that came to a window with an ancestor, without callbacks (T-36).
    case (.disappeared, .appeared): true
    default: false
    }
  }
}
