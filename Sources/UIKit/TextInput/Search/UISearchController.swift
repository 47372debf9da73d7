import QuartzCore

/// Begins a search in its search bar, and shows results over the screen whose bar it is.
///
/// The search bar is shown by a navigation item (``UINavigationItem/searchController``) or by a view of the app's. The
/// results lie over the screen as a child's view, not as a presentation: they go along with the screen in transitions.
@preconcurrency @MainActor open class UISearchController: UIViewController {
  /// The step of a search.
  enum Phase {
    case inactive, beginning, active, ending
  }

  private let bar = UISearchBar(frame: .zero)
  private let results: UIViewController?
  private(set) var phase = Phase.inactive
  /// The item whose bar shows the search bar; nil where a view of the app's does.
  @WeakReference var navigationItemOfBar: UINavigationItem?
  /// Whether the search has hidden the navigation bar itself, because the search bar is in a view of the app's.
  private var didHideBar = false
  private var wantsResults = false
  private var searchView: SearchView? { viewIfLoaded as? SearchView }

  /// The search bar.
  open var searchBar: UISearchBar { bar }
  /// The controller of the results; nil where the screen shows them itself.
  open var searchResultsController: UIViewController? { results }
  /// The object that shows the results for the text; not retained.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The delegate; not retained.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Whether the screen is dimmed during a search, until there are results; a tap there ends the search.
  open var obscuresBackgroundDuringPresentation = true {
    didSet { updateContent() }
  }
  /// Whether the search bar takes the place of the navigation bar's row during a search.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the search bar has a cancel button during a search.
  open var automaticallyShowsCancelButton = true
  /// Whether the scope bar shows during a search, where the search bar has scopes.
  open var automaticallyShowsScopeBar = true
  /// Whether the results show while there is text; otherwise ``showsSearchResultsController`` decides.
  open var automaticallyShowsSearchResultsController = true {
    didSet { updateContent() }
  }
  /// Whether the results show; setting it turns ``automaticallyShowsSearchResultsController`` off.
  open var showsSearchResultsController: Bool {
    get { automaticallyShowsSearchResultsController ? bar.text?.isEmpty == false : wantsResults }
    set {
      wantsResults = newValue
      automaticallyShowsSearchResultsController = false
    }
  }
  /// Whether a search is on. Setting it begins or ends one with an animation; a bar without a window begins none.
  open var isActive: Bool {
    get { phase == .beginning || phase == .active }
    set { if newValue { begin() } else { end() } }
  }

  /// Creates a controller that shows the results of another one; nil for a screen that shows them itself.
  public init(searchResultsController: UIViewController?) {
    results = searchResultsController
    super.init(nibName: nil, bundle: nil)
    bar.searchController = self
  }

