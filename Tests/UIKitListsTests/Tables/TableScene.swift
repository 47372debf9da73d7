import TransitionTesting
import UIKit

@testable import UIKitTestSupport

/// A cell with a word, which says how high it wants to be.
final class WordCell: UITableViewCell {
  var word = ""
  var wantedHeight: CGFloat?
  private(set) var reuseCount = 0

  override func prepareForReuse() {
    super.prepareForReuse()
    word = ""
    reuseCount += 1
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    wantedHeight.map { CGSize(width: size.width, height: $0) } ?? super.sizeThatFits(size)
  }
}

/// Words in sections, and the required methods of a data source.
///
/// Its subclasses conform to the protocol, because optional methods are found where the conformance is declared.
@MainActor class WordData: NSObject {
  var data: [[String]]
  let log = CallLog()
  var logsCells = false
  /// The height that a word's cell wants; nil for that of its label.
  var wantedHeight: ((String) -> CGFloat?)?
  var headerTitles: [Int: String] = [:]
  var footerTitles: [Int: String] = [:]
  private var known: Set<ObjectIdentifier> = []
  private var cells: [UITableViewCell] = []
  /// The number of cells that were made.
  var made: Int { cells.count }

  init(_ data: [[String]]) { self.data = data }

  func numberOfSections(in tableView: UITableView) -> Int { data.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { data[section].count }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { headerTitles[section] }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { footerTitles[section] }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "word", for: indexPath)
    if known.insert(ObjectIdentifier(cell)).inserted { cells.append(cell) }
    let word = data[indexPath.section][indexPath.row]
    (cell as? WordCell)?.word = word
    (cell as? WordCell)?.wantedHeight = wantedHeight?(word)
    cell.textLabel?.text = word
    if logsCells { log.calls.append("cell(\(word))") }
    return cell
  }
}

/// A data source of words.
final class WordSource: WordData, UITableViewDataSource {}

/// A data source whose rows can be deleted and moved.
final class EditableSource: WordData, UITableViewDataSource {
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    data[indexPath.section][indexPath.row] != "fixed"
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    log.calls.append("commit\(editingStyle.rawValue)(\(indexPath.section),\(indexPath.row))")
    guard editingStyle == .delete else { return }
    data[indexPath.section].remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .fade)
  }

  func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
    let (source, target) = (sourceIndexPath, destinationIndexPath)
    log.calls.append("move(\(source.section),\(source.row))-(\(target.section),\(target.row))")
    let word = data[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    data[destinationIndexPath.section].insert(word, at: destinationIndexPath.row)
  }
}

/// A screen with a table, 300 × 400 points at (0, 100).
@MainActor final class TableScene {
  let stage: Stage
  let root = UIViewController()
  let table: UITableView
  let source: WordData

  init(
    _ stage: Stage, _ source: WordData & UITableViewDataSource, style: UITableView.Style = .plain,
    delegate: (any UITableViewDelegate)? = nil,
    shows: Bool = true, configure: (UITableView) -> Void = { _ in }
  ) {
    self.stage = stage
    self.source = source
    table = UITableView(frame: CGRect(x: 0, y: 100, width: 300, height: 400), style: style)
    table.contentInsetAdjustmentBehavior = .never
    table.register(WordCell.self, forCellReuseIdentifier: "word")
    table.dataSource = source
    table.delegate = delegate
    configure(table)
    root.view.addSubview(table)
    if shows { stage.show(root) }
  }

  convenience init(
    _ stage: Stage, rows: Int, style: UITableView.Style = .plain, delegate: (any UITableViewDelegate)? = nil,
    configure: (UITableView) -> Void = { _ in }
  ) {
    let words = (0..<rows).map { "w\($0)" }
    self.init(stage, WordSource([words]), style: style, delegate: delegate, configure: configure)
  }

  func cell(_ row: Int, _ section: Int = 0) -> WordCell? {
    table.cellForRow(at: IndexPath(row: row, section: section)) as? WordCell
  }

  /// The words of the visible cells, in the order of their rows.
  var words: [String] { table.visibleCells.compactMap { ($0 as? WordCell)?.word } }

  /// The middle of a row in the window.
  func middle(_ row: Int, _ section: Int = 0) -> CGPoint {
    let frame = table.rectForRow(at: IndexPath(row: row, section: section))
    return CGPoint(x: 150, y: 100 + frame.midY - table.contentOffset.y)
  }

  /// Taps a row and lets the touch end.
  func tap(_ row: Int, _ section: Int = 0) {
    stage.tap(middle(row, section))
    stage.advance(by: 0.5)
  }
}

/// A delegate that logs touches.
class LoggingTableDelegate: NSObject, UITableViewDelegate {
  let log = CallLog()
  var mayHighlight = true
  var chosen: ((IndexPath) -> IndexPath?) = { $0 }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    log.calls.append("shouldHighlight\(indexPath.row)")
    return mayHighlight
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    log.calls.append("didHighlight\(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    log.calls.append("didUnhighlight\(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    log.calls.append("willSelect\(indexPath.row)")
    return chosen(indexPath)
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.calls.append("didSelect\(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    log.calls.append("willDeselect\(indexPath.row)")
    return indexPath
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    log.calls.append("didDeselect\(indexPath.row)")
  }
}
