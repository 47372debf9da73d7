/// A growing array of plain values, owned once, read and written through a pointer.
///
/// Indices are checked in debug builds.
struct Buffer<Element: BitwiseCopyable>: ~Copyable {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity: Int

  init(capacity: Int = 16) {
    self.capacity = max(capacity, 1)
    base = .allocate(capacity: self.capacity)
  }

  deinit { base.deallocate() }

  subscript(index: Int) -> Element {
    @inline(__always) get {
      assert(index >= 0 && index < count)
      return base[index]
    }
    @inline(__always) nonmutating _modify {
      assert(index >= 0 && index < count)
      yield &base[index]
    }
  }

  subscript(index: Int32) -> Element {
    @inline(__always) get { self[Int(index)] }
    @inline(__always) nonmutating _modify { yield &self[Int(index)] }
  }

  @inline(__always) mutating func append(_ element: Element) {
    if count == capacity { grow(to: count + 1) }
    base[count] = element
    count += 1
  }

  @inline(__always) mutating func removeLast() -> Element {
    assert(count > 0)
    count -= 1
    return base[count]
  }

  /// Drops the elements from `length` on; the storage stays.
  @inline(__always) mutating func truncate(to length: Int) {
    assert(length <= count)
    count = length
  }

  /// Appends copies of a value until there are `length` elements.
  mutating func extend(to length: Int, with element: Element) {
    if length > capacity { grow(to: length) }
    while count < length {
      base[count] = element
      count += 1
    }
  }

  /// Makes room for more elements.
  mutating func reserve(_ more: Int) {
    if count + more > capacity { grow(to: count + more) }
  }

  private mutating func grow(to least: Int) {
    capacity = max(least, capacity * 2)
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    larger.update(from: base, count: count)
    base.deallocate()
    base = larger
  }

  func copy() -> Buffer<Element> {
    var other = Buffer(capacity: count)
    other.base.update(from: base, count: count)
    other.count = count
    return other
  }
}
