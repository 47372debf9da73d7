/// The state of a running adaptation, which ends with its size change or with a dismissal.
struct RunningAdaptation {
  /// Whether the presenter's view was removed before.
  let removedBefore: Bool
  /// Whether another controller is presented now.
  let showsAnother: Bool
  /// Whether everything has begun that ends with the adaptation.
  var hasBegun = false
}
