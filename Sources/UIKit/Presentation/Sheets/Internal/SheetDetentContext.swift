import Foundation

/// The engine's own context for detents.
final class SheetDetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let maximumDetentValue: CGFloat
  /// The height of the medium detent; nil where it is inactive.
  let medium: CGFloat?

  init(maximumDetentValue: CGFloat, medium: CGFloat?) {
    self.maximumDetentValue = maximumDetentValue
    self.medium = medium
  }
}
