import QuartzCore

/// Storyboards and nibs.
extension Diagnostic {
  /// There is no file of the name.
  static func interfaceFileMissing(_ file: String, bundle: String) -> Diagnostic {
    Diagnostic(
      identifier: "interface-file-missing",
      happened: "\(file) was not found in the bundle \(bundle).",
      reason: "UIKit raises an exception here: storyboards and nibs are found by their names.",
      remedy: "Copy the file into the package's resources, or register its folder with stage.addResources(at:).")
  }

  /// The file is no document of Xcode's, or is damaged.
  static func interfaceFileDamaged(_ file: String, reason: String) -> Diagnostic {
    Diagnostic(
      identifier: "interface-file-damaged",
      happened: "\(file) cannot be read: \(reason)",
      reason: "Storyboards and nibs are read in the form in which Xcode keeps them in the source.",
      remedy: "Copy the file from the app's source, and open it in Xcode where it is damaged.")
  }

  /// The document has something that is not known.
  static func interfaceNotRead(_ kind: String, document: String, location: String) -> Diagnostic {
    Diagnostic(
      identifier: "interface-not-read",
      happened: "\(document) has something that is not read: \(kind), at \(location).",
      reason: "The screen is built without it; it is reported once for each document.",
      remedy: "Set it in code, such as in viewDidLoad() or awakeFromNib(), where it matters.",
      isHint: true)
  }

  /// A document names a class that is not there.
  static func interfaceClassMissing(_ name: String, module: String?, document: String, location: String) -> Diagnostic {
    Diagnostic(
      identifier: "interface-class-missing",
      happened: "Unknown class \(name) of the module \(module ?? "of the app") in \(document), at \(location).",
      reason: "A class is found by its module and its name; a private class, or one inside another, is not.",
      remedy: "Declare the class in the module that customModule names, or in the app's. UIKit's class is used.")
  }

  /// A document names a class of another kind.
  static func interfaceClassOfOtherKind(_ name: String, wanted: String, document: String, location: String)
    -> Diagnostic
  {
    Diagnostic(
      identifier: "interface-class-of-other-kind",
      happened: "\(document) has the class \(name) where a \(wanted) is needed, at \(location).",
      reason: "The object could not be used in this place.",
      remedy: "Inherit from \(wanted), or change the class in the document. \(wanted) is used.")
  }

  /// An element refers to one that is not there.
  static func interfaceReferenceMissing(_ id: String, document: String, location: String) -> Diagnostic {
    Diagnostic(
      identifier: "interface-reference-missing",
      happened: "\(document) refers to \"\(id)\", which is not there, at \(location).",
      reason: "The document is damaged, or was merged by hand; the connection or the constraint is left out.",
      remedy: "Connect it again in Xcode, or remove it.")
  }

  /// An outlet or a runtime attribute could not be set.
  static func outletNotSet(_ name: String, of owner: String, value: String, document: String, location: String)
    -> Diagnostic
  {
    Diagnostic(
      identifier: "outlet-not-set",
      happened: "\(owner) has no property \(name) that takes \(value), for \(document), at \(location).",
      reason:
        "UIKit raises NSUnknownKeyException: this class is not key value coding-compliant for the key \(name).",
      remedy:
        "Declare a stored variable of that name and type, or list the property in the class's InterfaceEntries."
    )
  }

  /// An action has no method.
  static func actionWithoutMethod(_ selector: String, of target: String, document: String, location: String)
    -> Diagnostic
  {
    Diagnostic(
      identifier: "action-without-method",
      happened: "\(target) has no method for the action \(selector), for \(document), at \(location).",
      reason: "There is no Objective-C runtime that finds methods by their names.",
      remedy:
        "List it in the class: class var selectors: [Selector] { [Selector(\"\(selector)\", \(target).method)] }, of SelectorTable."
    )
  }

  /// A segue names a method that makes its destination, and the source does not list it.
  static func segueActionWithoutMethod(_ selector: String, of source: String, document: String, location: String)
    -> Diagnostic
  {
    Diagnostic(
      identifier: "segue-action-without-method",
      happened:
        "\(source) lists no segue action \(selector), for \(document), at \(location): init(coder:) makes the destination.",
      reason: "There is no Objective-C runtime that finds methods by their names.",
      remedy:
        "List it in the class's InterfaceEntries: static var segueActions: [InterfaceSegueAction] { [InterfaceSegueAction(\"\(selector)\", \(source).method)] }."
    )
  }

  /// A storyboard has no scene of the identifier.
  static func noSuchScene(_ identifier: String, storyboard: String) -> Diagnostic {
    Diagnostic(
      identifier: "no-such-scene",
      happened: "\(storyboard) doesn't contain a view controller with identifier '\(identifier)'.",
      reason: "UIKit raises an exception here.",
      remedy: "Type the identifier as the storyboard ID in Xcode. A plain controller is returned.")
  }

  /// A storyboard has no initial scene.
  static func noInitialScene(storyboard: String) -> Diagnostic {
    Diagnostic(
      identifier: "no-initial-scene",
      happened: "\(storyboard) has no initial view controller.",
      reason: "The document says none, so that the method returns nil.",
      remedy: "Set Is Initial View Controller in Xcode, or instantiate a scene by its identifier.")
  }

  /// V-1: a nib that was registered for cells.
  static func registeredNibHasNoView(count: Int, wanted: String, identifier: String) -> Diagnostic {
    Diagnostic(
      identifier: "registered-nib-has-no-view",
      happened: "The nib registered for \(identifier) has \(count) top-level objects.",
      reason: "A nib for a list must have exactly one, a \(wanted); UIKit raises an exception here.",
      remedy: "Remove the other objects, or move them to a nib of their own. The first \(wanted) is used.")
  }
}
