/// How one content of a layer gives way to the next.
package enum LayerTransitionStyle: Hashable, Sendable {
  /// The old fades into the new.
  case dissolve
  /// The layer turns about its vertical or horizontal axis; the side that comes towards the viewer is named (C-75).
  case flipFromLeft, flipFromRight, flipFromTop, flipFromBottom
  /// The old is turned up like a page; the new is laid down like one.
  case curlUp, curlDown
}
