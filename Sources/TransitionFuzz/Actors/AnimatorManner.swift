/// How one of the fuzzer's animators behaves; the last ones are the mistakes of chapter 5.
enum AnimatorManner: String, CaseIterable {
  case plain, delayed, spring, chained, atOnce, explicit, propertyAnimator, interruptible
  /// Fades and moves the leaving view, and trusts the engine to take that back on a cancel (C-82).
  case trusts
  /// Ends the transition as cancelled, though the interaction did not cancel it (T-10).
  case refuses
  /// Ends it twice (T-11).
  case twice
  /// Reports "completed" even after a cancel (P-5).
  case lies
  /// Never ends it (P-4).
  case neverEnds
  /// Adds the arriving view only when it completes.
  case insertsLate
  /// Takes the leaving view away itself (P-7).
  case removesTheOther
  /// Moves the presenter's view into the container (P-6).
  case movesThePresenter
  /// Leaves a view of its own in the container.
  case leavesJunk
}
