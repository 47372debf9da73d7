import CoreGraphics

/// How a group's pixels are changed before they meet what lies beneath, and how they meet it.
struct GroupEffect: Equatable {
  /// Changes of each pixel, in order.
  var changes: [ColorMatrix] = []
  /// How the group meets what is there.
  var blendMode = CGBlendMode.normal
  /// Whether the group's alpha masks all that its enclosing group holds so far.
  var isMask = false

  /// Whether the group is merely laid over what is there.
  var isPlain: Bool { changes.isEmpty && blendMode == .normal && !isMask }
}
