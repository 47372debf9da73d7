/// A selection that waits for the running one's end (T-67).
struct TabSelection {
  let controller: UIViewController
  let isByUser: Bool
}
