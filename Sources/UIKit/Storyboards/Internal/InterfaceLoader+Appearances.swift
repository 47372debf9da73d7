import Foundation
import InterfaceDocuments
import QuartzCore

/// Appearances of bars, and of their items.
extension InterfaceLoader {
  func readAppearances(of bar: UINavigationBar, _ reader: InterfaceReader) {
    if let value = navigationAppearance("standardAppearance", reader) { bar.standardAppearance = value }
    set(
      [
        "compactAppearance": \.compactAppearance, "scrollEdgeAppearance": \.scrollEdgeAppearance,
        "compactScrollEdgeAppearance": \.compactScrollEdgeAppearance,
      ], of: bar
    ) { navigationAppearance($0, reader) }
  }

  func readAppearances(of item: UINavigationItem, _ reader: InterfaceReader) {
    set(
      [
        "standardAppearance": \.standardAppearance, "compactAppearance": \.compactAppearance,
        "scrollEdgeAppearance": \.scrollEdgeAppearance,
        "compactScrollEdgeAppearance": \.compactScrollEdgeAppearance,
      ], of: item
    ) { navigationAppearance($0, reader) }
  }

  func readAppearances(of bar: UIToolbar, _ reader: InterfaceReader) {
    if let value = toolbarAppearance("standardAppearance", reader) { bar.standardAppearance = value }
    set(
      [
        "compactAppearance": \.compactAppearance, "scrollEdgeAppearance": \.scrollEdgeAppearance,
        "compactScrollEdgeAppearance": \.compactScrollEdgeAppearance,
      ], of: bar
    ) { toolbarAppearance($0, reader) }
  }

  func readAppearances(of bar: UITabBar, _ reader: InterfaceReader) {
    if let value = tabBarAppearance("standardAppearance", reader) { bar.standardAppearance = value }
    set(["scrollEdgeAppearance": \.scrollEdgeAppearance], of: bar) { tabBarAppearance($0, reader) }
  }

  /// Sets the appearances that a document has, by their names there.
  private func set<Owner: AnyObject, Appearance>(
    _ paths: KeyValuePairs<String, ReferenceWritableKeyPath<Owner, Appearance?>>, of owner: Owner,
    read: (String) -> Appearance?
  ) {
    for (name, path) in paths { if let value = read(name) { owner[keyPath: path] = value } }
  }

  // MARK: Appearances

  private func navigationAppearance(_ key: String, _ reader: InterfaceReader) -> UINavigationBarAppearance? {
    read(key, UINavigationBarAppearance(), reader) { value, part in
      if let element = part.child("titleTextAttributes") { value.titleTextAttributes = self.textAttributes(element) }
      if let element = part.child("largeTitleTextAttributes") {
        value.largeTitleTextAttributes = self.textAttributes(element)
      }
      if let offset = part.child("titlePositionAdjustment") { value.titlePositionAdjustment = offset.offsetValue }
      self.read("buttonAppearance", value.buttonAppearance, part)
      self.read("doneButtonAppearance", value.doneButtonAppearance, part)
      self.read("backButtonAppearance", value.backButtonAppearance, part)
    }
  }

  private func toolbarAppearance(_ key: String, _ reader: InterfaceReader) -> UIToolbarAppearance? {
    read(key, UIToolbarAppearance(), reader) { value, part in
      self.read("buttonAppearance", value.buttonAppearance, part)
      self.read("doneButtonAppearance", value.doneButtonAppearance, part)
    }
  }

  private func tabBarAppearance(_ key: String, _ reader: InterfaceReader) -> UITabBarAppearance? {
    read(key, UITabBarAppearance(), reader) { value, part in
      if let image = part.image("selectionIndicatorImage") { value.selectionIndicatorImage = image }
      if let color = part.color("selectionIndicatorTintColor") { value.selectionIndicatorTintColor = color }
      self.read("stackedLayoutAppearance", value.stackedLayoutAppearance, part)
      self.read("inlineLayoutAppearance", value.inlineLayoutAppearance, part)
      self.read("compactInlineLayoutAppearance", value.compactInlineLayoutAppearance, part)
    }
  }

