extension UIView {
  func replaceRecognizers(with list: [UIGestureRecognizer]) {
    for recognizer in recognizers {
      recognizer.stop()
      recognizer.viewLink = nil
    }
    recognizers = []
    for recognizer in list { addGestureRecognizer(recognizer) }
  }

  func attach(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizers.append(recognizer)
    recognizer.viewLink = self
  }

  func detach(_ recognizer: UIGestureRecognizer) {
    guard recognizers.contains(identicalTo: recognizer) else { return }
    recognizer.stop()
    recognizers.removeAll(identicalTo: recognizer)
    recognizer.viewLink = nil
  }
}
