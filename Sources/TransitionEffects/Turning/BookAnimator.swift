import UIKit

/// Opens a view of the old screen like a book's cover, out of which the new screen's views fly (E-52, E-53, E-54).
///
/// The original takes cover and pages from collection views; here the app returns the views, such as cells. The pages
/// have one superview. Without a cover the screens cross-fade.
@MainActor public final class BookAnimator: EffectAnimator {
  /// The cover in the screen before the book opens; nil for none.
  public var cover: (UIViewController) -> UIView? = { _ in nil }
  /// The pages in the screen that opens, row by row; may be empty.
  public var pages: (UIViewController) -> [UIView] = { _ in [] }
  /// The perspective as the transform's `m34`, for a width of 320 points (P-66), clamped to −0.1…0.1.
  public var perspective: CGFloat = -1.0 / 500
  /// The colour inside the cover.
  public var inside = UIColor.darkGray
  /// The number of pages side by side in the closed book, clamped to 1…100.
  public var columns = 5
  /// The space around and between the pages in the closed book, in points.
  ///
  /// The margin is clamped to a quarter of the cover, and all gaps together to half of it.
  public var spacing: (margin: CGFloat, gap: CGFloat) = (10, 5)

  /// Makes an effect of 0.8 s (K-55).
  public init(isReversed: Bool = false) {
    super.init(duration: 0.8, isReversed: isReversed)
  }

  /// Animates cover, pages and background in keyframes.
  public override func animate(_ scene: EffectScene) {
    let isBack = isReversed
    guard scene.from != nil, scene.to != nil else { return scene.dissolve() }
    scene.place(toOnTop: !isBack)
    scene.to?.layoutIfNeeded()
    guard let shelf = scene.context.viewController(forKey: isBack ? .to : .from),
      let book = scene.context.viewController(forKey: isBack ? .from : .to), let opened = book.viewIfLoaded,
      let source = cover(shelf), let still = source.snapshotView(afterScreenUpdates: true)
    else { return scene.dissolve() }
    let rect = source.convert(source.bounds, to: scene.container)
    let lid = UIView(frame: rect)
    lid.backgroundColor = inside
    lid.layer.cornerRadius = source.layer.cornerRadius
    still.frame = lid.bounds
    lid.addSubview(still)
    let leaves = pages(book)
    // Other views of the opened screen fade with its background.
    let others = opened.subviews.filter { view in !leaves.contains { $0.isDescendant(of: view) } }
    let opacities = others.map(\.alpha)
    // Pages in a scroll view lie where its content does.
    let paper = leaves.first?.superview ?? opened
    let grid = BookGrid(
      area: paper.convert(rect, from: scene.container).insetBy(dx: margin(rect.width), dy: margin(rect.height)),
      columns: columns, gap: spacing.gap, page: leaves.first?.bounds.size ?? .zero)
    for view in leaves + others + [source] { scene.keep(view) }
    source.isHidden = true
    scene.add(lid)
    scene.moveAnchor(of: lid, to: CGPoint(x: 0, y: 0.5))
    let centers = leaves.map(\.center)
    let background = opened.backgroundColor
    // Slightly less than a half turn, whose direction would be undefined (C-56).
    var turned = CATransform3DIdentity
    turned.m34 = scene.scaled(perspective)
    turned = CATransform3DRotate(turned, -.pi * 0.999, 0, 1, 0)

    let lay = { (isOpen: Bool, index: Int) in
      let leaf = leaves[index]
      leaf.center = isOpen ? centers[index] : grid.center(of: index)
      leaf.transform = isOpen ? .identity : CGAffineTransform(scaleX: grid.scale, y: grid.scale)
    }
    for (index, leaf) in leaves.enumerated() {
      lay(isBack, index)
      leaf.alpha = isBack ? 1 : 0
      leaf.layer.zPosition = CGFloat(-1 - grid.row(of: index))
    }
    opened.backgroundColor = isBack ? background : background?.withAlphaComponent(0)
    if !isBack { for view in others { view.alpha = 0 } }
    if isBack {
      (lid.transform3D, lid.alpha, still.alpha) = (turned, 0, 0)
    }
    scene.animateKeyframes(isBack ? .easeInOut : .easeOut) {
      scene.keyframe(0, isBack ? 0.5 : 1) {
        opened.backgroundColor = isBack ? background?.withAlphaComponent(0) : background
        for (view, opacity) in zip(others, opacities) { view.alpha = isBack ? 0 : opacity }
      }
      if isBack {
        scene.keyframe(0.5, 0.1) { lid.alpha = 1 }
        scene.keyframe(0.5, 0.5) { lid.transform3D = CATransform3DIdentity }
        scene.keyframe(0.75, 0.01) { still.alpha = 1 }
      } else {
        scene.keyframe(0, 0.5) { lid.transform3D = turned }
        scene.keyframe(0.25, 0.01) { still.alpha = 0 }
        scene.keyframe(0.45, 0.05) { lid.alpha = 0 }
      }
      // Pages are visible for longer than they move.
      scene.keyframe(isBack ? 0.3 : 0, 0.7) { for leaf in leaves { leaf.alpha = isBack ? 0 : 1 } }
      for index in leaves.indices {
        let row = grid.row(of: index)
        let start = (isBack ? 0 : 0.5) + 0.03 * Double(index % max(1, grid.rows))
        scene.keyframe(min(start, 0.95), max(0.05, 0.5 - 0.01 * Double(row))) { lay(!isBack, index) }
      }
    }
  }

  /// The margin beside the pages, at most a quarter of a small cover.
  private func margin(_ length: CGFloat) -> CGFloat {
    spacing.margin.usable(in: 0...max(0, length / 4), else: 0)
  }
}

/// The layout of a closed book's pages under its cover (E-52).
struct BookGrid {
  let area: CGRect
  let columns: Int
  let gap: CGFloat
  let page: CGSize

  init(area: CGRect, columns: Int, gap: CGFloat, page: CGSize) {
    self.area = area
    self.columns = min(max(1, columns), 100)
    // The pages have at least half of a small cover.
    self.gap = gap.usable(in: 0...max(0, area.width / CGFloat(2 * self.columns)), else: 0)
    self.page = page
  }

  /// The width of a page under the cover, in points.
  private var width: CGFloat { max(1, (area.width - CGFloat(columns - 1) * gap) / CGFloat(columns)) }

  /// The scale of a page.
  var scale: CGFloat { page.width > 0 ? width / page.width : 1 }

  private var height: CGFloat { max(1, page.height * scale) }

  /// The number of rows that fit, at least one.
  var rows: Int { max(1, Int(((area.height + gap) / (height + gap)).rounded(.down))) }

  /// The row of a page; pages beyond the last row begin again with the first.
  func row(of index: Int) -> Int { index / columns % rows }

  /// The centre of a page.
  func center(of index: Int) -> CGPoint {
    CGPoint(
      x: area.minX + width / 2 + CGFloat(index % columns) * (width + gap),
      y: area.minY + height / 2 + CGFloat(row(of: index)) * (height + gap))
  }
}
