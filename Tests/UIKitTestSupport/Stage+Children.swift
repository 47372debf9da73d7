import TransitionTesting
import UIKit

extension Stage {
  /// Shows a controller in a part of a parent's view.
  func show(_ child: UIViewController, in frame: CGRect) throws {
    let parent = UIViewController()
    show(parent)
    parent.addChild(child)
    child.view.frame = frame
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    try settle()
  }

  /// Puts a finger down and moves it a step a frame; it has been seen where it is.
  func touchDown(at start: CGPoint, steps: Int, by step: CGVector) -> HeldFinger {
    let finger = touchDown(at: start)
    for count in 1...steps {
      advance(frames: 1)
      finger.move(to: CGPoint(x: start.x + step.dx * CGFloat(count), y: start.y + step.dy * CGFloat(count)))
    }
    advance(frames: 1)
    return finger
  }
}
