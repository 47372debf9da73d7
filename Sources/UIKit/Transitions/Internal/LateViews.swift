/// Where a transition's views lay when it was over before its animator had been asked for everything: what that puts into the container
/// afterwards, as if the transition ran, goes back there.
@MainActor struct LateViews {
  private let places: [(view: UIView, home: ViewHome?)]

  init(_ request: TransitionRequest) {
    places = [request.fromView, request.toView].compacted().map { ($0, ViewHome(of: $0)) }
  }

  /// Takes out of a container what has come into it since.
  func leave(_ container: UIView) {
    for (view, home) in places where view.superview === container && home?.superview !== container {
      if let home, home.superview != nil { home.restore(view) } else { view.removeFromSuperview() }
    }
  }
}
