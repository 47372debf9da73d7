import InterfaceDocuments
import QuartzCore

/// Outlets, actions and segues of an object.
extension InterfaceLoader {
  /// Connects an object, and returns the connections that wait for objects that are not there yet.
  func connect(_ object: AnyObject, _ element: InterfaceElement, isComplete: Bool) -> [InterfaceElement] {
    var waiting: [InterfaceElement] = []
    var collections: [String: [AnyObject]] = [:]
    for connection in element.group("connections") {
      switch connection.name {
      case "outlet", "outletCollection":
        guard let property = connection["property"], let id = connection["destination"] else { continue }
        guard let target = self.object(id) else {
          if isComplete { missing(id, connection) } else { waiting.append(connection) }
          continue
        }
        if connection.name == "outlet" {
          set(target, property, of: object, connection)
        } else {
          collections[property, default: []].append(target)
        }
      case "action":
        if !connectAction(connection, of: object, isComplete: isComplete) { waiting.append(connection) }
      case "segue": connectSegue(connection, of: object)
      default: reportUnknown("<\(connection.name)> among connections", in: connection)
      }
    }
    for (property, targets) in collections.sorted(by: { $0.key < $1.key }) {
      setCollection(targets, property, of: object, element)
    }
    return waiting
  }

  private func missing(_ id: String, _ connection: InterfaceElement) {
    report({ .interfaceReferenceMissing(id, document: $0, location: $1) }, in: connection)
  }

  // MARK: Outlets

  private func set(_ target: AnyObject, _ property: String, of object: AnyObject, _ connection: InterfaceElement) {
    guard !NamedProperties.set(target, property, of: object) else { return }
    report(
      { .outletNotSet(property, of: "\(type(of: object))", value: "\(type(of: target))", document: $0, location: $1) },
      in: connection)
  }

  private func setCollection(
    _ targets: [AnyObject], _ property: String, of object: AnyObject, _ element: InterfaceElement
  ) {
    if property == "gestureRecognizers", let view = object as? UIView {
      for case let recognizer as UIGestureRecognizer in targets { view.addGestureRecognizer(recognizer) }
    } else if !NamedProperties.set(targets, property, of: object) {
      report(
        { .outletNotSet(property, of: "\(type(of: object))", value: "a list", document: $0, location: $1) }, in: element
      )
    }
  }

  // MARK: Runtime attributes

  func setRuntimeAttributes(of object: AnyObject, _ element: InterfaceElement) {
    for attribute in element.group("userDefinedRuntimeAttributes") {
      guard let path = attribute["keyPath"] else { continue }
      guard let value = runtimeValue(attribute) else {
        reportUnknown("userDefinedRuntimeAttribute type=\"\(attribute["type"] ?? "")\"", in: attribute)
        continue
      }
      guard !NamedProperties.set(value.wrapped, atPath: path, of: object) else { continue }
      report(
        {
          .outletNotSet(path, of: "\(type(of: object))", value: "\(value.wrapped ?? "nil")", document: $0, location: $1)
        },
        in: attribute)
    }
  }

  private struct RuntimeValue {
    var wrapped: Any?
  }

  /// The value of an attribute; nil for a type that is not known.
  private func runtimeValue(_ attribute: InterfaceElement) -> RuntimeValue? {
    let child = attribute.child(keyed: "value")
    switch attribute["type"] {
    case "boolean": return RuntimeValue(wrapped: attribute.flag("value") ?? false)
    case "number":
      let number = child?.name == "integer" ? child?.integer("value").map { NSNumber(value: $0) } : nil
      return RuntimeValue(wrapped: number ?? NSNumber(value: child?.number("value") ?? attribute.number("value") ?? 0))
    case "string": return RuntimeValue(wrapped: attribute["value"] ?? child?.stringValue ?? "")
    case "color": return RuntimeValue(wrapped: child.flatMap(InterfaceColor.init).flatMap(color))
    case "image":
      return RuntimeValue(wrapped: (attribute["value"] ?? child?["name"]).flatMap { image(named: $0, isSymbol: false) })
    case "size": return child?.sizeValue.map { RuntimeValue(wrapped: $0) }
    case "point": return child?.pointValue.map { RuntimeValue(wrapped: $0) }
    case "rect":
      guard let point = child?.pointValue, let size = child?.sizeValue else { return nil }
      return RuntimeValue(wrapped: CGRect(origin: point, size: size))
    case "range":
      guard let location = child?.integer("location"), let length = child?.integer("length") else { return nil }
      return RuntimeValue(wrapped: NSRange(location: location, length: length))
    case "nil": return RuntimeValue(wrapped: nil)
    default: return nil
    }
  }

  // MARK: Actions

  /// Connects an action; returns false where its target is not there yet.
  private func connectAction(_ element: InterfaceElement, of object: AnyObject, isComplete: Bool) -> Bool {
    guard let name = element["selector"], let id = element["destination"] else { return true }
    let target = self.object(id)
    // The first responder is found when the action is sent.
    if target == nil, document.element(withID: id)?["placeholderIdentifier"] != "IBFirstResponder" {
      if isComplete { missing(id, element) }
      return isComplete
    }
    let selector = target.map { NamedProperties.selector(name, of: $0) } ?? Selector(name)
    if let target, !selector.fits(target) {
      report({ .actionWithoutMethod(name, of: "\(type(of: target))", document: $0, location: $1) }, in: element)
    }
    switch object {
    case let control as UIControl:
      control.addTarget(target, action: selector, for: event(element, of: control))
    case let item as UIBarButtonItem: (item.target, item.action) = (target, selector)
    case let recognizer as UIGestureRecognizer: if let target { recognizer.addTarget(target, action: selector) }
    default: reportUnknown("an action of \(type(of: object))", in: element)
    }
    return true
  }

  private func event(_ element: InterfaceElement, of control: UIControl) -> UIControl.Event {
    let events: [String: UIControl.Event] = [
      "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
      "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
      "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel,
      "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered,
      "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
      "editingDidEndOnExit": .editingDidEndOnExit,
    ]
    let standard: UIControl.Event = control is UIButton ? .touchUpInside : .valueChanged
    guard let name = element["eventType"] else { return standard }
    if events[name] == nil { reportUnknown("action eventType=\"\(name)\"", in: element) }
    return events[name] ?? standard
  }
}
