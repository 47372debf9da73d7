/// The behaviour of one of the fuzzer's animators; the last ones are the mistakes of chapter 5.
enum AnimatorBehavior: String, CaseIterable {
  case plain, delayed, spring, chained, atOnce, explicit, propertyAnimator, interruptible
  /// Fades and moves the leaving view, and lets the engine restore it on a cancel (C-82).
  case trusts
  /// Completes the transition as cancelled, although the interaction did not cancel it (T-10).
  case refuses
  /// Completes it twice (T-11).
  case twice
  /// Reports "completed" even after a cancel (P-5).
  case lies
  /// Never completes it (P-4).
  case neverEnds
  /// Adds the arriving view only when it completes.
  case insertsLate
  /// Removes the leaving view itself (P-7).
  case removesTheOther
  /// Moves the presenter's view into the container (P-6).
  case movesThePresenter
  /// Leaves a view of its own in the container.
  case leavesJunk
}
