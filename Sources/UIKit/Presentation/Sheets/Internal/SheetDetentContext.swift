import Foundation

/// The engine's context for detents.
final class SheetDetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat
  /// The height of the medium detent; nil where it is inactive.
  let medium: CGFloat?

  init(traits: UITraitCollection, maximumDetentValue: CGFloat, medium: CGFloat?) {
    containerTraitCollection = traits
    self.maximumDetentValue = maximumDetentValue
    self.medium = medium
  }
}
