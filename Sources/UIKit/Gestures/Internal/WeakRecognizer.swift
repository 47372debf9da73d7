/// A weak reference to a recognizer.
@MainActor struct WeakRecognizer {
  weak var recognizer: UIGestureRecognizer?
}
