import QuartzCore

/// Views, snapshots, and image contexts.
extension Diagnostic {
  /// A view of one environment was added to a window of another one.
  static func foreignEnvironment(view: String, window: String) -> Diagnostic {
    Diagnostic(
      identifier: "foreign-environment",
      happened: "\(view) belongs to one stage and was added to \(window) of another.",
      reason: "Stages share nothing: their clocks differ, so its animations could not be timed.",
      remedy: "The call is ignored. Make the view inside the stage that shows it.")
  }

  /// P-38: a snapshot without updates of a view that was never on the screen.
  static func snapshotTooEarly(view: String) -> Diagnostic {
    Diagnostic(
      identifier: "snapshot-too-early",
      happened:
        "A snapshot of \(view) was taken with afterScreenUpdates: false before the view was ever on the screen.",
      reason: "Nothing of it has been drawn yet, so the snapshot is empty.",
      remedy: "Pass true, which lays the view out and draws it first.")
  }

  /// An image context was begun with a size without pixels.
  static func unusableImageSize(_ size: CGSize) -> Diagnostic {
    Diagnostic(
      identifier: "unusable-image-size",
      happened: "An image of \(size.width) × \(size.height) points was begun.",
      reason: "It has no pixels, or too many, so that nothing can be drawn into it.",
      remedy: "UIGraphicsGetImageFromCurrentImageContext() returns nil. Lay the view out before its image is drawn.")
  }

  /// An object was asked by name for a property that is in no table.
  @MainActor static func undefinedKey(_ key: String, of object: NSObject, isSet: Bool) -> Diagnostic {
    let method = isSet ? "setValue:forUndefinedKey:" : "valueForUndefinedKey:"
    let name = (object as? any DebugNamed)?.debugName ?? "\(type(of: object))"
    return Diagnostic(
      identifier: "undefined-key",
      happened: "[<\(name)> \(method)]: this class is not key value coding-compliant for the key \(key).",
      reason: "UIKit would throw an exception. Here there are names for UIKit's public properties, and an app's stored "
        + "properties can be read only.",
      remedy:
        "Use the property itself, or override \(isSet ? "setValue(_:forUndefinedKey:)" : "value(forUndefinedKey:)").")
  }

  /// A change of a value was sent to an object whose class takes none.
  @MainActor static func unhandledChange(keyPath: String?, of object: Any?, by observer: NSObject) -> Diagnostic {
    Diagnostic(
      identifier: "unhandled-change",
      happened: "<\(name(of: observer))>: An -observeValueForKeyPath:ofObject:change:context: message was received but "
        + "not handled. Key path: \(keyPath ?? "nil"), observed object: <\(object.map { name(of: $0) } ?? "nil")>.",
      reason: "The observer's class has no such method, or passes on to super a change that only it asked for; UIKit "
        + "raises NSInternalInconsistencyException here.",
      remedy: "Handle the change. A class that derives from NSObject itself adopts KeyValueObserver, and declares the "
        + "method without override.")
  }

  /// An observer was removed that was not added, or was removed before.
  @MainActor static func observerNotRegistered(
    _ observer: NSObject, forKeyPath keyPath: String, of object: NSObject
  ) -> Diagnostic {
    Diagnostic(
      identifier: "observer-not-registered",
      happened: "Cannot remove an observer <\(name(of: observer))> for the key path \"\(keyPath)\" from "
        + "<\(name(of: object))> because it is not registered as an observer.",
      reason: "Each call of removeObserver ends one observation that addObserver began; UIKit raises NSRangeException "
        + "here.",
      remedy: "Remove an observer as often as it was added, with the same key path and context.")
  }

  @MainActor private static func name(of object: Any) -> String {
    (object as? any DebugNamed)?.debugName ?? "\(type(of: object))"
  }
}
