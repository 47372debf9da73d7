import QuartzCore

/// A view controller whose view holds a collection view, of which it is the data source and the delegate (V-94).
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  private var initialLayout: UICollectionViewLayout
  private var storedCollectionView: UICollectionView?

  /// Whether the selection is cleared when the view appears (V-29).
  open var clearsSelectionOnViewWillAppear = true
  /// Whether a long press moves items; those for which the data source's `canMoveItemAt` answers true itself.
  open var installsStandardGestureForInteractiveMovement = true {
    didSet { if let storedCollectionView { updateMovementGesture(of: storedCollectionView) } }
  }
  /// Whether a push of the controller changes the layout of the collection view that the controller below shows,
  /// instead of its view (A-47, V-83).
  open var useLayoutToLayoutNavigationTransitions = false {
    didSet {
      guard isViewLoaded, parent is UINavigationController, useLayoutToLayoutNavigationTransitions != oldValue else {
        return
      }
      environment.report(.layoutNavigationChanged(controller: traceName))
      useLayoutToLayoutNavigationTransitions = oldValue
    }
  }
  /// The controller below on the stack whose collection view this one shows; nil if it has its own (V-83).
  @WeakReference var lenderOfCollectionView: UICollectionViewController?
  /// The layout that the shared collection view had when a controller above took it.
  var coveredLayout: UICollectionViewLayout?
  /// Whether a transition moves the shared collection view between the screens.
  var movesInLayoutTransition = false

  /// Creates a controller of a collection view with a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    initialLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with a flow layout, or with the collection view of a nib.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    initialLayout = UICollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller from a nib or a storyboard; another coder gives the defaults.
  public required init?(coder: NSCoder) {
    initialLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    decode(coder, as: UICollectionViewController.self)
  }

  /// The collection view; reading it loads the view.
  open var collectionView: UICollectionView! {
    get {
      if storedCollectionView == nil { loadViewIfNeeded() }
      return storedCollectionView
    }
    set {
      guard newValue !== storedCollectionView else { return }
      storedCollectionView?.removeFromSuperview()
      storedCollectionView = newValue
      if isViewLoaded, let newValue { install(newValue) }
    }
  }

  /// The layout with which the controller was created.
  open var collectionViewLayout: UICollectionViewLayout { initialLayout }

  /// Takes the collection view of a storyboard, which is shown inside of the view.
  override func takeLoaded(_ loaded: UIView) {
    guard let list = loaded as? UICollectionView else { return super.takeLoaded(loaded) }
    storedCollectionView = list
    initialLayout = list.collectionViewLayout
  }

  open override func loadView() {
    if loadInterface(), viewIfLoaded != nil {
      if storedCollectionView == nil { storedCollectionView = viewIfLoaded as? UICollectionView }
      return
    }
    let wrapper = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    view = wrapper
    if let lender = controllerWithCollectionView, let list = lender.collectionView {
      lenderOfCollectionView = lender
      storedCollectionView = list
      return checkCounts(list)
    }
    let list = storedCollectionView ?? UICollectionView(frame: wrapper.bounds, collectionViewLayout: initialLayout)
    storedCollectionView = list
    if list.dataSource == nil { list.dataSource = self }
    if list.delegate == nil { list.delegate = self }
    install(list)
  }

  /// Shows a collection view in the whole view.
  private func install(_ list: UICollectionView) {
    storedCollectionView = list
    list.frame = view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if list.superview !== view { view.insertSubview(list, at: 0) }
    updateMovementGesture(of: list)
  }

  private func updateMovementGesture(of list: UICollectionView) {
    let recognizer = list.movement.recognizer
    if !installsStandardGestureForInteractiveMovement {
      list.removeGestureRecognizer(recognizer)
    } else if recognizer.view == nil {
      list.addGestureRecognizer(recognizer)
    }
  }

  // MARK: Sharing

  /// The collection view that the controller shares with the one below it; nil if it has its own.
  var sharedCollectionView: UICollectionView? { lenderOfCollectionView == nil ? nil : storedCollectionView }

  /// Moves the shared collection view to this screen.
  func show(_ list: UICollectionView) {
    UIView.performWithoutAnimation { install(list) }
  }

  /// Reports numbers of items of the controller's own that differ from the shared collection view's (P-42).
  private func checkCounts(_ list: UICollectionView) {
    guard list.dataSource !== self else { return }
    let own = (0..<numberOfSections(in: list)).map { collectionView(list, numberOfItemsInSection: $0) }
    let shared = list.loadedCounts.items
    // A controller that leaves the data to the first one has none.
    guard own.contains(where: { $0 > 0 }), own != shared else { return }
    environment.report(.layoutNavigationCounts(controller: traceName, own: "\(own)", shared: "\(shared)"))
  }

  /// Shows the shared collection view with this screen's layout where no animation brings it here.
  private func takeSharedCollectionView() {
    guard !movesInLayoutTransition, let list = storedCollectionView, list.superview !== view else { return }
    let holder = list.superview?.owningController as? UICollectionViewController
    if lenderOfCollectionView != nil, coveredLayout == nil { holder?.coveredLayout = list.collectionViewLayout }
    show(list)
    let layout = layoutOnScreen
    if list.collectionViewLayout !== layout { list.setCollectionViewLayout(layout, animated: false) }
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    takeSharedCollectionView()
    clearSelection(animated)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if movesInLayoutTransition { storedCollectionView?.reapplyAttributes() }
    movesInLayoutTransition = false
    takeSharedCollectionView()
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    movesInLayoutTransition = false
  }

  private func clearSelection(_ animated: Bool) {
    guard clearsSelectionOnViewWillAppear, !useLayoutToLayoutNavigationTransitions, let list = storedCollectionView
    else { return }
    let selected = list.indexPathsForSelectedItems ?? []
    guard !selected.isEmpty else { return }
    let deselect = { for path in selected { list.deselectItem(at: path, animated: animated) } }
    guard let transitionCoordinator, transitionCoordinator.isAnimated else { return deselect() }
    transitionCoordinator.animate { _ in
      deselect()
    } completion: { context in
      guard context.isCancelled else { return }
      for path in selected { list.selectItem(at: path, animated: false, scrollPosition: []) }
    }
  }

  // MARK: Data source

  /// Returns 0; subclasses override it.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
  /// Returns an empty cell; subclasses override it.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
  /// Returns 1.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// Returns a view that shows nothing, after a report: the layout has supplementary views, the data source none.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView { collectionView.missingSupplementaryView(kind, at: indexPath) }
  /// Returns true; the standard gesture moves items where a subclass answers so.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    collectionView.defaults.note(true)
  }
  /// Does nothing; subclasses override it.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { collectionView.defaults.note(()) }

  // MARK: Delegate

  /// Returns true.
  open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    true
  }
  /// Does nothing.
  open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
  /// Does nothing.
  open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
  /// Returns true.
  open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    true
  }
  /// Returns true.
  open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    true
  }
  /// Does nothing.
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
  /// Does nothing.
  open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
  /// Returns true.
  open func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Does nothing.
  open func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {}
  /// Does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}
  /// Does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {}
  /// Does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}
  /// Does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}
  /// Returns a transition layout of the system's class.
  open func collectionView(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
  }
  /// Returns the proposed offset.
  open func collectionView(
    _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }
  /// Returns the answer of the method of iOS 9.
  open func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    self.collectionView(
      collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath, toProposedIndexPath: proposedIndexPath)
  }
  /// Returns the proposed index path.
  open func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { proposedIndexPath }

  // MARK: Scroll view's delegate

  /// Does nothing.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Does nothing.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Does nothing.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Does nothing.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Does nothing.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Returns true.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Does nothing.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// Returns nil.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Does nothing.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Does nothing.
  open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
  /// Does nothing.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}

  // MARK: Context menus

  /// Returns the answer of the method of iOS 13, for one item.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard indexPaths.count == 1 else { return nil }
    return self.collectionView(collectionView, contextMenuConfigurationForItemAt: indexPaths[0], point: point)
  }
  /// Returns nil: the item has no menu.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// Returns the answer of the method of iOS 13.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    self.collectionView(collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
  }
  /// Returns the answer of the method of iOS 13.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    self.collectionView(collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
  }
  /// Returns nil: the item's cell is lifted.
  open func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Returns nil: the preview goes back to the item's cell.
  open func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Does nothing: the menu is dismissed.
  open func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  /// Does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}
