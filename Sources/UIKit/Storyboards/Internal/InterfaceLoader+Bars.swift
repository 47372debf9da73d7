import InterfaceDocuments
import QuartzCore

/// Bars and their items.
extension InterfaceLoader {
  func read(_ bar: UINavigationBar, _ reader: InterfaceReader) {
    if let style = barStyle(reader) { bar.barStyle = style }
    if let image = reader.image("backgroundImage") { bar.setBackgroundImage(image, for: .default) }
    if let image = reader.image("shadowImage") { bar.shadowImage = image }
    if let flag = reader.flag("translucent") { bar.isTranslucent = flag }
    if let flag = reader.flag("largeTitles") { bar.prefersLargeTitles = flag }
    if let color = reader.color("barTintColor") { bar.barTintColor = color }
    if let element = reader.child("titleTextAttributes") { bar.titleTextAttributes = textAttributes(element) }
    if let element = reader.child("largeTitleTextAttributes") { bar.largeTitleTextAttributes = textAttributes(element) }
    readAppearances(of: bar, reader)
    let items = reader.group("items").compactMap { makeItem($0, UINavigationItem.self) }
    if !items.isEmpty { bar.items = items }
  }

  func read(_ bar: UIToolbar, _ reader: InterfaceReader) {
    if let style = barStyle(reader) { bar.barStyle = style }
    if let flag = reader.flag("translucent") { bar.isTranslucent = flag }
    if let color = reader.color("barTintColor") { bar.barTintColor = color }
    readAppearances(of: bar, reader)
    let items = reader.group("items").compactMap { makeItem($0, UIBarButtonItem.self) }
    if !items.isEmpty { bar.items = items }
  }

  func read(_ bar: UITabBar, _ reader: InterfaceReader) {
    if let style = barStyle(reader) { bar.barStyle = style }
    if let image = reader.image("backgroundImage") { bar.backgroundImage = image }
    if let image = reader.image("shadowImage") { bar.shadowImage = image }
    if let image = reader.image("selectionIndicatorImage") { bar.selectionIndicatorImage = image }
    if let flag = reader.flag("translucent") { bar.isTranslucent = flag }
    if let color = reader.color("barTintColor") { bar.barTintColor = color }
    if let color = reader.color("selectedImageTintColor") { bar.tintColor = color }
    if let color = reader.color("unselectedItemTintColor") { bar.unselectedItemTintColor = color }
    readAppearances(of: bar, reader)
    let items = reader.group("items").compactMap { makeItem($0, UITabBarItem.self) }
    if !items.isEmpty { bar.items = items }
  }

  private func barStyle(_ reader: InterfaceReader) -> UIBarStyle? {
    reader.choice(
      "barStyle",
      ["default": .default, "black": .black, "blackOpaque": .black, "blackTranslucent": .blackTranslucent])
  }

  func read(_ view: UIVisualEffectView, _ reader: InterfaceReader) {
    if let content = reader.child("contentView") { fill(view.contentView, from: content) }
    let blurs = reader.children(named: "blurEffect") + reader.children(named: "vibrancyEffect").flatMap(\.children)
    guard let blur = blurs.first(where: { $0.name == "blurEffect" }) else { return }
    let effect = InterfaceReader(blur, self)
    if let style = effect.choice("style", DocumentNames.blurs) { view.effect = UIBlurEffect(style: style) }
    effect.finish()
  }

  // MARK: Items

  /// Returns an item of the app's class, or of a standard one.
  func makeItem<Item: InterfaceItem>(_ element: InterfaceElement, _ standard: Item.Type) -> Item? {
    let type = namedClass(of: element, standard: standard)
    return type.init(coder: InterfaceDecoder(element, self))
  }

  func fill(_ item: UIBarButtonItem, from element: InterfaceElement) {
    let reader = InterfaceReader(element, self)
    if let style = reader.choice(
      "style", ["plain": .plain, "done": .done, "bordered": .plain] as [String: UIBarButtonItem.Style])
    {
      item.style = style
    }
    if let width = reader.number("width") { item.width = width }
    if let color = reader.color("tintColor") { item.tintColor = color }
    if let view = reader.child("customView") ?? element.children.first(where: { Self.viewClasses[$0.name] != nil }) {
      _ = reader.children(named: view.name)
      item.customView = makeView(view)
    }
    fillBase(item, reader, element)
  }

