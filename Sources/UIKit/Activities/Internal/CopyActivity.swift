import QuartzCore

/// Copies texts, addresses and images to the pasteboard.
final class CopyActivity: UIActivity {
  private let pasteboard: UIPasteboard
  private var items: [Any] = []

  init(_ pasteboard: UIPasteboard) {
    self.pasteboard = pasteboard
    super.init()
  }

  override var activityType: ActivityType? { .copyToPasteboard }
  override var activityTitle: String? { "Copy" }
  override var activityImage: UIImage? { UIImage(systemName: "doc.on.doc") }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    activityItems.contains(where: UIPasteboard.canCopy)
  }

  override func prepare(withActivityItems activityItems: [Any]) {
    items = activityItems
  }

  override func perform() {
    pasteboard.copy(items)
    activityDidFinish(true)
  }
}
