import TransitionTesting
import UIKit

@testable import UIKitTestSupport

/// The position, size, opacity and transform of every visible layer of a window at a time.
@MainActor struct ShownLayers {
  private var ids: [ObjectIdentifier] = []
  private var numbers: [Double] = []
  private static let stride = 9

  /// - Parameter time: the present, or a time to come: what would be shown then if nothing happened until it but that
  ///   time passes.
  init(_ stage: Stage, at time: TimeInterval? = nil) {
    let environment = stage.environment
    environment.frameTime = time
    add(stage.window.layer, time ?? environment.clock.now)
    environment.frameTime = nil
  }

  private mutating func add(_ layer: CALayer, _ time: CFTimeInterval) {
    let state = layer.state(atParentTime: time)
    let matrix = state.transform
    ids.append(ObjectIdentifier(layer))
    for number in [state.position.x, state.position.y, state.bounds.width, state.bounds.height] {
      numbers.append(Double(number))
    }
    for number in [CGFloat(min(max(state.opacity, 0), 1)), matrix.m11, matrix.m12] {
      numbers.append(Double(number) * 100)
    }
    numbers.append(Double(matrix.m41))
    numbers.append(Double(matrix.m42))
    guard !layer.storedSublayers.isEmpty else { return }
    let local = layer.localTime(atParentTime: time)
    for sublayer in layer.storedSublayers where !sublayer.isHidden { add(sublayer, local) }
  }

  /// The largest difference of two moments: in points, or in hundredths of opacity and scale.
  func largestStep(to later: ShownLayers) -> (text: String, step: Double) {
    var largest = (text: "", step: 0.0)
    for (index, id) in later.ids.enumerated() {
      let isSame = index < ids.count && ids[index] == id
      guard let before = isSame ? index : ids.firstIndex(of: id) else { continue }
      for number in 0..<Self.stride {
        let (old, new) = (numbers[before * Self.stride + number], later.numbers[index * Self.stride + number])
        guard abs(new - old) > largest.step else { continue }
        let y = later.numbers[index * Self.stride + 1]
        largest = ("layer \(index) at \(y), number \(number): from \(old) to \(new)", abs(new - old))
      }
    }
    return largest
  }
}
