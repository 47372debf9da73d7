/// What a split view controller is just doing with its columns; meanwhile nothing else begins there.
enum SplitWork {
  case free
  /// Children change places, so that their leaving is no news.
  case rearranging
  /// Columns are told that they come or go.
  case arranging
}
