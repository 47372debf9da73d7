import UIKit

extension Stage {
  /// The user's language and region, and the date at which the stage began; standard ones unless set.
  ///
  /// Date pickers read them when they are created or changed, so they are set before.
  public var region: RegionSettings {
    get { environment.region }
    set { environment.region = newValue }
  }
}
