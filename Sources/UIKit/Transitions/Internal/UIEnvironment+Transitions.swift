import QuartzCore

extension UIEnvironment {
  /// Ends the transitions inside a view that is about to leave the screen, and those that begin as they end.
  func endTransitions(inside view: UIView) {
    var rounds = 0
    while rounds < MediaEnvironment.layoutPassLimit,
      let driver = drivers.last(where: {
        $0.isUnderWay && !$0.isBeginningOrEnding && $0.request.containerView.isDescendant(of: view)
      })
    {
      driver.endImmediately()
      rounds += 1
    }
  }
}
