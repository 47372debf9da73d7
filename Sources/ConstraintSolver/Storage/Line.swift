/// The storage of one row or column: a growing array whose owner frees it by hand.
///
/// Unlike `Buffer` it is a plain value, so that many of them lie side by side in one buffer.
struct Line<Element: BitwiseCopyable>: BitwiseCopyable {
  private(set) var base: UnsafeMutablePointer<Element>?
  private(set) var count: Int32
  private var capacity: Int32

  init() { (base, count, capacity) = (nil, 0, 0) }

  @inline(__always) subscript(index: Int) -> Element {
    get {
      assert(index >= 0 && index < Int(count))
      return base.unsafelyUnwrapped[index]
    }
    nonmutating set {
      assert(index >= 0 && index < Int(count))
      base.unsafelyUnwrapped[index] = newValue
    }
  }

  @inline(__always) mutating func append(_ element: Element) {
    if count == capacity { grow() }
    base.unsafelyUnwrapped[Int(count)] = element
    count += 1
  }

  @inline(__always) mutating func removeLast() -> Element {
    assert(count > 0)
    count -= 1
    return base.unsafelyUnwrapped[Int(count)]
  }

  private mutating func grow() {
    capacity = capacity == 0 ? 4 : capacity * 2
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: Int(capacity))
    if let base {
      larger.update(from: base, count: Int(count))
      base.deallocate()
    }
    base = larger
  }

  /// A line with the same elements in storage of its own.
  func copy() -> Self {
    var other = Self()
    for index in 0..<Int(count) { other.append(self[index]) }
    return other
  }

  mutating func free() {
    base?.deallocate()
    self = Self()
  }
}
