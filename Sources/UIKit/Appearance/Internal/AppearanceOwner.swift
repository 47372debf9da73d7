import Foundation

/// An object that proxies give values to: a view or an item of a bar.
@MainActor protocol AppearanceOwner: NSObject {
  /// The part that the object has in appearance proxies.
  var appearanceRole: AppearanceRole { get set }
}

extension AppearanceOwner {
  /// Notes a property that has been set: as the object's own, or, on a proxy, as one that others take.
  func noteSet<Root: AnyObject, Value>(
    _ property: AppearanceProperty, _ path: @autoclosure () -> ReferenceWritableKeyPath<Root, Value>
  ) {
    if appearanceRole.isOrdinary { return appearanceRole.own(property) }
    guard let recorder = appearanceRole.recorder, let proxy = self as? Root else { return }
    let path = path()
    let value = proxy[keyPath: path]
    recorder.record(AppearanceKey(property: property)) { ($0 as? Root)?[keyPath: path] = value }
  }

  /// Notes a setter with arguments that has been called; `change` repeats the call on another object.
  func noteSet<Root: AnyObject>(
    _ property: AppearanceProperty, _ arguments: [Int], _ change: @escaping (Root) -> Void
  ) {
    let key = AppearanceKey(property: property, arguments: arguments)
    if appearanceRole.isOrdinary { return appearanceRole.own(key) }
    appearanceRole.recorder?.record(key) { if let object = $0 as? Root { change(object) } }
  }

  /// Takes the values of the proxies that match, except those that were set on the object itself.
  ///
  /// - Parameters:
  ///   - containers: the objects around this one, from the window inwards.
  ///   - traits: the object's traits.
  /// - Returns: whether there were any.
  @discardableResult
  func take(
    _ proxies: AppearanceProxies, in containers: @autoclosure () -> [AnyObject], traits: UITraitCollection
  ) -> Bool {
    guard appearanceRole.isOrdinary else { return false }
    let changes = proxies.changes(for: self, in: containers, traits: traits)
    guard !changes.isEmpty else { return false }
    appearanceRole.isTaking = true
    defer { appearanceRole.isTaking = false }
    for (key, change) in changes where !appearanceRole.owns(key) { change(self) }
    return true
  }
}

extension UIView: AppearanceOwner {
  /// Takes the values of proxies as the view enters a window, or has got other traits there.
  func takeAppearances(from proxies: AppearanceProxies) {
    take(proxies, in: appearanceContainers, traits: traitCollection)
    for item in appearanceItems { takeAppearances(from: proxies, for: item, notifying: true) }
  }

  /// Lets items take the values of proxies before their views are made.
  func prepareAppearance(of items: @autoclosure () -> [UIBarItem]) {
    guard let window, !window.environment.appearances.isEmpty else { return }
    for item in items() { takeAppearances(from: window.environment.appearances, for: item, notifying: false) }
  }

  private func takeAppearances(from proxies: AppearanceProxies, for item: UIBarItem, notifying: Bool) {
    let hasTaken = item.take(proxies, in: appearanceContainers + [self], traits: traitCollection)
    if hasTaken, notifying { item.changed() }
  }

  /// The views and controllers around the view, from the window inwards.
  var appearanceContainers: [AnyObject] {
    var containers: [AnyObject] = []
    var current: UIView? = self
    while let view = current {
      if view !== self { containers.append(view) }
      if let controller = view.owningController {
        containers.append(controller)
        if let presentation = controller.modal.isPresentedBy { containers.append(presentation.controller) }
      }
      current = view.storedSuperview
    }
    return containers.reversed()
  }
}

extension UIBarItem: AppearanceOwner {}
