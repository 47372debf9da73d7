import QuartzCore

/// Where what is kept beside an object lies: at its tether, or, where its class has none, in one list for the process.
///
/// An object belongs to no environment: what is kept beside it is found from each of them.
@MainActor enum Extras {
  private static var strangers = StrangerExtras()

  /// What is kept beside an object; nil where there is nothing.
  static func of(_ object: AnyObject) -> ObjectExtras? {
    if let tethering = object as? any Tethering { return tethering.storedTether?.extras as? ObjectExtras }
    return strangers.extras(of: object)
  }

  /// What is kept beside an object, made where there is nothing.
  static func make(for object: AnyObject) -> ObjectExtras {
    if let known = of(object) { return known }
    let extras = ObjectExtras()
    if let tethering = object as? any Tethering {
      tethering.tether.extras = extras
    } else {
      strangers.keep(extras, beside: object)
    }
    return extras
  }

  /// Forgets what was kept beside objects that have gone.
  static func sweep() {
    strangers.sweep()
  }
}

extension Tethering {
  /// Those who observe the object look at its values.
  @MainActor func tellObservers() {
    storedTether?.extras?.valuesMayHaveChanged()
  }
}
