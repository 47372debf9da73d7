/// The update that a split view controller is making. Other changes wait for its end.
enum SplitUpdateState {
  case idle
  /// Children are being replaced, so that their removal is ignored.
  case replacingChildren
  /// Columns get appearance callbacks.
  case updatingColumns
}