  /// Reads an appearance, what all kinds have first; nil where the bar has none with the role.
  private func read<Appearance: UIBarAppearance>(
    _ key: String, _ value: Appearance, _ reader: InterfaceReader, more: (Appearance, InterfaceReader) -> Void
  ) -> Appearance? {
    guard let element = reader.child(key), element.name != "nil" else { return nil }
    let part = InterfaceReader(element, self)
    if let style = part.choice("backgroundEffect", DocumentNames.blurs) {
      value.backgroundEffect = UIBlurEffect(style: style)
    } else if element.child(keyed: "backgroundEffect")?.name == "nil" {
      value.backgroundEffect = nil
    }
    if let color = part.color("backgroundColor") { value.backgroundColor = color }
    if let image = part.image("backgroundImage") { value.backgroundImage = image }
    if let mode = part.choice("backgroundImageContentMode", DocumentNames.contentModes) {
      value.backgroundImageContentMode = mode
    }
    if let color = part.color("shadowColor") {
      value.shadowColor = color
    } else if element.child(keyed: "shadowColor")?.name == "nil" {
      value.shadowColor = nil
    }
    if let image = part.image("shadowImage") { value.shadowImage = image }
    more(value, part)
    part.finish()
    return value
  }

  // MARK: Items

  private func read(_ key: String, _ value: UIBarButtonItemAppearance, _ reader: InterfaceReader) {
    readStates(
      key, ["normal": value.normal, "highlighted": value.highlighted, "disabled": value.disabled], reader
    ) { state, part in
      if let element = part.child("titleTextAttributes") { state.titleTextAttributes = self.textAttributes(element) }
      if let image = part.image("backgroundImage") { state.backgroundImage = image }
    }
  }

  private func read(_ key: String, _ value: UITabBarItemAppearance, _ reader: InterfaceReader) {
    readStates(
      key, ["normal": value.normal, "selected": value.selected, "disabled": value.disabled], reader
    ) { state, part in
      if let element = part.child("titleTextAttributes") { state.titleTextAttributes = self.textAttributes(element) }
      if let color = part.color("iconColor") { state.iconColor = color }
      if let color = part.color("badgeBackgroundColor") { state.badgeBackgroundColor = color }
    }
  }

  /// Reads the looks of an item by the names of its states.
  private func readStates<State>(
    _ key: String, _ states: [String: State], _ reader: InterfaceReader, _ read: (State, InterfaceReader) -> Void
  ) {
    guard let element = reader.child(key) else { return }
    let part = InterfaceReader(element, self)
    // The style has been chosen by the role.
    _ = part["style"]
    for (name, state) in states.sorted(by: { $0.key < $1.key }) {
      guard let child = part.child(name) else { continue }
      let look = InterfaceReader(child, self)
      read(state, look)
      look.finish()
    }
    part.finish()
  }

  /// The attributes of a bar's texts.
  func textAttributes(_ element: InterfaceElement) -> [NSAttributedString.Key: Any] {
    let reader = InterfaceReader(element, self)
    var attributes: [NSAttributedString.Key: Any] = [:]
    if let font = reader.font("fontDescription") { attributes[.font] = font }
    if let color = reader.color("textColor") { attributes[.foregroundColor] = color }
    let (color, offset) = (reader.color("textShadowColor"), reader.child("textShadowOffset"))
    if color != nil || offset != nil {
      let shadow = NSShadow()
      if let color { shadow.shadowColor = color }
      if let offset = offset?.offsetValue {
        shadow.shadowOffset = CGSize(width: offset.horizontal, height: offset.vertical)
      }
      attributes[.shadow] = shadow
    }
    reader.finish()
    return attributes
  }
}

extension InterfaceElement {
  /// The offset of an element `<offsetWrapper>`.
  fileprivate var offsetValue: UIOffset {
    UIOffset(horizontal: number("horizontal") ?? 0, vertical: number("vertical") ?? 0)
  }
}

extension DocumentNames {
  static let blurs: [String: UIBlurEffect.Style] = [
    "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular, "prominent": .prominent,
    "systemUltraThinMaterial": .systemUltraThinMaterial, "systemThinMaterial": .systemThinMaterial,
    "systemMaterial": .systemMaterial, "systemThickMaterial": .systemThickMaterial,
    "systemChromeMaterial": .systemChromeMaterial,
  ]
}
