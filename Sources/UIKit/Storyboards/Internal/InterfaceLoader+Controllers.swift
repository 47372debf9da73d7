import InterfaceDocuments
import QuartzCore

/// View controllers of a storyboard.
extension InterfaceLoader {
  static let controllerClasses: [String: UIViewController.Type] = [
    "viewController": UIViewController.self, "tableViewController": UITableViewController.self,
    "collectionViewController": UICollectionViewController.self,
    "navigationController": UINavigationController.self, "tabBarController": UITabBarController.self,
    "splitViewController": UISplitViewController.self, "pageViewController": UIPageViewController.self,
  ]

  /// Makes the controller of a scene, with the objects beside it.
  ///
  /// - Parameter creator: makes the controller in place of its class; its result nil stands for that.
  func loadController(_ element: InterfaceElement, creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
    let decoder = InterfaceDecoder(element, self)
    let standard = Self.controllerClasses[element.name]
    if standard == nil { reportUnknown("<\(element.name)>", in: element) }
    let made =
      creator?(decoder)
      ?? namedClass(of: element, standard: standard ?? UIViewController.self).init(coder: decoder)
    guard let made else { return nil }
    // A creator that does not pass the coder on has made a controller without the scene.
    if controller !== made { adopt(made, element) }
    for element in topLevelElements where element.name == "customObject" { _ = object(element.id ?? "") }
    connectRelationships(of: made, element)
    finish(isComplete: false)
    return made
  }

  /// Ties a controller to the scene; its view comes from there.
  private func adopt(_ made: UIViewController, _ element: InterfaceElement) {
    controller = made
    made.scene = StoryboardScene(self, element)
    register(made, for: element)
  }

  func fill(_ made: UIViewController, from element: InterfaceElement) {
    adopt(made, element)
    let reader = InterfaceReader(element, self)
    Self.controllerProperties.apply(reader, to: made)
    if element.flag("useStoryboardIdentifierAsRestorationIdentifier") == true {
      made.restorationIdentifier = element["storyboardIdentifier"]
    }
    if let child = reader.child("navigationItem"), let item = makeItem(child, UINavigationItem.self) {
      if item.title == nil { item.title = made.title }
      made.storedNavigationItem = item
    }
    if let child = reader.child("tabBarItem"), let item = makeItem(child, UITabBarItem.self) { made.tabBarItem = item }
    let items = reader.group("toolbarItems").compactMap { makeItem($0, UIBarButtonItem.self) }
    if !items.isEmpty { made.toolbarItems = items }
    readContainer(made, reader)
    // Read when the view is loaded.
    _ = (reader.child("view"), reader.children(named: "layoutGuides"))
    reader.finish()
  }

