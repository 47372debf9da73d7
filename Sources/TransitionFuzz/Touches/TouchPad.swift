import UIKit

/// A view that looks whether each touch begins once, and ends or is cancelled once.
final class TouchPad: UIView {
  var complain: (String) -> Void = { _ in }
  /// The touches that have begun and not ended.
  private(set) var open: Set<UITouch> = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !open.isDisjoint(with: touches) { complain("a touch began twice in a view") }
    open.formUnion(touches)
    // Views inside pass on what they do not want.
    let own = open.filter { $0.view === self }
    if !isMultipleTouchEnabled, own.count > 1 { complain("a view of one touch at a time has \(own.count)") }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !open.isSuperset(of: touches) { complain("a touch moved in a view that it had not begun in") }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    end(touches)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    end(touches)
  }

  private func end(_ touches: Set<UITouch>) {
    if touches.isEmpty || !open.isSuperset(of: touches) { complain("a touch ended in a view that it had not begun in") }
    open.subtract(touches)
  }
}
