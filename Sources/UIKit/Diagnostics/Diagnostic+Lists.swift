import QuartzCore

/// Collection views, table views and their layouts.
extension Diagnostic {
  /// V-3: nothing is registered for an identifier; the kind is nil for a table's cells.
  static func dequeuedUnregistered(list: String, kind: String?, identifier: String) -> Diagnostic {
    Diagnostic(
      identifier: "dequeued-unregistered",
      happened: kind.map { "\(list) could not dequeue a view of kind: \($0) with identifier \(identifier)." }
        ?? "\(list) was unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the "
        + "identifier or connect a prototype cell in a storyboard.",
      reason: "No class is registered for the identifier, so UIKit raises an exception here.",
      remedy: "Register a class for the identifier first. An empty view is shown.")
  }

  /// A class that is no view of the kind was registered.
  static func registeredClassIsNoView(class name: String, identifier: String) -> Diagnostic {
    Diagnostic(
      identifier: "registered-class-is-no-view",
      happened: "\(name) was registered for \(identifier), and is no view of that kind.",
      reason: "A list can show cells and reusable views only.",
      remedy: "Register a subclass of the list's cell or reusable view. The registration is ignored.")
  }

  /// V-5: a view that the data source has made itself.
  static func cellNotDequeued(list: String, path: String) -> Diagnostic {
    Diagnostic(
      identifier: "cell-not-dequeued",
      happened: "The view that the data source of \(list) returned for (\(path)) was not dequeued for this call.",
      reason: "It has no reuse identifier, or is shown already; UIKit raises an exception here.",
      remedy: "Return what the list's dequeue method returns.")
  }

  /// The layout has a supplementary view that the data source does not make.
  static func missingSupplementaryView(list: String, kind: String, path: String) -> Diagnostic {
    Diagnostic(
      identifier: "missing-supplementary-view",
      happened: "The layout of \(list) has a \(kind) at (\(path)), and the data source makes none.",
      reason: "UIKit raises an exception here.",
      remedy: "Implement collectionView(_:viewForSupplementaryElementOfKind:at:), or leave the view out of the layout.")
  }

  /// V-16…V-19: updates that do not lead to the data source's numbers.
  static func invalidBatch(list: String, reason: String, batch: String) -> Diagnostic {
    Diagnostic(
      identifier: "invalid-batch-update",
      happened: "\(list): \(reason)",
      reason: "UIKit raises NSInternalInconsistencyException here. \(batch)",
      remedy: "Change the data inside the block, by exactly these updates. The list is loaded anew, without animation.")
  }

  /// V-37: attributes of an item that does not exist.
  static func attributesWithoutItem(list: String, layout: String, path: String) -> Diagnostic {
    Diagnostic(
      identifier: "attributes-without-item",
      happened: "\(layout) returned attributes for the item (\(path)), which \(list) does not have.",
      reason: "They are not valid for the data source counts. Attributes will be ignored.",
      remedy: "Return attributes of the items that exist, and compute them anew in prepare().")
  }

  /// Attributes or a content size that are not finite.
  static func invalidLayoutAttributes(list: String, layout: String, element: String) -> Diagnostic {
    Diagnostic(
      identifier: "invalid-layout-attributes",
      happened: "\(layout) gave \(element) of \(list) a frame, an alpha or a transform that is not finite.",
      reason: "Core Animation raises CALayerInvalidGeometry for such a view.",
      remedy: "Look for a division by zero in the layout, such as by the size of an empty collection view.")
  }

  /// V-34: measuring that does not end.
  static func layoutNeverSettles(list: String, layout: String) -> Diagnostic {
    Diagnostic(
      identifier: "layout-never-settles",
      happened: "\(layout) of \(list) was invalid again after each of many preparations in one layout pass.",
      reason: "A cell prefers another size each time, or prepare() invalidates the layout; UIKit would loop.",
      remedy: "Return the same preferred attributes for the same content. The pass ends here, as it is.")
  }

  /// V-43: a scroll to an item or a row that does not exist.
  static func scrolledToMissingItem(
    list: String, item: Int, count: Int, section: Int, isRow: Bool = false
  ) -> Diagnostic {
    let (noun, exception) = isRow ? ("row", "NSRangeException") : ("item", "NSInvalidArgumentException")
    return Diagnostic(
      identifier: "scrolled-to-missing-item",
      happened: "Attempted to scroll \(list) to an out-of-bounds \(noun) (\(item)) when there are only \(count) "
        + "\(noun)s in section \(section).",
      reason: "UIKit raises \(exception) here.",
      remedy: "Scroll after the data has been loaded. The call is ignored.")
  }

