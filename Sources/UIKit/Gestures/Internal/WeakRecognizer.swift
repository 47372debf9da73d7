/// A recognizer that may go.
@MainActor struct WeakRecognizer {
  weak var recognizer: UIGestureRecognizer?
}
