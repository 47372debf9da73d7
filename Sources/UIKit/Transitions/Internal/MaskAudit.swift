import QuartzCore

/// Stores the masks of a transition's views at its start, so that a mask that was left behind can be reported (P-65,
/// E-85).
@MainActor struct MaskAudit {
  private struct Entry {
    @WeakReference var view: UIView?
    let mask: ObjectIdentifier?
  }

  private let entries: [Entry]

  /// Stores the masks of views.
  init(_ views: [UIView]) {
    var entries: [Entry] = []
    for view in views {
      if let mask = view.layer.mask {
        entries.append(Entry(view: view, mask: ObjectIdentifier(mask)))
      } else {
        entries.append(Entry(view: view, mask: nil))
      }
    }
    self.entries = entries
  }

  /// Reports each view that has another mask now. Views of transitions that have begun since are left out, because they
  /// may need the mask (T-110).
  func report(after transition: String, in environment: UIEnvironment) {
    for entry in entries {
      guard let view = entry.view, let mask = view.layer.mask, ObjectIdentifier(mask) != entry.mask else { continue }
      let isTaken = environment.drivers.contains { $0.request.fromView === view || $0.request.toView === view }
      if isTaken { continue }
      environment.report(.maskLeftOn(view: view.debugName, transition: transition))
    }
  }
}
