/// A transition that was asked for and has not begun; calls of an interaction controller that come early belong to it (C-84).
@MainActor package final class PendingTransition {
  package init() {}
}
