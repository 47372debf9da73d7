/// How far an animation on a layer has come; it goes from one stage to a later one, never back.
enum AnimationStage {
  /// It was added, and its layer has not been committed since.
  case waiting
  /// It plays, or waits for its beginning.
  case running
  /// It is over.
  case ended
  /// It is over by itself, and a clock that goes back may show it again (C-82).
  case retained
}
