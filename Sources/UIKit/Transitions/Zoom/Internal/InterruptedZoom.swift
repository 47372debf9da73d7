/// A zoom in that was completed early, because its screen was popped; the pop continues from what was visible (T-110).
struct InterruptedZoom {
  let screen: UIViewController
  /// The state of the card at that moment.
  let state: ZoomCard.State
}