  /// V-43: two positions of one direction.
  static func conflictingScrollPositions(list: String) -> Diagnostic {
    Diagnostic(
      identifier: "conflicting-scroll-positions",
      happened: "\(list) was scrolled to two positions of one direction at once.",
      reason: "An item cannot be at the top and at the bottom; UIKit raises NSInvalidArgumentException here.",
      remedy: "Combine at most one vertical and one horizontal position. The call is ignored.")
  }

  /// V-55: items that do not fit into a line.
  static func itemTooLarge(list: String, path: String, isVertical: Bool) -> Diagnostic {
    let (length, first, second) = isVertical ? ("width", "left", "right") : ("height", "top", "bottom")
    return Diagnostic(
      identifier: "flow-item-too-large",
      happened: "The behavior of the UICollectionViewFlowLayout is not defined because: the item \(length) must be "
        + "less than the \(length) of \(list) minus the section insets \(first) and \(second) values, minus the content "
        + "insets \(first) and \(second) values.",
      reason: "The item (\(path)) is longer than a line; it is centred, and partly out of sight.",
      remedy: "Give the item a smaller \(length), or invalidate the layout when the size changes.", isHint: true)
  }

  /// V-22: a cell provider that made another cell.
  static func reconfiguredToOtherCell(list: String, path: String) -> Diagnostic {
    Diagnostic(
      identifier: "reconfigured-to-other-cell",
      happened: "\(list) asked for the item (\(path)) to be configured again, and got another cell.",
      reason: "A reconfigured item keeps its cell; UIKit raises an exception here.",
      remedy: "Dequeue with the identifier of the item's present cell, or reload the item. The present cell stays.")
  }

  /// V-82: a change of a list while its layout is being changed by the app.
  static func listChangedInTransition(list: String, change: String) -> Diagnostic {
    Diagnostic(
      identifier: "list-changed-in-transition",
      happened: "\(change) came while an interactive change of the layout of \(list) was going on.",
      reason: "The two layouts of the change would not fit what is shown (P-44).",
      remedy: "Call finishInteractiveTransition() or cancelInteractiveTransition() first. The call is ignored; "
        + "updates, pushes and pops end the change in the old layout.")
  }

  /// V-81: an end without a beginning.
  static func noLayoutTransition(list: String) -> Diagnostic {
    Diagnostic(
      identifier: "no-layout-transition",
      happened: "\(list) was told to end an interactive change of its layout, and none is going on.",
      reason: "startInteractiveTransition(to:completion:) was not called, or the change has ended already.",
      remedy: "End each change once. The call is ignored.")
  }

  /// V-6: a registration for one view.
  static func registrationMadeInside(list: String) -> Diagnostic {
    Diagnostic(
      identifier: "registration-made-inside",
      happened: "\(list): Attempted to dequeue a cell using a registration that was created inside "
        + "-collectionView:cellForItemAtIndexPath: or inside a UICollectionViewDiffableDataSource cell provider.",
      reason: "Creating a new registration each time a cell is requested will prevent reuse and cause created cells to "
        + "remain inaccessible in memory for the lifetime of the collection view; UIKit raises an exception here.",
      remedy: "Registrations should be created up front and reused. The view is shown.")
  }

  /// V-70: a section provider without a section.
  static func missingLayoutSection(list: String, section: Int) -> Diagnostic {
    Diagnostic(
      identifier: "missing-layout-section",
      happened: "The section provider of the layout of \(list) returned nil for section \(section).",
      reason: "A section that the data source has needs a layout; UIKit raises an exception here.",
      remedy: "Return a section for each index. The section is shown empty.")
  }

  /// A layout that two collection views use.
  static func layoutUsedTwice(list: String, layout: String) -> Diagnostic {
    Diagnostic(
      identifier: "layout-used-twice",
      happened: "\(list) was given a \(layout) that another collection view uses.",
      reason: "A layout knows one collection view, by which it computes.",
      remedy: "Create a layout for each collection view. The call is ignored.")
  }

  /// E-68: the property of a controller on the stack was changed.
  static func layoutNavigationChanged(controller: String) -> Diagnostic {
    Diagnostic(
      identifier: "layout-navigation-changed",
      happened: "useLayoutToLayoutNavigationTransitions of \(controller) was changed after its view was loaded.",
      reason: "Its collection view is that of the screen below by then, or its own; UIKit crashes at the pop.",
      remedy: "Set the property before the controller is pushed. The value stays.")
  }

  /// E-68: two screens of one collection view have other numbers of items.
  static func layoutNavigationCounts(controller: String, own: String, shared: String) -> Diagnostic {
    Diagnostic(
      identifier: "layout-navigation-counts",
      happened: "\(controller) has other numbers of items, \(own), than the collection view that it shows, \(shared).",
      reason: "The data source stays that of the first screen (V-83); UIKit crashes at the pop to it (P-42).",
      remedy: "Give both controllers the same data. The first screen's is shown.")
  }
}
