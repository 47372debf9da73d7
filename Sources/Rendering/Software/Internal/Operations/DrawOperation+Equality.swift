import CoreGraphics

// Whether an operation draws what another one drew: the same pixels wherever both are drawn over the same.

extension DrawOperation {
  /// What of a group is opaque follows from what it is made of, which is compared itself.
  static func == (a: Self, b: Self) -> Bool {
    a.paint == b.paint && a.shape == b.shape && a.bounds == b.bounds && a.opacity == b.opacity && a.cuts == b.cuts
      && a.effect == b.effect
  }
}

extension DrawOperation.Paint: Equatable {
  static func == (a: Self, b: Self) -> Bool {
    switch (a, b) {
    case (.solid(let a), .solid(let b)): a == b
    case (.picture(let a), .picture(let b)): a == b
    case (.gradient(let a), .gradient(let b)): a == b
    case (.group(let a), .group(let b)): a == b
    // Where a group began shows in its beginning.
    case (.endGroup, .endGroup): true
    default: false
    }
  }
}

extension PicturePaint: Equatable {
  static func == (a: PicturePaint, b: PicturePaint) -> Bool {
    a === b
      || (a.isOpaque == b.isOpaque && a.isNearest == b.isNearest && a.level == b.level
        && a.next?.weight == b.next?.weight && a.next?.level == b.next?.level)
  }
}
