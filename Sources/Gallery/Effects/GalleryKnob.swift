import UIKit

/// A property of an animator or of a pixel transition, as a number that can be turned.
@MainActor struct GalleryKnob<Root> {
  let name: String
  let range: ClosedRange<Double>
  let isWhole: Bool
  private let read: (Root) -> Double
  private let write: (inout Root, Double) -> Void

  init(_ name: String, _ path: WritableKeyPath<Root, Double>, _ range: ClosedRange<Double>) {
    (self.name, self.range, isWhole) = (name, range, false)
    read = { $0[keyPath: path] }
    write = { $0[keyPath: path] = $1 }
  }

  init(_ name: String, _ path: WritableKeyPath<Root, CGFloat>, _ range: ClosedRange<Double>) {
    (self.name, self.range, isWhole) = (name, range, false)
    read = { Double($0[keyPath: path]) }
    write = { $0[keyPath: path] = CGFloat($1) }
  }

  init(_ name: String, _ path: WritableKeyPath<Root, Int>, _ range: ClosedRange<Double>) {
    (self.name, self.range, isWhole) = (name, range, true)
    read = { Double($0[keyPath: path]) }
    write = { $0[keyPath: path] = Int($1) }
  }

  /// What the property is on a fresh animator.
  func parameter(of root: Root) -> GalleryParameter {
    GalleryParameter(name: name, range: range, standard: read(root), isWhole: isWhole)
  }

  func turn(_ root: inout Root, to value: Double) { write(&root, value) }
}
