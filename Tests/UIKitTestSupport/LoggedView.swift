import UIKit

/// A view that writes down the hooks of the hierarchy.
final class LoggedView: UIView {
  let name: String
  let log: CallLog
  var layouts = 0

  init(_ name: String, log: CallLog) {
    self.name = name
    self.log = log
    super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  required init?(coder: NSCoder) { nil }

  override func didAddSubview(_ subview: UIView) { note("didAdd(\((subview as? LoggedView)?.name ?? "?"))") }
  override func willRemoveSubview(_ subview: UIView) { note("willRemove(\((subview as? LoggedView)?.name ?? "?"))") }
  override func willMove(toSuperview newSuperview: UIView?) { note("willSuper(\(newSuperview == nil ? 0 : 1))") }
  override func didMoveToSuperview() { note("didSuper(\(superview == nil ? 0 : 1))") }
  override func willMove(toWindow newWindow: UIWindow?) { note("willWindow(\(newWindow == nil ? 0 : 1))") }
  override func didMoveToWindow() { note("didWindow(\(window == nil ? 0 : 1))") }
  override func layoutSubviews() { layouts += 1 }

  private func note(_ call: String) { log.calls.append("\(name).\(call)") }
}
