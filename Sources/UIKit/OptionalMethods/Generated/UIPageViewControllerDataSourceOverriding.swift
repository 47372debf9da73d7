// Written by Scripts/optional-methods from UIPageViewControllerDataSource.swift.

import Foundation

/// Lets a subclass add optional methods of ``UIPageViewControllerDataSource`` that its superclass, which conforms, has
/// left out.
///
/// On an iPhone an optional method is found in any subclass. Here a protocol's default is bound where the conformance
/// is declared, so a method that only a subclass has is never called. Where the superclass can't be edited, the
/// subclass names this protocol as well:
///
///     final class Fading: LibraryDelegate, UIPageViewControllerDataSourceOverriding { …
///
/// The superclass's method is called where the subclass has none. Not Apple's; see the decision on optional methods.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSourceOverriding: NSObjectProtocol {
  /// Returns the number of dots of the page indicator; without dots there is no indicator.
  ///
  /// Asked after each `setViewControllers(_:direction:animated:completion:)`.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Returns the index of the current dot; asked with the count. A drag to another page moves it by one.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSourceOverriding where Self: UIPageViewControllerDataSource {
  private var inherited: any UIPageViewControllerDataSource { self }

  /// Calls the superclass's method.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int {
    inherited.presentationCount(for: pageViewController)
  }

  /// Calls the superclass's method.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    inherited.presentationIndex(for: pageViewController)
  }
}

/// Forwards to a delegate whose class adopts the sibling protocol.
final class PageDataSourceForwarder: NSObject, UIPageViewControllerDataSource {
  private let delegate: any UIPageViewControllerDataSource
  private let sibling: any UIPageViewControllerDataSourceOverriding

  init(_ delegate: any UIPageViewControllerDataSource, _ sibling: any UIPageViewControllerDataSourceOverriding) {
    (self.delegate, self.sibling) = (delegate, sibling)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    delegate.pageViewController(pageViewController, viewControllerBefore: viewController)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    delegate.pageViewController(pageViewController, viewControllerAfter: viewController)
  }

  func presentationCount(for pageViewController: UIPageViewController) -> Int {
    sibling.presentationCount(for: pageViewController)
  }

  func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    sibling.presentationIndex(for: pageViewController)
  }
}

extension OptionalMethods {
  /// The delegate, with the optional methods that a subclass adds.
  func complete(_ delegate: any UIPageViewControllerDataSource) -> any UIPageViewControllerDataSource {
    sibling(of: delegate, .pageDataSource, as: (any UIPageViewControllerDataSourceOverriding).self).map {
      PageDataSourceForwarder(delegate, $0)
    } ?? delegate
  }
}
