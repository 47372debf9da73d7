import InterfaceDocuments
import QuartzCore

/// Nibs, and the views that controllers get from them.
extension InterfaceLoader {
  /// Makes all objects of a nib; returns those at the top.
  func loadNib(owner: AnyObject?, external: [String: Any]) -> [Any] {
    var tops: [Any] = []
    let elements = document.objects
    // Placeholders first: an outlet may name one that stands behind.
    for element in elements where element.name == "placeholder" {
      let object: AnyObject? =
        element["placeholderIdentifier"] == "IBFilesOwner"
        ? owner : external[element["placeholderIdentifier"] ?? ""].map { $0 as AnyObject }
      name(object, element.id)
      if let object { connectLater(object, element) }
    }
    topLevelElements = elements.filter { $0.name != "placeholder" }
    for element in topLevelElements {
      let object = element.id.flatMap { self.object($0) } ?? (element.id == nil ? makeTopLevelObject(element) : nil)
      if let object { tops.append(object) }
    }
    // Without an owner its connections have no end.
    finish(isComplete: owner != nil)
    return tops
  }
}

extension UIViewController {
  /// Makes the view from the scene, or from the nib; returns false where there is neither.
  func loadInterface() -> Bool {
    if let scene, let view = scene.loader.loadView(of: self, scene.element) {
      takeLoaded(view)
      scene.loader.finish(isComplete: true)
      return true
    }
    guard let name = nibName else { return false }
    let nib = UINib(nibName: name, bundle: nibBundle)
    _ = nib.instantiate(withOwner: self, options: nil)
    return viewIfLoaded != nil
  }

  /// The name of the nib of the controller's class: `Card` or `CardController` for the class
  /// `CardController`, as far as there is one.
  var implicitNibName: String? {
    guard scene == nil else { return nil }
    return environment.images.documents.nibName(of: type(of: self), in: nibBundle)
  }
}
