import InterfaceDocuments
import QuartzCore

/// Values for size classes, which a document has as variations of an element.
extension InterfaceLoader {
  /// Returns an element with the attributes of the variations that fit the screen.
  func variant(of element: InterfaceElement, for view: UIView) -> InterfaceElement {
    var result = element
    for variation in fitting(element) {
      for (name, value) in variation.attributes where name != "key" { result.attributes[name] = value }
      for child in variation.children where child.name != "mask" {
        result.children.removeAll { $0.key != nil && $0.key == child.key }
        result.children.append(child)
      }
    }
    return result
  }

  /// Returns the identifiers of what is not installed for the screen's size classes.
  func excludedReferences(of element: InterfaceElement, group: String, for view: UIView) -> Set<String> {
    var excluded: Set<String> = []
    for mask in fitting(element).flatMap(\.children) where mask.name == "mask" && mask.key == group {
      for child in mask.children {
        guard let reference = child["reference"] else { continue }
        if child.name == "exclude" { excluded.insert(reference) } else { excluded.remove(reference) }
      }
    }
    return excluded
  }

  /// The variations that fit, the more special ones last.
  private func fitting(_ element: InterfaceElement) -> [InterfaceElement] {
    let variations = element.children.filter { $0.name == "variation" }
    guard !variations.isEmpty else { return [] }
    let traits = UIEnvironment.active.screen.traitCollection
    let fitting = variations.filter { variation in
      (variation.key ?? "default").split(separator: "-").allSatisfy { Self.fits($0, traits) }
    }
    let order = { (variation: InterfaceElement) in
      variation.key == "default" ? 0 : (variation.key ?? "").split(separator: "-").count
    }
    return fitting.enumerated().sorted { (order($0.element), $0.offset) < (order($1.element), $1.offset) }
      .map(\.element)
  }

  /// Whether traits fit a condition such as `widthClass=compact`.
  private static func fits(_ condition: Substring, _ traits: UITraitCollection) -> Bool {
    switch condition {
    case "default": true
    case "widthClass=compact": traits.horizontalSizeClass == .compact
    case "widthClass=regular": traits.horizontalSizeClass == .regular
    case "heightClass=compact": traits.verticalSizeClass == .compact
    case "heightClass=regular": traits.verticalSizeClass == .regular
    default: false
    }
  }
}
