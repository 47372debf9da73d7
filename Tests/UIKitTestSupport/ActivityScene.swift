import TransitionTesting
import UIKit

/// An activity of an app, which logs its calls.
final class LoggedActivity: UIActivity {
  let (name, log): (String, CallLog)
  var takes: ([Any]) -> Bool = { _ in true }
  var controller: UIViewController?
  /// The result with which the activity ends as it begins; nil for none.
  var result: Bool?

  init(_ name: String, _ log: CallLog, result: Bool? = true) {
    (self.name, self.log, self.result) = (name, log, result)
    super.init()
  }

  override var activityType: ActivityType? { ActivityType("app.\(name)") }
  override var activityTitle: String? { name }
  override var activityImage: UIImage? { UIImage(systemName: "star") }
  override var activityViewController: UIViewController? { controller }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    log.calls.append("can")
    return takes(activityItems)
  }

  override func prepare(withActivityItems activityItems: [Any]) {
    log.calls.append("prepare(\(activityItems.map { "\($0)" }.joined(separator: ",")))")
  }

  override func perform() {
    log.calls.append("perform")
    if let result { activityDidFinish(result) }
  }
}

/// An activity that is an icon above the list.
final class SharingActivity: UIActivity {
  override class var activityCategory: Category { .share }
  override var activityTitle: String? { "Post" }
  override var activityImage: UIImage? { UIImage(systemName: "paperplane") }
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
  override func perform() { activityDidFinish(true) }
}

/// A screen with a button, from which a sheet of activities is presented.
@MainActor final class ActivityScene {
  let stage: Stage
  let log = CallLog()
  let root = UIViewController()
  let button = UIView(frame: CGRect(x: 300, y: 100, width: 60, height: 40))
  private(set) var controller: UIActivityViewController?

  init(_ stage: Stage) {
    self.stage = stage
    root.view.backgroundColor = .systemBackground
    root.view.addSubview(button)
    stage.show(root)
  }

  /// Presents a sheet, whose completion handler logs its parameters.
  func present(
    _ items: [Any], _ activities: [UIActivity]? = nil, excluded: [UIActivity.ActivityType]? = nil,
    hasSource: Bool = true
  ) throws -> UIActivityViewController {
    let controller = UIActivityViewController(activityItems: items, applicationActivities: activities)
    controller.excludedActivityTypes = excluded
    controller.completionWithItemsHandler = { [log] type, completed, items, error in
      log.calls.append("\(type?.rawValue ?? "nil"),\(completed),\(items == nil),\(error == nil)")
    }
    if hasSource { controller.popoverPresentationController?.sourceView = button }
    root.present(controller, animated: true)
    try stage.settle()
    self.controller = controller
    return controller
  }

  /// The texts of the sheet, from top to bottom.
  var texts: [String] {
    controller.map { labels(in: $0.view) }?.map { $0.text ?? "" }.filter { !$0.isEmpty } ?? []
  }

  /// Taps the row, the icon or the button with a name.
  func choose(_ name: String) throws {
    guard let element = stage.accessibilityElements.first(where: { $0.label == name }) else {
      log.calls.append("no \(name)")
      return
    }
    stage.tap(CGPoint(x: element.frame.midX, y: element.frame.midY))
    try stage.settle()
  }

  private func labels(in view: UIView) -> [UILabel] {
    let found = (view as? UILabel).map { [$0] } ?? view.subviews.flatMap(labels)
    return found.sorted { $0.convert($0.bounds, to: nil).minY < $1.convert($1.bounds, to: nil).minY }
  }
}
