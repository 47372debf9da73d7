import QuartzCore

/// How much room a presentation has: the size classes of a container.
struct PresentationSpace {
  let isCompactWidth: Bool
  let isCompactHeight: Bool

  /// Both sides of a tablet are regular; a phone is compact across, and low when it lies on its side, where only the largest are wide.
  init(size: CGSize) {
    let (short, long) = (min(size.width, size.height), max(size.width, size.height))
    if short >= 600 {
      (isCompactWidth, isCompactHeight) = (false, false)
    } else if size.width > size.height {
      (isCompactWidth, isCompactHeight) = (long < 896, true)
    } else {
      (isCompactWidth, isCompactHeight) = (true, false)
    }
  }
}
