import Foundation
import InterfaceDocuments
import QuartzCore

/// The coder that `init(coder:)` gets for an object of a nib or a storyboard.
///
/// UIKit's initializers read the element itself. The keys of Apple's archives are not there, so that code which decodes
/// values of its own finds none.
final class InterfaceDecoder: NSCoder {
  let element: InterfaceElement
  let loader: InterfaceLoader

  init(_ element: InterfaceElement, _ loader: InterfaceLoader) {
    (self.element, self.loader) = (element, loader)
    super.init()
  }

  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodeBool(forKey key: String) -> Bool { false }
  override func decodeCInt(forKey key: String) -> Int32 { 0 }
  override func decodeInt32(forKey key: String) -> Int32 { 0 }
  override func decodeInt64(forKey key: String) -> Int64 { 0 }
  override func decodeInteger(forKey key: String) -> Int { 0 }
  override func decodeFloat(forKey key: String) -> Float { 0 }
  override func decodeDouble(forKey key: String) -> Double { 0 }
}

extension UIView {
  /// Takes what a nib says, if the class is the last of UIKit's initializers on the way to the object's own class.
  ///
  /// A view has all its properties and subviews when the initializer of an app's class gets it from `super`.
  func decode(_ coder: NSCoder, as ancestor: UIView.Type) {
    guard let coder = coder as? InterfaceDecoder, DecodingClasses.nearest(to: type(of: self)) == ancestor else {
      return
    }
    coder.loader.fill(self, from: coder.element)
  }
}

extension UIViewController {
  /// Takes what a storyboard says of a controller, apart from its view; see ``UIView/decode(_:as:)``.
  func decode(_ coder: NSCoder, as ancestor: UIViewController.Type) {
    guard let coder = coder as? InterfaceDecoder, DecodingClasses.nearest(to: type(of: self)) == ancestor else {
      return
    }
    coder.loader.fill(self, from: coder.element)
  }
}

/// The classes of UIKit whose `init(coder:)` sets up an object.
@MainActor enum DecodingClasses {
  private static let all = Set(
    ([
      UIView.self, UIControl.self, UILabel.self, UIButton.self, UIImageView.self, UIScrollView.self, UITableView.self,
      UITableViewCell.self, UITableViewHeaderFooterView.self, UICollectionView.self, UICollectionReusableView.self,
      UICollectionViewCell.self, UICollectionViewListCell.self, UIStackView.self, UISwitch.self, UISlider.self,
      UIStepper.self, UIPickerView.self, UIDatePicker.self, UISegmentedControl.self, UIProgressView.self,
      UIActivityIndicatorView.self, UIRefreshControl.self, UITextField.self, UISearchTextField.self, UITextView.self,
      UISearchBar.self,
      UINavigationBar.self, UIToolbar.self, UITabBar.self, UIVisualEffectView.self, UIWindow.self,
      UIViewController.self, UINavigationController.self, UITabBarController.self, UISplitViewController.self,
      UIPageViewController.self, UITableViewController.self, UICollectionViewController.self,
    ] as [AnyClass]).map { ObjectIdentifier($0) })

  /// Returns the nearest one of these above a class, or that class itself.
  static func nearest(to type: AnyClass) -> AnyClass? {
    sequence(first: type) { _getSuperclass($0) }.first { all.contains(ObjectIdentifier($0)) }
  }
}
