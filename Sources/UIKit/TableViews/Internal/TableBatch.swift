import ListLayout
import QuartzCore

/// A batch of updates of a table that is being described (V-14).
struct TableBatch {
  /// The numbers of rows before the batch.
  let before: ListCounts
  /// The elements in and around the bounds before the batch, so that those that come into sight slide in.
  let nearby: [ListElement: ElementAttributes]
  /// The nesting of the calls that open a batch.
  var depth = 0
  var updates: [ListUpdate] = []
  var animations = UpdateAnimations()
  var reconfigured: [IndexPath] = []
  var completions: [(Bool) -> Void] = []
  /// Whether everything is loaded anew, so that the updates do not count.
  var isReloaded = false

  /// Whether an update inserts, deletes or moves something.
  var rearranges: Bool {
    updates.contains { update in
      switch update {
      case .reloadItem, .reloadSection: false
      default: true
      }
    }
  }
}

/// How the rows and sections of a batch appear and disappear (V-23).
struct UpdateAnimations {
  /// By position before the batch.
  private var leavingRows: [ItemPath: UITableView.RowAnimation] = [:]
  private var leavingSections: [Int: UITableView.RowAnimation] = [:]
  /// By position after the batch.
  private var arrivingRows: [ItemPath: UITableView.RowAnimation] = [:]
  private var arrivingSections: [Int: UITableView.RowAnimation] = [:]
  /// Reloaded rows and sections, by position before the batch.
  private var reloadedRows: [ItemPath: UITableView.RowAnimation] = [:]
  private var reloadedSections: [Int: UITableView.RowAnimation] = [:]

  mutating func add(_ update: ListUpdate, _ animation: UITableView.RowAnimation) {
    switch update {
    case .insertSection(let section): arrivingSections[section] = animation
    case .deleteSection(let section): leavingSections[section] = animation
    case .reloadSection(let section): reloadedSections[section] = animation
    case .insertItem(let path): arrivingRows[path] = animation
    case .deleteItem(let path): leavingRows[path] = animation
    case .reloadItem(let path): reloadedRows[path] = animation
    case .moveItem, .moveSection: break
    }
  }

  /// The animation with which an element disappears.
  func leaving(_ element: ListElement) -> UITableView.RowAnimation {
    let path = element.path
    if element.category == .cell, let own = leavingRows[path] ?? reloadedRows[path] { return own }
    return leavingSections[path.section] ?? reloadedSections[path.section] ?? .fade
  }

  /// The animation with which an element appears.
  func arriving(_ element: ListElement, _ map: UpdateMap) -> UITableView.RowAnimation {
    let path = element.path
    if element.category == .cell, let own = arrivingRows[path] { return own }
    if element.category == .cell, let old = map.oldPath(of: path), let own = reloadedRows[old] { return own }
    if let own = arrivingSections[path.section] { return own }
    return map.oldSection(of: path.section).flatMap { reloadedSections[$0] } ?? .fade
  }
}

extension UITableView.RowAnimation {
  /// Returns the attributes with which an element ends that disappears, or begins that appears.
  ///
  /// - Parameters:
  ///   - attributes: Its ordinary attributes.
  ///   - width: The width of the table, in points.
  ///   - isLeaving: Whether it disappears.
  func outside(_ attributes: ElementAttributes, width: CGFloat, isLeaving: Bool) -> ElementAttributes {
    var result = attributes
    switch self {
    case .fade, .automatic: result.alpha = 0
    case .right: result.center.x += width
    case .left: result.center.x -= width
    case .top:
      result.center.y -= attributes.size.height
      result.alpha = 0
    case .bottom:
      result.center.y += attributes.size.height
      result.alpha = 0
    case .middle:
      result.size.height = 0
      result.alpha = 0
    case .none: result.alpha = isLeaving ? 0 : 1
    }
    return result
  }
}
