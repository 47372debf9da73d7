import UIKit

/// A screen that stores the state after its callbacks, and reports an impossible order (T-25, T-26).
final class FuzzScreen: UIViewController {
  /// The appearance state of the screen.
  enum State: String {
    case disappeared, appearing, appeared, disappearing
  }

  private(set) var state = State.disappeared
  private(set) var complaints: [String] = []
  private weak var world: FuzzWorld?
  /// The source view of a zoom.
  private let thumb = UIView(frame: CGRect(x: 10, y: 70, width: 40, height: 30))
  /// The view's settings as the app has set them; nil before the view is loaded.
  private(set) var settings: ViewSettings?
  /// Whether constraints lay out a part of the screen.
  private let isConstrained: Bool
  /// The part that constraints lay out; nil for none, or before the view is loaded.
  private(set) var content: ConstrainedContent?

  init(_ title: String, in world: FuzzWorld, isConstrained: Bool) {
    (self.world, self.isConstrained) = (world, isConstrained)
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  /// Lets the screen zoom out of a part of the one below (E-76).
  func zooms() {
    preferredTransition = .zoom { ($0.sourceViewController as? FuzzScreen)?.thumb }
  }

  /// Returns and removes the complaints.
  func removeComplaints() -> [String] {
    defer { complaints = [] }
    return complaints
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    thumb.backgroundColor = .black
    view.addSubview(thumb)
    if isConstrained { content = ConstrainedContent(in: view) }
    settings = ViewSettings(of: view)
    world?.callback(self, "load")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    content?.noteRoom()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    move(from: [.disappeared, .disappearing], to: .appearing)
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    if state != .appearing { complaints.append("isAppearing while \(state)") }
    if view.window == nil { complaints.append("isAppearing outside the window") }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    move(from: [.appearing], to: .appeared)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    move(from: [.appeared, .appearing], to: .disappearing)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    move(from: [.disappearing], to: .disappeared)
  }

  private func move(from allowed: [State], to next: State) {
    if !allowed.contains(state) { complaints.append("\(state) → \(next)") }
    state = next
    if next == .appearing || next == .disappearing, let world, let coordinator = transitionCoordinator {
      world.watch(coordinator, for: self)
    }
    world?.callback(self, next.rawValue)
  }
}
