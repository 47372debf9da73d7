/// The style in which one content of a layer replaces another.
package enum LayerTransitionStyle: Hashable, Sendable {
  /// The old fades into the new.
  case dissolve
  /// A flip about the vertical or horizontal axis; the name says which side comes towards the viewer (C-75).
  case flipFromLeft, flipFromRight, flipFromTop, flipFromBottom
  /// The old content is turned up like a page, or the new content is laid down like one.
  case curlUp, curlDown
}
