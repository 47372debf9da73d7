import TransitionTesting
import UIKit

/// The cost of pages that constraints lay out: the first layout, a rotation, and the change of one constant.
struct ConstraintPages: Benchmark {
  let name = "constraint-pages"

  func run() throws -> [Measurement] {
    try MainActor.assumeIsolated { try [making(), firstLayout(), rotation(), change(), stack(), text()] }
  }

  /// A page of rows, each with a title and a value, below each other.
  @MainActor private final class Page {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    private(set) var heights: [NSLayoutConstraint] = []

    init(rows: Int) {
      var top = root.topAnchor
      for _ in 0..<rows {
        let (row, title, value) = (UIView(), UIView(), UIView())
        for view in [row, title, value] { view.translatesAutoresizingMaskIntoConstraints = false }
        root.addSubview(row)
        row.addSubview(title)
        row.addSubview(value)
        let height = row.heightAnchor.constraint(equalToConstant: 44)
        heights.append(height)
        NSLayoutConstraint.activate([
          row.topAnchor.constraint(equalTo: top), row.leadingAnchor.constraint(equalTo: root.leadingAnchor),
          row.trailingAnchor.constraint(equalTo: root.trailingAnchor), height,
          title.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 16),
          title.topAnchor.constraint(equalTo: row.topAnchor), title.bottomAnchor.constraint(equalTo: row.bottomAnchor),
          value.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8),
          value.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: -16),
          value.centerYAnchor.constraint(equalTo: row.centerYAnchor),
          value.widthAnchor.constraint(equalTo: title.widthAnchor), value.heightAnchor.constraint(equalToConstant: 20),
        ])
        top = row.bottomAnchor
      }
    }
  }

  /// A page of 100 rows is made.
  @MainActor private func making() throws -> Measurement {
    try withStage(.iPhone15) { _ in
      var pages: [Page] = []
      let result = Stopwatch(duration: 1).measure(preparing: { pages = [] }) { pages.append(Page(rows: 100)) }
      return Measurement(
        name: "a page of 100 rows made, with 1,200 constraints", value: result.processor, unit: "ms", limit: 8)
    }
  }

  /// The same page is laid out for the first time. The page of the sample before is taken down outside of the time.
  @MainActor private func firstLayout() throws -> Measurement {
    try withStage(.iPhone15) { _ in
      let result = Stopwatch(duration: 1).measure(
        preparing: {
          UIView().layoutIfNeeded()
          return Page(rows: 100)
        }, { $0.root.layoutIfNeeded() })
      return Measurement(
        name: "the page laid out for the first time", value: result.processor, unit: "ms", limit: 4)
    }
  }

  /// The width of a page of 100 rows changes.
  @MainActor private func rotation() throws -> Measurement {
    try withStage(.iPhone15) { _ in
      let page = Page(rows: 100)
      page.root.layoutIfNeeded()
      var isWide = false
      let result = Stopwatch(duration: 1).measure {
        isWide.toggle()
        page.root.frame.size = isWide ? CGSize(width: 852, height: 393) : CGSize(width: 393, height: 852)
        page.root.layoutIfNeeded()
      }
      return Measurement(
        name: "the same page in another width", value: result.processor, unit: "ms", limit: 0.4)
    }
  }

  /// The height of the last row changes: its cost is that of what depends on it.
  @MainActor private func change() throws -> Measurement {
    try withStage(.iPhone15) { _ in
      let page = Page(rows: 100)
      page.root.layoutIfNeeded()
      var constant: CGFloat = 44
      let result = Stopwatch(duration: 1).measure {
        constant = 88 - constant + 1
        page.heights[99].constant = constant
        page.root.layoutIfNeeded()
      }
      return Measurement(
        name: "the height of its last row changed", value: result.processor, unit: "ms", limit: 1)
    }
  }

  /// The text of one of 20 labels in a stack changes.
  @MainActor private func text() throws -> Measurement {
    try withStage(.iPhone15) { stage in
      let labels = (0..<20).map { _ in UILabel() }
      for label in labels { label.text = "Text" }
      let column = UIStackView(arrangedSubviews: labels)
      column.axis = .vertical
      column.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
      stage.window.addSubview(column)
      column.layoutIfNeeded()
      var isLong = false
      let result = Stopwatch(duration: 1).measure {
        isLong.toggle()
        labels[10].text = isLong ? "A longer text" : "Text"
        column.layoutIfNeeded()
      }
      return Measurement(
        name: "a text of a stack of 20 labels changed", value: result.processor, unit: "ms", limit: 1)
    }
  }

  /// A stack of 20 rows of three views closes and opens a gap.
  @MainActor private func stack() throws -> Measurement {
    try withStage(.iPhone15) { stage in
      let rows = (0..<20).map { _ in
        let row = UIStackView(arrangedSubviews: [UIView(), UIView(), UIView()])
        row.distribution = .fillEqually
        return row
      }
      let column = UIStackView(arrangedSubviews: rows)
      (column.axis, column.distribution) = (.vertical, .fillEqually)
      column.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
      stage.window.addSubview(column)
      column.layoutIfNeeded()
      let result = Stopwatch(duration: 1).measure {
        rows[10].isHidden.toggle()
        column.layoutIfNeeded()
      }
      return Measurement(
        name: "a row of a stack of 20 rows hidden or shown", value: result.processor, unit: "ms", limit: 4)
    }
  }
}
