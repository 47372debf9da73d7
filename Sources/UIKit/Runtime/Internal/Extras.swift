import QuartzCore

/// Where what is kept beside an object lies: at its tether, or, where its class has none, with the environment.
@MainActor enum Extras {
  /// What is kept beside an object; nil where there is nothing.
  static func of(_ object: AnyObject) -> ObjectExtras? {
    if let tethering = object as? any Tethering { return tethering.storedTether?.extras as? ObjectExtras }
    return UIEnvironment.active.strangers.extras(of: object)
  }

  /// What is kept beside an object, made where there is nothing.
  static func make(for object: AnyObject) -> ObjectExtras {
    if let known = of(object) { return known }
    let extras = ObjectExtras()
    if let tethering = object as? any Tethering {
      tethering.tether.extras = extras
    } else {
      UIEnvironment.active.strangers.keep(extras, beside: object)
    }
    return extras
  }
}

extension Tethering {
  /// Those who observe the object look at its values.
  @MainActor func tellObservers() {
    storedTether?.extras?.valuesMayHaveChanged()
  }
}