  /// Creates a controller without one for the results; nib files are not read.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    results = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    bar.searchController = self
  }

  /// Returns nil: neither nibs nor storyboards have one.
  public required init?(coder: NSCoder) {
    nil
  }

  open override func loadView() {
    let view = SearchView(frame: environment.screen.bounds)
    view.onTap = { [link = WeakReference(self)] in link.target?.end() }
    self.view = view
  }

  /// Ends the search, in place of a presentation of the controller.
  open override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard presentedViewController == nil, isActive else { return super.dismiss(animated: flag, completion: completion) }
    if flag { end() } else { UIView.performWithoutAnimation { end() } }
    completion?()
  }

  // MARK: Search bar

  /// Called when the search bar has become first responder.
  func barDidBeginEditing() {
    begin()
    update()
  }

  /// Called when the text has changed.
  func barTextDidChange() {
    updateContent()
    update()
  }

  /// Called when the user has selected another scope.
  func barScopeDidChange() {
    update()
  }

  /// Called when the scope bar has come or gone, outside of the search's own animation.
  func scopeBarDidChange() {
    guard phase == .inactive || phase == .active, navigationItemOfBar != nil else { return }
    navigation?.searchDidChange()
  }

  /// Called for the cancel button.
  func barWasCancelled() {
    end()
  }

  private func update() {
    if isActive { searchResultsUpdater?.updateSearchResults(for: self) }
  }

  // MARK: Beginning and ending

  /// The screen that is searched: the one whose item, or whose view, has the search bar.
  private var screen: UIViewController? {
    guard let item = navigationItemOfBar else { return bar.nearestController }
    return navigation?.stack.first { $0.storedNavigationItem === item }
  }

  /// The navigation controller around the search bar; nil for none.
  private var navigation: UINavigationController? {
    guard let item = navigationItemOfBar else { return bar.nearestController?.navigationController }
    return item.bar?.navigationController
  }

  private func begin() {
    guard phase == .inactive, bar.window != nil else { return }
    delegate?.presentSearchController(self)
    guard phase == .inactive, let screen else { return }
    phase = .beginning
    delegate?.willPresentSearchController(self)
    guard phase == .beginning else { return }
    // The field may begin inside of an animation; the view itself only fades in.
    UIView.performWithoutAnimation {
      addView(to: screen)
      searchView?.alpha = 0
      searchView?.layoutIfNeeded()
    }
    move { [link = WeakReference(self)] in
      guard let search = link.target, search.phase == .beginning else { return }
      search.phase = .active
      search.delegate?.didPresentSearchController(search)
    }
  }

  private func end() {
    guard isActive else { return }
    phase = .ending
    delegate?.willDismissSearchController(self)
    guard phase == .ending else { return }
    if bar.text?.isEmpty == false {
      bar.text = nil
      searchResultsUpdater?.updateSearchResults(for: self)
    }
    bar.resignFirstResponder()
    navigationItemOfBar?.searchHeight = nil
    move { [link = WeakReference(self)] in
      guard let search = link.target, search.phase == .ending else { return }
      search.phase = .inactive
      search.removeView()
      search.delegate?.didDismissSearchController(search)
    }
  }

  /// Moves the bars to the search, or back, and shows or hides what lies over the screen.
  private func move(then completion: @escaping () -> Void) {
    let isBeginning = phase == .beginning
    let change = {
      if self.automaticallyShowsCancelButton { self.bar.showsCancelButton = isBeginning }
      if self.automaticallyShowsScopeBar { self.bar.showsScopeBar = isBeginning }
      self.bar.layoutIfNeeded()
      self.searchView?.alpha = isBeginning ? 1 : 0
      if self.navigationItemOfBar != nil { self.navigation?.searchDidChange() }
    }
    hideBarOfOwnView(isBeginning)
    updateContent()
    guard UIView.areAnimationsEnabled, bar.window != nil else {
      change()
      return completion()
    }
    bar.layoutIfNeeded()
    UIView.animate(
      withDuration: SearchView.duration, delay: 0, options: .allowUserInteraction, animations: change
    ) { _ in
      completion()
    }
  }

  /// Hides the navigation bar over a search bar in a view of the app's, and shows it again.
  private func hideBarOfOwnView(_ hides: Bool) {
    guard navigationItemOfBar == nil, let navigation else { return }
    if hides, hidesNavigationBarDuringPresentation, !navigation.isNavigationBarHidden {
      didHideBar = true
      navigation.setNavigationBarHidden(true, animated: true)
    } else if !hides, didHideBar {
      didHideBar = false
      navigation.setNavigationBarHidden(false, animated: true)
    }
  }

  private func addView(to screen: UIViewController) {
    screen.addChild(self)
    screen.view.addSubview(view)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    didMove(toParent: screen)
    guard let results, results.parent == nil else { return }
    addChild(results)
    results.view.frame = view.bounds
    results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    searchView?.show(results.view)
    results.didMove(toParent: self)
  }

  private func removeView() {
    guard parent != nil else { return }
    willMove(toParent: nil)
    view.removeFromSuperview()
    removeFromParent()
  }

  /// Shows the results, or the dimmed screen, as the text and the properties say.
  private func updateContent() {
    guard let searchView else { return }
    let showsResults = results != nil && showsSearchResultsController
    searchView.showsResults = showsResults
    searchView.dims = obscuresBackgroundDuringPresentation && !showsResults
  }
}
