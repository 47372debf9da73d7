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
    looseElements = elements.filter { $0.name != "placeholder" }
    for element in looseElements {
      let object = element.id.flatMap { self.object($0) } ?? (element.id == nil ? makeLoose(element) : nil)
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
    guard scene == nil, !(DecodingStages.nearest(to: type(of: self)).map { $0 == type(of: self) } ?? false) else {
      return nil
    }
    let name = environment.className(of: self)
    let documents = environment.images.documents
    let short = name.hasSuffix("Controller") ? String(name.dropLast("Controller".count)) : nil
    return [short, name].compactMap(\.self).first { documents.has($0, .nib, in: nibBundle) }
  }
}
