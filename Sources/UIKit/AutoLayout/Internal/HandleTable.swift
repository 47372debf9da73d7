import ConstraintSolver

/// Values by a solver's handles: an array, because handles count from 0 and are used again.
///
/// It is much faster than a dictionary, as thousands of handles are looked up in one layout. It belongs to this module,
/// so that the compiler specializes it.
struct HandleTable<Handle: SolverHandle, Value> {
  private var entries: [(handle: Handle, value: Value)?] = []
  /// The number of values.
  private(set) var count = 0

  /// The value of a handle; nil for none, or for another handle of the same index.
  subscript(handle: Handle) -> Value? {
    get {
      let index = Int(handle.index)
      guard index < entries.count, let entry = entries[index], entry.handle == handle else { return nil }
      return entry.value
    }
    set {
      if let newValue {
        set(newValue, of: handle)
      } else {
        remove(handle)
      }
    }
  }

  private mutating func set(_ value: Value, of handle: Handle) {
    let index = Int(handle.index)
    while entries.count <= index { entries.append(nil) }
    if entries[index] == nil { count += 1 }
    entries[index] = (handle, value)
  }

  private mutating func remove(_ handle: Handle) {
    let index = Int(handle.index)
    guard index < entries.count, let entry = entries[index], entry.handle == handle else { return }
    entries[index] = nil
    count -= 1
  }

  /// Makes room for more values.
  mutating func reserve(_ more: Int) {
    // At least twice as many, as by `append`: exact capacities would make many small batches cost the square.
    guard entries.count + more > entries.capacity else { return }
    entries.reserveCapacity(max(entries.count + more, 2 * entries.capacity))
  }

  /// All handles with their values, in the order of their indexes.
  var all: [(handle: Handle, value: Value)] { entries.compactMap { $0 } }
}
