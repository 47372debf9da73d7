/// What a split view controller is just doing with its columns; meanwhile nothing else begins there.
enum SplitUpdateState {
  case idle
  /// Children change places, so that their leaving is no news.
  case replacingChildren
  /// Columns are told that they come or go.
  case updatingColumns
}
