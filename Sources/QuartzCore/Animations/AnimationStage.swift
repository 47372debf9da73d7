/// The stage of an animation on a layer; it only moves to a later one.
enum AnimationStage {
  /// It was added, and its layer has not been committed since.
  case waiting
  /// It plays, or waits for its beginning.
  case running
  /// It is over.
  case ended
  /// It has ended by itself, and stays in the layer because a clock may move back over it (C-82).
  case retained
}
