import UIKit

extension Stage {
  /// The size of text that the user prefers; a change goes to all windows as a trait.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { environment.contentSizeCategory }
    set { send(.setting(.textSize(newValue))) }
  }
}
