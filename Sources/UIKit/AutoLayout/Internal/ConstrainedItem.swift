import QuartzCore

/// A view or layout guide that a constraint names, not retained.
@MainActor struct ConstrainedItemReference {
  private let handle: WeakHandle?
  private let isGuide: Bool

  init(_ view: UIView) { (handle, isGuide) = (view.weakHandle, false) }

  init(_ guide: UILayoutGuide) { (handle, isGuide) = (guide.weakHandle, true) }

  /// A reference to a view or layout guide; to nothing for any other object.
  init(_ object: Any?) {
    if let item = object as? any ConstrainedItem {
      self = item.layoutReference
    } else {
      (handle, isGuide) = (nil, false)
    }
  }

  /// The view or layout guide; nil once it is released.
  var item: (any ConstrainedItem)? {
    guard let target = handle?.target else { return nil }
    if isGuide { return unsafeDowncast(target, to: UILayoutGuide.self) }
    return unsafeDowncast(target, to: UIView.self)
  }
}

/// A view or a layout guide: what constraints place.
@MainActor protocol ConstrainedItem: AnyObject {
  /// The variables of the item.
  var record: LayoutRecord { get }
  /// The view in whose coordinates the item is placed: a view's superview, or a guide's owner.
  var layoutParent: UIView? { get }
  /// The view itself, or the owner of a guide.
  var layoutView: UIView? { get }
  /// The item itself where it is a view; nil for a guide. Much faster than a cast of the protocol's value.
  var asView: UIView? { get }
  /// Whether the item is one of the system's guides, whose rectangles follow views.
  var isSystemGuide: Bool { get }
  /// A reference to the item, which does not retain it.
  var layoutReference: ConstrainedItemReference { get }
  /// The item in descriptions, such as `UIView:0x…`.
  var layoutName: String { get }
}

extension UILayoutGuide: ConstrainedItem {
  var layoutParent: UIView? { owner }
  var layoutView: UIView? { owner }
  var asView: UIView? { nil }
  var isSystemGuide: Bool { self is SystemLayoutGuide }
  var layoutReference: ConstrainedItemReference { ConstrainedItemReference(self) }
  var layoutName: String { identifier.isEmpty ? "UILayoutGuide" : "UILayoutGuide'\(identifier)'" }
}

extension UIView: ConstrainedItem {
  var record: LayoutRecord { layoutState.record }
  var layoutParent: UIView? { storedSuperview }
  var layoutView: UIView? { self }
  var asView: UIView? { self }
  var isSystemGuide: Bool { false }
  var layoutReference: ConstrainedItemReference { ConstrainedItemReference(self) }
  var layoutName: String {
    (self as? UILabel)?.text.map { "\(debugName)'\($0)'" } ?? debugName
  }
}
