import UIKit

extension UIView {
  /// Changes the view's look, and uncovers the new one through a circle that grows out of a button (E-47).
  ///
  /// A snapshot of the old look covers the view; the circle is a hole in it. A new call replaces a running one.
  ///
  /// - Parameters:
  ///   - origin: the rectangle whose oval is the smallest circle, in the view's coordinates.
  ///   - duration: seconds; the look changes at once if it is not above 0.
  ///   - isReversed: whether the old look shrinks into the button instead.
  ///   - completion: called with whether the animation finished.
  public func reveal(
    from origin: CGRect, duration: TimeInterval = 0.5, isReversed: Bool = false, _ changes: () -> Void,
    completion: @escaping (_ finished: Bool) -> Void = { _ in }
  ) {
    guard duration.isFinite, duration > 0, origin.isUsable, window != nil,
      let still = snapshotView(afterScreenUpdates: false)
    else {
      changes()
      return completion(true)
    }
    for view in subviews where view is RevealCover { view.removeFromSuperview() }
    changes()
    let cover = RevealCover(still, over: bounds)
    addSubview(cover)
    cover.open(from: origin.near, in: bounds, duration: duration, isReversed: isReversed) { finished in
      cover.removeFromSuperview()
      completion(finished)
    }
  }
}

/// The snapshot of the old look, with a circular hole.
final class RevealCover: UIView {
  private let hole = CAShapeLayer()

  init(_ still: UIView, over bounds: CGRect) {
    super.init(frame: bounds)
    isUserInteractionEnabled = false
    still.frame = CGRect(origin: .zero, size: bounds.size)
    addSubview(still)
  }

  required init?(coder: NSCoder) { nil }

  func open(
    from origin: CGRect, in bounds: CGRect, duration: TimeInterval, isReversed: Bool, ended: @escaping (Bool) -> Void
  ) {
    let (closed, open) = origin.ovals(reaching: bounds)
    // A growing circle is the part that does not show.
    if !isReversed { for path in [closed, open] { path.append(UIBezierPath(rect: bounds)) } }
    hole.frame = bounds
    hole.bounds.origin = bounds.origin
    hole.fillRule = isReversed ? .nonZero : .evenOdd
    let (start, end) = isReversed ? (open.cgPath, closed.cgPath) : (closed.cgPath, open.cgPath)
    hole.path = end
    layer.mask = hole
    let change = CABasicAnimation(keyPath: "path")
    (change.fromValue, change.toValue, change.duration) = (start, end, duration)
    change.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    hole.add(change, forKey: "path")
    // A hidden view's animation has the completion.
    let timekeeper = UIView(frame: .zero)
    addSubview(timekeeper)
    timekeeper.alpha = 0
    UIView.animate(
      withDuration: duration, delay: 0, options: [], animations: { timekeeper.alpha = 1 }, completion: ended)
  }
}
