import QuartzCore

/// A view or layout guide that a constraint names, not retained.
@MainActor struct ConstrainedItemReference {
  @WeakReference private var view: UIView?
  @WeakReference private var guide: UILayoutGuide?

  /// A reference to a view or layout guide; to nothing for any other object.
  init(_ object: Any?) {
    _view = WeakReference(wrappedValue: object as? UIView)
    _guide = WeakReference(wrappedValue: object as? UILayoutGuide)
  }

  /// The view or layout guide; nil once it is released.
  var item: (any ConstrainedItem)? { view ?? guide }
}

/// A view or a layout guide: what constraints place.
@MainActor protocol ConstrainedItem: AnyObject {
  /// The variables of the item.
  var record: LayoutRecord { get }
  /// The view in whose coordinates the item is placed: a view's superview, or a guide's owner.
  var layoutParent: UIView? { get }
  /// The view itself, or the owner of a guide.
  var layoutView: UIView? { get }
  /// The item in descriptions, such as `UIView:0x…`.
  var layoutName: String { get }
}

extension UILayoutGuide: ConstrainedItem {
  var layoutParent: UIView? { owner }
  var layoutView: UIView? { owner }
  var layoutName: String { identifier.isEmpty ? "UILayoutGuide" : "UILayoutGuide'\(identifier)'" }
}

extension UIView: ConstrainedItem {
  var record: LayoutRecord { layoutState.record }
  var layoutParent: UIView? { storedSuperview }
  var layoutView: UIView? { self }
  var layoutName: String {
    (self as? UILabel)?.text.map { "\(debugName)'\($0)'" } ?? debugName
  }
}
