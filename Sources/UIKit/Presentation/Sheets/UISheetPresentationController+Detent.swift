import Foundation
import QuartzCore

extension UISheetPresentationController {
  /// A height at which a sheet may rest.
  @preconcurrency @MainActor public final class Detent: NSObject {
    /// The name of a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String

      /// Makes an identifier from its name.
      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      /// Makes an identifier from its name.
      public init(_ rawValue: String) {
        self.init(rawValue: rawValue)
      }

      /// Half the screen.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The full height below the status bar.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The name, unique among a sheet's detents.
    public let identifier: Identifier
    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    private init(
      _ identifier: Identifier,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolver = resolver
      super.init()
    }

    /// Half the screen's height (K-26); inactive on a screen of compact height.
    public class func medium() -> Detent {
      Detent(.medium) { context in
        guard let own = context as? SheetDetentContext else { return context.maximumDetentValue / 2 }
        return own.medium
      }
    }

    /// The greatest height of a sheet.
    public class func large() -> Detent {
      Detent(.large) { $0.maximumDetentValue }
    }

    /// A height of the app's own.
    ///
    /// - Parameters:
    ///   - identifier: a name; nil makes a unique one.
    ///   - resolver: returns the height in points above the bottom safe area; nil where the detent is inactive. Greater
    ///     heights than the maximum are reduced to it.
    public class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? UIEnvironment.active.makeDetentIdentifier(), resolver: resolver)
    }

    /// Returns the height in a context, in points above the bottom safe area; nil where the detent is inactive.
    public func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? {
      resolver(context)
    }
  }
}

extension UIEnvironment {
  /// Makes a name for a detent that the app has not named.
  func makeDetentIdentifier() -> UISheetPresentationController.Detent.Identifier {
    unnamedDetents += 1
    return .init("com.apple.UIKit.custom-\(unnamedDetents)")
  }
}

/// The traits and the greatest height of the sheet for which a detent is resolved.
@preconcurrency @MainActor public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the container.
  var containerTraitCollection: UITraitCollection { get }
  /// The greatest height, in points above the bottom safe area.
  var maximumDetentValue: CGFloat { get }
}

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