  private static let controllerProperties: [InterfaceProperty<UIViewController>] = [
    .text("title", \.title), .text("restorationIdentifier", \.restorationIdentifier),
    .flag("hidesBottomBarWhenPushed", \.hidesBottomBarWhenPushed),
    .flag("definesPresentationContext", \.definesPresentationContext),
    .flag("providesPresentationContextTransitionStyle", \.providesPresentationContextTransitionStyle),
    .flag("modalInPresentation", \.isModalInPresentation),
    .flag("extendedLayoutIncludesOpaqueBars", \.extendedLayoutIncludesOpaqueBars),
    .flag("automaticallyAdjustsScrollViewInsets", \.automaticallyAdjustsScrollViewInsets),
    .choice("modalPresentationStyle", \.modalPresentationStyle, DocumentNames.presentations),
    .choice("modalTransitionStyle", \.modalTransitionStyle, DocumentNames.transitions),
    .size("preferredContentSize", \.preferredContentSize), .size("contentSizeForViewInPopover", \.preferredContentSize),
    .custom { reader, controller in
      _ = reader.flag("autoresizesArchivedViewToFullSize")
      guard let edges = reader.child("edgesForExtendedLayout") else { return }
      let names: [(String, UIRectEdge)] = [("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right)]
      controller.edgesForExtendedLayout = names.reduce(into: []) { if edges.flag($1.0) == true { $0.insert($1.1) } }
    },
  ]

  private func readContainer(_ made: UIViewController, _ reader: InterfaceReader) {
    switch made {
    case let made as UINavigationController:
      // The bars were made by the initializer.
      _ = (reader.child("navigationBar"), reader.child("toolbar"))
      if let flag = reader.flag("navigationBarHidden") { made.isNavigationBarHidden = flag }
      if let flag = reader.flag("toolbarHidden") { made.isToolbarHidden = flag }
      if let flag = reader.flag("hidesBarsOnSwipe") { made.hidesBarsOnSwipe = flag }
      if let flag = reader.flag("hidesBarsOnTap") { made.hidesBarsOnTap = flag }
      if let flag = reader.flag("hidesBarsWhenVerticallyCompact") { made.hidesBarsWhenVerticallyCompact = flag }
    case let made as UITabBarController:
      if let element = reader.child("tabBar") { fill(made.tabBar, from: element) }
    case let made as UISplitViewController:
      _ = reader["style"]
      if let number = reader.number("minimumPrimaryColumnWidth") { made.minimumPrimaryColumnWidth = number }
      if let number = reader.number("maximumPrimaryColumnWidth") { made.maximumPrimaryColumnWidth = number }
      if let number = reader.number("preferredPrimaryColumnWidthFraction") {
        made.preferredPrimaryColumnWidthFraction = number
      }
      if let flag = reader.flag("presentsWithGesture") { made.presentsWithGesture = flag }
    case is UIPageViewController:
      _ = (reader["transitionStyle"], reader["navigationOrientation"], reader["spineLocation"], reader["pageSpacing"])
    case let made as UITableViewController:
      if let flag = reader.flag("clearsSelectionOnViewWillAppear") { made.clearsSelectionOnViewWillAppear = flag }
    case let made as UICollectionViewController:
      if let flag = reader.flag("clearsSelectionOnViewWillAppear") { made.clearsSelectionOnViewWillAppear = flag }
    default: break
    }
  }

  // MARK: View

  /// Makes the view of the scene's controller; returns nil where the scene has none.
  func loadView(of controller: UIViewController, _ element: InterfaceElement) -> UIView? {
    guard let viewElement = element.child(keyed: "view") else { return nil }
    for guide in element.group("layoutGuides") where guide.name == "viewControllerLayoutGuide" {
      let bar = BarLayoutGuide(of: controller, isTop: guide["type"] == "top")
      retain(bar)
      name(bar, guide.id)
    }
    return makeView(viewElement)
  }

  // MARK: Children

  /// Gives a container the controllers to which its relationships lead.
  private func connectRelationships(of made: UIViewController, _ element: InterfaceElement) {
    let segues = element.group("connections").filter { $0["kind"] == "relationship" }
    guard !segues.isEmpty else { return }
    let children = segues.compactMap { segue in
      destination(of: segue, source: made, sender: nil).map { (name: segue["relationship"] ?? "", controller: $0) }
    }
    switch made {
    case let made as UINavigationController: made.setViewControllers(children.map(\.controller), animated: false)
    case let made as UITabBarController: made.viewControllers = children.map(\.controller)
    case let made as UISplitViewController: set(children, of: made)
    default: for segue in segues { reportUnknown("segue relationship=\"\(segue["relationship"] ?? "")\"", in: segue) }
    }
  }

  private func set(_ children: [(name: String, controller: UIViewController)], of split: UISplitViewController) {
    if split.style == .unspecified {
      // The primary one comes first, in whichever order they are connected.
      let order = ["masterViewController": 0, "primaryViewController": 0]
      split.viewControllers = children.sorted { (order[$0.name] ?? 1) < (order[$1.name] ?? 1) }.map(\.controller)
      return
    }
    let columns: [String: UISplitViewController.Column] = [
      "masterViewController": .primary, "primaryViewController": .primary,
      "supplementaryViewController": .supplementary, "detailViewController": .secondary,
      "secondaryViewController": .secondary, "compactViewController": .compact,
    ]
    for child in children {
      if let column = columns[child.name] { split.setViewController(child.controller, for: column) }
    }
  }
}

extension DocumentNames {
  static let presentations: [String: UIModalPresentationStyle] = [
    "automatic": .automatic, "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
    "currentContext": .currentContext, "custom": .custom, "overFullScreen": .overFullScreen,
    "overCurrentContext": .overCurrentContext, "popover": .popover, "none": .none,
  ]
  static let transitions: [String: UIModalTransitionStyle] = [
    "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal, "crossDissolve": .crossDissolve,
    "partialCurl": .partialCurl,
  ]
}

/// The scene of a controller that a storyboard has made.
@MainActor final class StoryboardScene {
  let loader: InterfaceLoader
  let element: InterfaceElement

  init(_ loader: InterfaceLoader, _ element: InterfaceElement) {
    (self.loader, self.element) = (loader, element)
  }

  /// Returns the segue of an identifier, which anything in the scene may trigger; nil for none.
  func segue(_ identifier: String) -> InterfaceElement? {
    var found: InterfaceElement?
    let inside = [element] + loader.topLevelElements
    for element in inside {
      element.visit { if found == nil, $0.name == "segue", $0["identifier"] == identifier { found = $0 } }
    }
    return found
  }
}