  func fill(_ item: UITabBarItem, from element: InterfaceElement) {
    let reader = InterfaceReader(element, self)
    if let image = reader.image("selectedImage") { item.selectedImage = image }
    if let text = reader.text("badgeValue") { item.badgeValue = text }
    if let system = reader.choice("systemItem", Self.systemItems) { item.take(system) }
    fillBase(item, reader, element)
  }

  private static let systemItems: [String: UITabBarItem.SystemItem] = [
    "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated, "recents": .recents,
    "contacts": .contacts, "history": .history, "bookmarks": .bookmarks, "search": .search, "downloads": .downloads,
    "mostRecent": .mostRecent, "mostViewed": .mostViewed,
  ]

  private func fillBase(_ item: UIBarItem, _ reader: InterfaceReader, _ element: InterfaceElement) {
    if let title = reader.text("title") { item.title = title }
    if let image = reader.image("image") { item.image = image }
    if let image = reader.image("landscapeImage") { item.landscapeImagePhone = image }
    if let insets = reader.insets("imageInsets") { item.imageInsets = insets }
    if let flag = reader.flag("enabled") { item.isEnabled = flag }
    if let tag = reader.integer("tag") { item.tag = tag }
    if let identifier = reader.child("accessibilityConfiguration")?["identifier"] {
      item.accessibilityIdentifier = identifier
    }
    register(item, for: element)
    reader.finish()
  }

  func fill(_ item: UINavigationItem, from element: InterfaceElement) {
    let reader = InterfaceReader(element, self)
    if let title = reader.text("title") { item.title = title }
    if let prompt = reader.text("prompt") { item.prompt = prompt }
    if let flag = reader.flag("hidesBackButton") { item.hidesBackButton = flag }
    if let flag = reader.flag("leftItemsSupplementBackButton") { item.leftItemsSupplementBackButton = flag }
    let modes: [String: UINavigationItem.LargeTitleDisplayMode] = [
      "automatic": .automatic, "always": .always, "never": .never,
    ]
    if let mode = reader.choice("largeTitleDisplayMode", modes) { item.largeTitleDisplayMode = mode }
    readAppearances(of: item, reader)
    if let view = reader.child("titleView") { item.titleView = makeView(view) }
    if let button = reader.child("backBarButtonItem") {
      item.backBarButtonItem = makeItem(button, UIBarButtonItem.self)
    }
    if let button = reader.child("leftBarButtonItem") {
      item.leftBarButtonItem = makeItem(button, UIBarButtonItem.self)
    }
    if let button = reader.child("rightBarButtonItem") {
      item.rightBarButtonItem = makeItem(button, UIBarButtonItem.self)
    }
    if let list = reader.child("leftBarButtonItems") {
      item.leftBarButtonItems = list.children.compactMap { makeItem($0, UIBarButtonItem.self) }
    }
    if let list = reader.child("rightBarButtonItems") {
      item.rightBarButtonItems = list.children.compactMap { makeItem($0, UIBarButtonItem.self) }
    }
    register(item, for: element)
    reader.finish()
  }
}

/// An item of a bar, which is made with a coder.
@MainActor protocol InterfaceItem: NSObject {
  init?(coder: NSCoder)
}

extension UIBarButtonItem: InterfaceItem {}
extension UITabBarItem: InterfaceItem {}
extension UINavigationItem: InterfaceItem {}

extension InterfaceDecoder {
  @MainActor func fill(_ item: UIBarButtonItem) { loader.fill(item, from: element) }
  @MainActor func fill(_ item: UITabBarItem) { loader.fill(item, from: element) }
  @MainActor func fill(_ item: UINavigationItem) { loader.fill(item, from: element) }

  /// The system's button that an element says; nil for a button of its own.
  @MainActor static func systemItem(_ coder: NSCoder) -> UIBarButtonItem.SystemItem? {
    let items: [UIBarButtonItem.SystemItem] = [
      .done, .cancel, .edit, .save, .add, .flexibleSpace, .fixedSpace, .compose, .reply, .action, .organize,
      .bookmarks, .search, .refresh, .stop, .camera, .trash, .play, .pause, .rewind, .fastForward, .undo, .redo, .close,
    ]
    guard let name = (coder as? InterfaceDecoder)?.element["systemItem"] else { return nil }
    return items.first { "\($0)" == name }
  }
}
