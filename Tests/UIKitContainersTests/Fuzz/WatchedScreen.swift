import UIKit

/// A screen that knows in which state its callbacks have left it, and complains about an order that cannot be (T-25,
/// T-26).
final class WatchedScreen: UIViewController {
  enum State: String {
    case disappeared, appearing, appeared, disappearing
  }

  private(set) var state = State.disappeared
  /// Whether `viewDidAppear(_:)` was called.
  private(set) var hasAppeared = false
  private(set) var complaints: [String] = []
  /// Called in each callback, so that a test can change the stack from there.
  var onCallback: (String) -> Void = { _ in }

  init(_ title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    view.backgroundColor = .white
    onCallback("load")
  }
  override func viewWillAppear(_ animated: Bool) { move(from: [.disappeared, .disappearing], to: .appearing) }
  override func viewDidAppear(_ animated: Bool) {
    hasAppeared = true
    move(from: [.appearing], to: .appeared)
  }
  override func viewWillDisappear(_ animated: Bool) { move(from: [.appeared, .appearing], to: .disappearing) }
  override func viewDidDisappear(_ animated: Bool) { move(from: [.disappearing], to: .disappeared) }
  override func viewIsAppearing(_ animated: Bool) {
    if state != .appearing { complaints.append("isAppearing while \(state)") }
    if view.window == nil { complaints.append("isAppearing outside the window") }
  }

  private func move(from allowed: [State], to next: State) {
    if !allowed.contains(state) { complaints.append("\(state) → \(next)") }
    state = next
    onCallback(next.rawValue)
  }
}
