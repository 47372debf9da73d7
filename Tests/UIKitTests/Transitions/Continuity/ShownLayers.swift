import Testing
import UIKit

/// What every layer of a window that can be seen shows at a moment: place, size, opacity, transform.
@MainActor struct ShownLayers {
  private typealias Shown = (name: String, numbers: [Double])
  private var layers: [ObjectIdentifier: Shown] = [:]

  init(_ window: UIWindow) {
    add(window.layer)
  }

  private mutating func add(_ layer: CALayer) {
    let state = layer.presentedState
    let matrix = state.transform
    layers[ObjectIdentifier(layer)] = (
      layer.debugName,
      [
        state.position.x, state.position.y, state.bounds.width, state.bounds.height, CGFloat(state.opacity) * 100,
        matrix.m41, matrix.m42, matrix.m11 * 100, matrix.m12 * 100,
      ].map { Double($0) }
    )
    for sublayer in layer.storedSublayers where !sublayer.isHidden { add(sublayer) }
  }

  /// The layer that moved most between two moments, with how far: in points, or in hundredths of opacity and scale.
  func largestStep(to later: ShownLayers) -> (layer: String, step: Double) {
    var largest = (layer: "", step: 0.0)
    for (id, now) in later.layers {
      guard let before = layers[id] else { continue }
      let step = zip(before.numbers, now.numbers).map { abs($0 - $1) }.max() ?? 0
      if step > largest.step { largest = (now.name, step) }
    }
    return largest
  }

  /// The layer whose way bends most between three moments that follow one another evenly: a jump is a bend of its own size, and smooth
  /// ways bend little.
  func largestBend(before: ShownLayers, _ middle: ShownLayers) -> (layer: String, bend: Double) {
    var largest = (layer: "", bend: 0.0)
    for (id, now) in layers {
      guard let first = before.layers[id], let second = middle.layers[id] else { continue }
      for index in now.numbers.indices {
        let bend = abs(now.numbers[index] - 2 * second.numbers[index] + first.numbers[index])
        if bend > largest.bend { largest = (now.name, bend) }
      }
    }
    return largest
  }
}
