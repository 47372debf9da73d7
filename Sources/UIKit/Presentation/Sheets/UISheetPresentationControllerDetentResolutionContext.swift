import Foundation

/// What a detent may know of the sheet whose height it gives.
@preconcurrency @MainActor public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of what the sheet lies in.
  var containerTraitCollection: UITraitCollection { get }
  /// The greatest height, in points above the bottom safe area.
  var maximumDetentValue: CGFloat { get }
}
