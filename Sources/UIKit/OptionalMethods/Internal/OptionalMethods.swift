/// Finds the optional methods of delegates, as far as a subclass has named where they are; one look at each class.
@MainActor package final class OptionalMethods {
  private struct Key: Hashable {
    let type: ObjectIdentifier
    let adopted: OptionalProtocol
  }

  /// Looks at a class that names no sibling protocol, once: tests find methods there that nobody calls.
  package var audit: ((_ object: AnyObject, _ adopted: OptionalProtocol) -> Void)?
  private var isOverriding: [Key: Bool] = [:]

  /// A delegate with the methods that its subclasses add.
  func complete(_ delegate: any UINavigationControllerDelegate) -> any UINavigationControllerDelegate {
    late(delegate, .navigationDelegate, as: (any UINavigationControllerDelegateOverriding).self)
      .map(LateNavigationDelegate.init) ?? delegate
  }

  /// A delegate with the methods that its subclasses add.
  func complete(_ delegate: any UITabBarControllerDelegate) -> any UITabBarControllerDelegate {
    late(delegate, .tabBarDelegate, as: (any UITabBarControllerDelegateOverriding).self)
      .map(LateTabBarDelegate.init) ?? delegate
  }

  /// A delegate with the methods that its subclasses add.
  func complete(_ delegate: any UIViewControllerTransitioningDelegate) -> any UIViewControllerTransitioningDelegate {
    late(delegate, .transitioningDelegate, as: (any UIViewControllerTransitioningDelegateOverriding).self)
      .map(LateTransitioningDelegate.init) ?? delegate
  }

  /// A delegate with the methods that its subclasses add.
  func complete(_ delegate: any UIAdaptivePresentationControllerDelegate)
    -> any UIAdaptivePresentationControllerDelegate
  {
    late(delegate, .adaptivePresentationDelegate, as: (any UIAdaptivePresentationControllerDelegateOverriding).self)
      .map(LateAdaptivePresentationDelegate.init) ?? delegate
  }

  /// A delegate with the methods that its subclasses add.
  func complete(_ delegate: any UISheetPresentationControllerDelegate) -> any UISheetPresentationControllerDelegate {
    late(delegate, .sheetDelegate, as: (any UISheetPresentationControllerDelegateOverriding).self).map(
      LateSheetDelegate.init) ?? delegate
  }

  /// A delegate with the methods that its subclasses add.
  func complete(_ delegate: any UIPopoverPresentationControllerDelegate) -> any UIPopoverPresentationControllerDelegate
  {
    late(delegate, .popoverDelegate, as: (any UIPopoverPresentationControllerDelegateOverriding).self).map(
      LatePopoverDelegate.init) ?? delegate
  }

  /// A delegate with the methods that its subclasses add.
  func complete(_ delegate: any UIGestureRecognizerDelegate) -> any UIGestureRecognizerDelegate {
    late(delegate, .gestureDelegate, as: (any UIGestureRecognizerDelegateOverriding).self).map(LateGestureDelegate.init)
      ?? delegate
  }

  /// A delegate with the methods that its subclasses add.
  func complete(_ delegate: any UISplitViewControllerDelegate) -> any UISplitViewControllerDelegate {
    late(delegate, .splitDelegate, as: (any UISplitViewControllerDelegateOverriding).self).map(LateSplitDelegate.init)
      ?? delegate
  }

  /// The methods that an animator's subclasses add, if they do.
  func late(
    _ animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerAnimatedTransitioningOverriding)? {
    late(animator, .animator, as: (any UIViewControllerAnimatedTransitioningOverriding).self)
  }

  /// The object as its sibling protocol; a cast that fails is slow, so its answer is kept by class.
  private func late<Sibling>(_ object: AnyObject, _ adopted: OptionalProtocol, as sibling: Sibling.Type) -> Sibling? {
    let key = Key(type: ObjectIdentifier(type(of: object)), adopted: adopted)
    if let known = isOverriding[key] { return known ? object as? Sibling : nil }
    let answer = object as? Sibling
    isOverriding[key] = answer != nil
    if answer == nil { audit?(object, adopted) }
    return answer
  }
}
