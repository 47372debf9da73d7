import CoreGraphics
import QuartzCore

/// A part of a paragraph that one view draws.
struct TextTileKey: Hashable {
  let paragraph: ObjectIdentifier
  let part: Int
}

extension UITextView {
  /// The number of lines that one view draws.
  private static let linesPerTile = 16

  /// The width of lines, in points, in a view of some width.
  private func lineWidth(in width: CGFloat) -> CGFloat {
    max(1, width - textContainerInset.left - textContainerInset.right - 2 * textContainer.lineFragmentPadding)
  }

  var textOrigin: CGPoint {
    CGPoint(x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top)
  }

  // MARK: Geometry

  /// Runs a closure for which the text is laid out in the view's width.
  func prepared<Result>(_ body: () -> Result) -> Result {
    prepareGeometry(width: bounds.width)
    return body()
  }

  func prepareGeometry(width: CGFloat) {
    var settings = TextGeometry.Settings()
    settings.font = shownFont
    settings.alignment = textAlignment
    settings.isRightToLeft = effectiveTraits.layoutDirection == .rightToLeft
    settings.width = lineWidth(in: width)
    settings.numberOfLines = textContainer.maximumNumberOfLines
    settings.lineBreakMode = textContainer.lineBreakMode
    settings.mask = isSecureTextEntry ? "•" : nil
    editor.geometry.settings = settings
  }

  func updateContentSize() {
    guard bounds.width > 0 else { return }
    prepareGeometry(width: bounds.width)
    let containerWidth = lineWidth(in: bounds.width) + 2 * textContainer.lineFragmentPadding
    textContainer.follow(CGSize(width: containerWidth, height: .greatestFiniteMagnitude))
    let height = editor.geometry.height + textContainerInset.top + textContainerInset.bottom
    let size = CGSize(width: bounds.width, height: height.rounded(.up))
    if contentSize != size { contentSize = size }
  }

  /// The size of the text in a width, with its insets.
  func fittingSize(_ size: CGSize) -> CGSize {
    let own = bounds.width
    let width = size.width > 0 && size.width.isFinite ? size.width : 100_000
    prepareGeometry(width: width)
    let text = editor.geometry.size
    if own > 0, own != width { prepareGeometry(width: own) }
    let scale = uiEnvironment.screen.scale
    let around = width - lineWidth(in: width)
    return CGSize(
      width: min(((text.width + around) * scale).rounded(.up) / scale, width),
      height: ((text.height + textContainerInset.top + textContainerInset.bottom) * scale).rounded(.up) / scale)
  }

  // MARK: Parts

  /// Draws the lines that are visible, and reuses the views of others.
  func layOutParts() {
    updateContentSize()
    let size = CGSize(width: max(bounds.width, contentSize.width), height: max(bounds.height, contentSize.height))
    canvas.frame = CGRect(origin: .zero, size: size)
    selectionView.frame = canvas.bounds
    placeTiles()
    showSelection()
  }

  private func placeTiles() {
    let geometry = editor.geometry
    let tops = geometry.paragraphTops
    let visible = (bounds.minY - textOrigin.y)...(bounds.maxY - textOrigin.y)
    var unused = tiles
    var shown: [TextTileKey: TextTile] = [:]
    var index = max(0, (tops.lastIndex { $0 <= visible.lowerBound }) ?? 0)
    while index < tops.count, tops[index] <= visible.upperBound {
      let paragraph = editor.text.paragraphs[index]
      let layout = geometry.layout(of: paragraph)
      for start in stride(from: 0, to: layout.lines.count, by: Self.linesPerTile) {
        let lines = start..<min(start + Self.linesPerTile, layout.lines.count)
        let top = tops[index] + layout.top(of: start)
        let last = lines.upperBound - 1
        let bottom = tops[index] + layout.top(of: last) + layout.lines[last].heights.height
        guard bottom >= visible.lowerBound, top <= visible.upperBound else { continue }
        let key = TextTileKey(paragraph: ObjectIdentifier(paragraph), part: start)
        let tile = unused.removeValue(forKey: key) ?? TextTile(frame: .zero)
        shown[key] = tile
        place(tile, layout, lines, top: top, bottom: bottom, paragraphTop: tops[index])
      }
      index += 1
    }
    for tile in unused.values { tile.removeFromSuperview() }
    tiles = shown
  }

  /// Places a view over its lines, on whole pixels.
  private func place(
    _ tile: TextTile, _ layout: ParagraphLayout, _ lines: Range<Int>, top: CGFloat, bottom: CGFloat,
    paragraphTop: CGFloat
  ) {
    if tile.superview !== canvas { canvas.addSubview(tile) }
    let scale = uiEnvironment.screen.scale
    let y = ((textOrigin.y + top - TextTile.margin) * scale).rounded(.down) / scale
    let end = ((textOrigin.y + bottom + TextTile.margin) * scale).rounded(.up) / scale
    tile.frame = CGRect(x: 0, y: y, width: bounds.width, height: end - y)
    tile.show(
      layout, lines: lines, at: CGPoint(x: textOrigin.x, y: textOrigin.y + paragraphTop - y),
      color: textColor ?? .label)
  }

  private func showSelection() {
    guard isFirstResponder, isSelectable else { return selectionView.show(caret: nil, selected: [], marked: []) }
    let area = bounds.insetBy(dx: 0, dy: -100)
    let selection = editor.selection
    let isCaret = selection.isEmpty && isEditable
    selectionView.show(
      caret: isCaret ? caretRect(for: TextOffset(selection.lowerBound)) : nil,
      selected: editor.rects(of: selection).filter(area.intersects),
      marked: editor.marked.map { editor.rects(of: $0).filter(area.intersects) } ?? [])
  }

  // MARK: Scrolling

  /// Scrolls as little as it takes to show the caret.
  func scrollToCaret() {
    guard isScrollEnabled, bounds.height > 0, window != nil else { return }
    let caret = caretRect(for: TextOffset(editor.selection.upperBound))
    scrollRectToVisible(caret.insetBy(dx: 0, dy: -4), animated: false)
  }
}
