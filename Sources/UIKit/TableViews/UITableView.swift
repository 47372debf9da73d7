import ListLayout
import QuartzCore

/// A scroll view that shows rows in one column, in sections with headers and footers.
///
/// Only what is visible has views. A layout pass asks the data source for the numbers of rows if they are not known,
/// computes heights, and shows the rows of the bounds; rows with estimated heights are measured there (V-86).
@preconcurrency @MainActor open class UITableView: UIScrollView {
  /// The style, given at creation.
  open private(set) var style: Style

  // MARK: Data and delegates

  /// The data source; not retained (V-12).
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { dataSourceChanged() } }
  }
  /// The delegate; not retained (V-12).
  @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
    get { assignedDelegate }
    set { (self as UIScrollView).delegate = newValue }
  }
  private(set) weak var assignedDelegate: (any UITableViewDelegate)?
  /// The object that prepares data before its rows are needed; not retained (V-9).
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// Whether rows may be prepared before they are visible.
  open var isPrefetchingEnabled = true

  override func delegateDidChange() {
    let new = (self as UIScrollView).delegate as? any UITableViewDelegate
    guard new !== assignedDelegate else { return }
    assignedDelegate = new
    if new != nil { contextMenus.install() }
    heightsChanged()
  }

  /// The interaction that shows the rows' context menus; nil for a table that never had a delegate.
  open var contextMenuInteraction: UIContextMenuInteraction? { contextMenus.interaction }

  // MARK: Heights

  /// The height of rows, in points; automatic by default (V-85).
  open var rowHeight = UITableView.automaticDimension {
    didSet { if rowHeight != oldValue { heightsChanged() } }
  }
  /// The height of headers, in points; automatic by default (V-85).
  open var sectionHeaderHeight = UITableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { heightsChanged() } }
  }
  /// The height of footers, in points; automatic by default (V-85).
  open var sectionFooterHeight = UITableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { heightsChanged() } }
  }
  /// The height of rows that have not been displayed; automatic by default, 0 for no estimates (V-85).
  open var estimatedRowHeight = UITableView.automaticDimension {
    didSet { if estimatedRowHeight != oldValue { heightsChanged() } }
  }
  /// The height of headers that have not been displayed; automatic by default, 0 for no estimates (V-85).
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension {
    didSet { if estimatedSectionHeaderHeight != oldValue { heightsChanged() } }
  }
  /// The height of footers that have not been displayed; automatic by default, 0 for no estimates (V-85).
  open var estimatedSectionFooterHeight = UITableView.automaticDimension {
    didSet { if estimatedSectionFooterHeight != oldValue { heightsChanged() } }
  }
  /// The distance above a section's header; automatic by default: 22 points in a plain table, else 0 (V-89).
  open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { heightsChanged() } }
  }

  // MARK: Views around the rows

  /// The view above the first section, as wide as the table and as high as it is when it is assigned (V-92).
  open var tableHeaderView: UIView? {
    didSet {
      pass.edgeHeights.header = tableHeaderView?.frame.height ?? 0
      edgeViewChanged(from: oldValue, to: tableHeaderView)
    }
  }
  /// The view below the last section, as wide as the table and as high as it is when it is assigned (V-92).
  open var tableFooterView: UIView? {
    didSet {
      pass.edgeHeights.footer = tableFooterView?.frame.height ?? 0
      edgeViewChanged(from: oldValue, to: tableFooterView)
    }
  }
  /// The view behind the rows, as large as the table; it does not scroll.
  open var backgroundView: UIView? {
    didSet { backgroundChanged(from: oldValue) }
  }

  // MARK: Separators

  /// The style of separators.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { if separatorStyle != oldValue { heightsChanged() } }
  }
  /// The colour of separators; nil for the system's.
  open var separatorColor: UIColor? = .separator {
    didSet {
      noteSet(.separatorColor, \UITableView.separatorColor)
      cellsLookChanged()
    }
  }
  /// Whether text and separators keep to the readable width, in the middle of a wide table.
  open var cellLayoutMarginsFollowReadableWidth = false {
    didSet { if cellLayoutMarginsFollowReadableWidth != oldValue { heightsChanged() } }
  }
  /// The effect through which separators are seen, such as vibrancy over a blurred background; nil for none.
  open var separatorEffect: UIVisualEffect? { didSet { cellsLookChanged() } }
  /// The distances of separators from the edges; 16 points at the left, 20 in regular width (V-91).
  open var separatorInset: UIEdgeInsets {
    get { storedSeparatorInset ?? UIEdgeInsets(top: 0, left: sideMargin, bottom: 0, right: 0) }
    set {
      storedSeparatorInset = newValue
      cellsLookChanged()
      noteSet(.separatorInset, \UITableView.separatorInset)
    }
  }
  private(set) var storedSeparatorInset: UIEdgeInsets?
  /// The origin of ``separatorInset``.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
    didSet { cellsLookChanged() }
  }
  /// Whether cells keep their content in the safe area.
  open var insetsContentViewsToSafeArea = true {
    didSet { cellsLookChanged() }
  }

  // MARK: Selection and editing

  /// Whether a tap selects a row.
  open var allowsSelection = true {
    didSet { selectionRulesChanged() }
  }
  /// Whether a tap selects a row while the table is edited.
  open var allowsSelectionDuringEditing = false {
    didSet { selectionRulesChanged() }
  }
  /// Whether several rows may be selected; a tap then changes the row's selection (V-27).
  open var allowsMultipleSelection = false {
    didSet { selectionRulesChanged() }
  }
  /// Whether several rows may be selected while the table is edited; they then show circles.
  open var allowsMultipleSelectionDuringEditing = false {
    didSet { selectionRulesChanged() }
  }
  /// Whether rows show their editing controls; a change is not animated.
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }
  var storedIsEditing = false

  /// Shows or hides the rows' editing controls (V-94).
  open func setEditing(_ editing: Bool, animated: Bool) {
    changeEditing(to: editing, animated: animated)
  }

  // MARK: Parts

  private(set) lazy var views = ElementViews(self)
  private(set) lazy var layout = TableLayout(self)
  private(set) lazy var selection = TableSelection(self)
  private(set) lazy var prefetching = RowPrefetching(self)
  private(set) lazy var reordering = RowReordering(self)
  private(set) lazy var swiping = RowSwiping(self)
  private(set) lazy var contextMenus = ListContextMenus(self)
  private(set) lazy var sectionIndex = SectionIndexView(self)
  let counts = DataCounts()
  var cellPool = ReusePool<UITableViewCell>()
  /// The sections that a storyboard has for the table; nil for a table of prototypes.
  var staticSections: [StaticSection]?
  var boundaryPool = ReusePool<UITableViewHeaderFooterView>()
  /// The cell that the data source is asked to configure again; nil outside of that call.
  var reconfiguredCell: UITableViewCell?
  /// The updates of a batch that is being described; nil outside of one.
  var batch: TableBatch?
  var pass = TablePass()
  /// The label that measures titles.
  private(set) lazy var measuringLabel = Self.makeMeasuringLabel()
  let defaults = DefaultAnswers()

  /// Creates a table view with a frame, in points.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    setUp()
  }

  /// Creates a plain table view with a frame, in points.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Creates a table view from a nib or a storyboard; another coder gives the defaults.
  public required init?(coder: NSCoder) {
    style = InterfaceDecoder.tableStyle(coder)
    super.init(coder: coder)
    setUp()
    decode(coder, as: UITableView.self)
  }

  // MARK: Section index

  /// The color of the index's titles; nil for the tint color.
  open var sectionIndexColor: UIColor? {
    didSet {
      noteSet(.sectionIndexColor, \UITableView.sectionIndexColor)
      sectionIndex.updateColors()
    }
  }
  /// The color behind the index's titles; nil for none.
  open var sectionIndexBackgroundColor: UIColor? {
    didSet {
      noteSet(.sectionIndexBackgroundColor, \UITableView.sectionIndexBackgroundColor)
      sectionIndex.updateColors()
    }
  }
  /// The color behind the index's titles under a finger; nil for ``sectionIndexBackgroundColor``.
  open var sectionIndexTrackingBackgroundColor: UIColor? {
    didSet {
      noteSet(.sectionIndexTrackingBackgroundColor, \UITableView.sectionIndexTrackingBackgroundColor)
      sectionIndex.updateColors()
    }
  }
  /// The number of rows from which on there is an index.
  open var sectionIndexMinimumDisplayRowCount = 0 {
    didSet { if sectionIndexMinimumDisplayRowCount != oldValue { sectionIndex.setNeedsTitles() } }
  }

  /// Asks the data source again for the titles of the index.
  open func reloadSectionIndexTitles() { sectionIndex.setNeedsTitles() }

  // MARK: Registration

  /// Sets the class of cells with an identifier, made by `init(style:reuseIdentifier:)`; nil for none (V-1).
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registerCell(cellClass, identifier)
  }

  /// Sets the class of headers and footers with an identifier, made by `init(reuseIdentifier:)`; nil for none (V-1).
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerBoundary(aClass, identifier)
  }

  /// Sets the nib of cells with an identifier; nil for none (V-1).
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    registerCell(nib, identifier)
  }

  /// Sets the nib of headers and footers with an identifier; nil for none (V-1).
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerBoundary(nib, identifier)
  }

  /// Returns a cell that waits for reuse, else a new one of the registered class; nil if there is none (V-4).
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    dequeueCell(identifier)
  }

  /// Returns a cell of the row's size that waits for reuse, else a new one of the registered class (V-3, V-4).
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    dequeueCell(identifier, for: indexPath)
  }

  /// Returns a header or footer that waits for reuse, else a new one of the registered class; nil if there is none.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    dequeueBoundary(identifier)
  }

  // MARK: Information

  /// The number of sections, as the data source says.
  open var numberOfSections: Int { loadedCounts.sectionCount }

  /// Returns the number of rows of a section, as the data source says; 0 for one that does not exist.
  open func numberOfRows(inSection section: Int) -> Int {
    let counts = loadedCounts
    return counts.contains(section: section) ? counts.items[section] : 0
  }

  /// Returns the frame of a section with its header and footer; zero for one that does not exist.
  open func rect(forSection section: Int) -> CGRect {
    prepareLayout()
    return layout.geometry.sectionFrame(of: section) ?? .zero
  }

  /// Returns the frame of a section's header where it is not pinned; zero for none.
  open func rectForHeader(inSection section: Int) -> CGRect {
    prepareLayout()
    return layout.geometry.headerFrame(of: section) ?? .zero
  }

  /// Returns the frame of a section's footer where it is not pinned; zero for none.
  open func rectForFooter(inSection section: Int) -> CGRect {
    prepareLayout()
    return layout.geometry.footerFrame(of: section) ?? .zero
  }

  /// Returns the frame of a row; zero for one that does not exist.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    prepareLayout()
    return layout.geometry.frame(of: indexPath.itemPath) ?? .zero
  }

  /// Returns the row at a point of the content; nil for none.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    indexPathsForRows(in: CGRect(origin: point, size: CGSize(width: 0.001, height: 0.001)))?.first
  }

  /// Returns the rows whose frames overlap a rectangle of the content, in order; nil for none.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    prepareLayout()
    let found = layout.geometry.elements(in: rect).compactMap {
      $0.element.category == .cell ? IndexPath($0.element.path) : nil
    }
    return found.isEmpty ? nil : found
  }

  /// Returns the row of a shown cell; nil for other cells.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    guard let element = views.element(of: cell), element.category == .cell else { return nil }
    return IndexPath(element.path)
  }

  /// Returns the cell of a row if it is shown; nil for others (V-11).
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    views[.cell(indexPath.itemPath)]?.view as? UITableViewCell
  }

  /// Returns the header of a section if it is shown and is a header view of a table.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    views[.header(section)]?.view as? UITableViewHeaderFooterView
  }

  /// Returns the footer of a section if it is shown and is a footer view of a table.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    views[.footer(section)]?.view as? UITableViewHeaderFooterView
  }

  /// The shown cells, in the order of their rows.
  open var visibleCells: [UITableViewCell] {
    views.shownElements.compactMap { $0.category == .cell ? views[$0]?.view as? UITableViewCell : nil }
  }

  /// The rows of the shown cells, in order; nil for none.
  open var indexPathsForVisibleRows: [IndexPath]? {
    let paths = views.shownElements.compactMap { $0.category == .cell ? IndexPath($0.path) : nil }
    return paths.isEmpty ? nil : paths
  }

  // MARK: Selection by program

  /// The first selected row; nil for none.
  open var indexPathForSelectedRow: IndexPath? { selection.selected.first.map { IndexPath($0) } }
  /// The selected rows, in order; nil for none.
  open var indexPathsForSelectedRows: [IndexPath]? {
    selection.selected.isEmpty ? nil : selection.selected.map { IndexPath($0) }
  }

  /// Selects a row, without calls of the delegate, and scrolls to it; nil deselects all (V-26).
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else { return selection.deselectAll(animated: animated) }
    selection.select(indexPath.itemPath, animated: animated)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Deselects a row, without calls of the delegate (V-26).
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selection.deselect(indexPath.itemPath, animated: animated)
  }

  // MARK: Loading and scrolling

  /// Drops the data and the selection, and asks for numbers and heights; cells come in the next layout pass (V-13).
  open func reloadData() { reload() }

  /// Whether an update waits for the data source's numbers.
  open var hasUncommittedUpdates: Bool { batch != nil }

  /// Scrolls to a row, or to a section if the row is `NSNotFound`; positions refer to what no inset or header covers.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(to: indexPath, at: scrollPosition, animated: animated)
  }

  /// Scrolls to the selected row that is nearest to a position.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    scrollToNearestSelection(at: scrollPosition, animated: animated)
  }

  // MARK: Updates

  /// Does a batch of insertions, deletions, moves and reloads in one animation (V-14, V-21).
  ///
  /// - Parameters:
  ///   - updates: The calls of the batch; the data changes inside it (V-15).
  ///   - completion: Called when the animation has ended, with whether it ran to its end.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    openBatch()
    updates?()
    closeBatch(completion)
  }

  /// Begins a batch of updates; an empty one asks for heights anew (V-23).
  open func beginUpdates() { openBatch() }

  /// Ends a batch of updates, and shows it in an animation (V-23).
  open func endUpdates() { closeBatch(nil) }

  /// Inserts rows, at index paths after the batch.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(indexPaths.map { .insertItem($0.itemPath) }, animation)
  }

  /// Deletes rows, at index paths before the batch.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(indexPaths.map { .deleteItem($0.itemPath) }, animation)
  }

  /// Replaces rows' cells, at index paths before the batch.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(indexPaths.map { .reloadItem($0.itemPath) }, animation)
  }

  /// Asks the data source to configure rows' cells again, without replacing them (V-22).
  open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

  /// Moves a row from an index path before the batch to one after it.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update([.moveItem(from: indexPath.itemPath, to: newIndexPath.itemPath)], .automatic)
  }

  /// Inserts sections, at indices after the batch.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(sections.map { .insertSection($0) }, animation)
  }

  /// Deletes sections, at indices before the batch.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(sections.map { .deleteSection($0) }, animation)
  }

  /// Replaces sections' views, at indices before the batch.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(sections.map { .reloadSection($0) }, animation)
  }

  /// Moves a section from an index before the batch to one after it.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update([.moveSection(from: section, to: newSection)], .automatic)
  }

  // MARK: View

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      super.bounds = newValue
      boundsDidChange()
    }
  }

  open override var frame: CGRect {
    get { super.frame }
    set {
      super.frame = newValue
      boundsDidChange()
    }
  }
  var lastRowWidth: CGFloat = 0

  open override func layoutSubviews() {
    updateElements()
    super.layoutSubviews()
    layOutBackground()
    sectionIndex.layOut()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    boundsDidChange()
    cellsLookChanged()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    heightsChanged()
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    selection.touchesBegan(touches)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    selection.touchesEnded(touches)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    selection.touchesCancelled(touches)
  }
}
