/// A screen that was growing as it was popped, from which the pop goes on (T-110).
struct CaughtZoom {
  let screen: UIViewController
  /// Where it was seen.
  let place: ZoomCard.Place
}
