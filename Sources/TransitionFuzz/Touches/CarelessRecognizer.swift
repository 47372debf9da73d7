import SeededRandom
import UIKit

/// A recognizer of a careless app, which requests any state at any time.
final class CarelessRecognizer: UIGestureRecognizer {
  /// The recognizer's name in diagnostics.
  static let title = "rash"

  private var dice: XorshiftRandom

  init(seed: UInt64) {
    dice = XorshiftRandom(seed: seed)
    super.init(target: nil, action: nil)
    name = Self.title
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if dice.once(in: 4) { touches.forEach { ignore($0, for: event) } }
    go()
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { go() }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { go() }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { go() }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    if dice.once(in: 4) { presses.forEach { ignore($0, for: event) } }
    go()
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) { go() }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) { go() }
  override func reset() { if dice.once(in: 20) { go() } }

  private func go() {
    if dice.once(in: 3), let next = State(rawValue: dice.roll(6)) { state = next }
  }
}
