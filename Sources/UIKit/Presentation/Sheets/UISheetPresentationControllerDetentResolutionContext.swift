import Foundation

/// The traits and the greatest height of the sheet for which a detent is resolved.
@preconcurrency @MainActor public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the container.
  var containerTraitCollection: UITraitCollection { get }
  /// The greatest height, in points above the bottom safe area.
  var maximumDetentValue: CGFloat { get }
}
