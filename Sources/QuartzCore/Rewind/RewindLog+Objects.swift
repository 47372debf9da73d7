/// An object beside layers, such as a constraint, whose changes a cancelled transition takes back.
@MainActor package protocol Rewindable: AnyObject {
  /// The number of changes so far.
  var changeCount: Int { get }
  /// Returns a closure that restores the present state.
  func restoration() -> () -> Void
}

/// An object's state before a log's first change of it.
struct RewoundObject {
  let object: any Rewindable
  let restore: () -> Void
  /// The object's changes after the log's last one: later ones are another owner's.
  var changeCount: Int
}

extension RewindLog {
  /// Makes a change of an object that is no layer, and saves its state before the first one.
  package func record(_ object: any Rewindable, _ change: () -> Void) {
    let known = objectIndices[ObjectIdentifier(object)]
    let index = known ?? objects.count
    if known == nil {
      objectIndices[ObjectIdentifier(object)] = index
      objects.append(
        RewoundObject(object: object, restore: object.restoration(), changeCount: object.changeCount))
    }
    change()
    objects[index].changeCount = object.changeCount
  }

  /// Restores the objects, the last one changed first, unless another owner has changed them since.
  func restoreObjects() {
    let changed = objects
    (objects, objectIndices) = ([], [:])
    for entry in changed.reversed() where entry.object.changeCount == entry.changeCount { entry.restore() }
  }
}
