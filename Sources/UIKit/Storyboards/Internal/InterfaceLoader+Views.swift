import Foundation
import InterfaceDocuments
import QuartzCore

/// Views and their properties.
extension InterfaceLoader {
  /// The classes of elements.
  static let viewClasses: [String: UIView.Type] = [
    "view": UIView.self, "containerView": UIView.self, "label": UILabel.self, "button": UIButton.self,
    "imageView": UIImageView.self, "scrollView": UIScrollView.self, "stackView": UIStackView.self,
    "tableView": UITableView.self, "tableViewCell": UITableViewCell.self,
    "collectionView": UICollectionView.self, "collectionViewCell": UICollectionViewCell.self,
    "collectionReusableView": UICollectionReusableView.self, "switch": UISwitch.self, "slider": UISlider.self,
    "stepper": UIStepper.self, "segmentedControl": UISegmentedControl.self, "progressView": UIProgressView.self,
    "activityIndicatorView": UIActivityIndicatorView.self, "pageControl": UIPageControl.self,
    "textField": UITextField.self, "textView": UITextView.self, "searchBar": UISearchBar.self,
    "navigationBar": UINavigationBar.self, "toolbar": UIToolbar.self, "tabBar": UITabBar.self,
    "visualEffectView": UIVisualEffectView.self, "window": UIWindow.self, "refreshControl": UIRefreshControl.self,
    "control": UIControl.self, "pickerView": UIPickerView.self, "datePicker": UIDatePicker.self,
    "tableViewHeaderFooterView": UITableViewHeaderFooterView.self,
  ]

  /// Returns the view of an element with everything inside; nil where its class returns nil.
  ///
  /// A view of a kind that is not here is an empty one, so that constraints to it hold.
  func makeView(_ element: InterfaceElement) -> UIView? {
    let standard = Self.viewClasses[element.name]
    if standard == nil { reportUnknown("<\(element.name)>", in: element) }
    let type = namedClass(of: element, standard: standard ?? UIView.self)
    return type.init(coder: InterfaceDecoder(element, self))
  }

  /// Sets a view up as an element says, and makes its subviews.
  func fill(_ view: UIView, from element: InterfaceElement) {
    register(view, for: element)
    let reader = InterfaceReader(variant(of: element, for: view), self)
    readGeometry(of: view, reader)
    Self.properties.apply(reader, to: view)
    readAccessibility(of: view, reader)
    readKind(of: view, reader)
    addSubviews(to: view, reader)
    nameGuides(of: view, element)
    addConstraints(of: view, element)
    if element.name == "containerView" { addEmbedding(in: view, element) }
    // The elements of other kinds are reported once, as such.
    if Self.viewClasses[element.name] != nil || element.key == "contentView" { reader.finish() }
  }

  private func readGeometry(of view: UIView, _ reader: InterfaceReader) {
    // A view that Xcode leaves where it was drawn has no constraints, although it says that it takes part in them.
    let isFixed = reader.flag("fixedFrame") ?? false
    let translates = reader.flag("translatesAutoresizingMaskIntoConstraints") ?? true
    if let mask = reader.child("autoresizingMask") { view.autoresizingMask = Self.mask(mask) }
    _ = reader.child("frame")
    let isPlacedByOwner = view is UINavigationBar || view is UITabBar || view is UIToolbar
    if let frame = reader.element.rect("frame"), !isPlacedByOwner || reader.element.key == nil { view.frame = frame }
    if !translates, !isFixed { view.translatesAutoresizingMaskIntoConstraints = false }
  }

  private static func mask(_ element: InterfaceElement) -> UIView.AutoresizingMask {
    let names: [(String, UIView.AutoresizingMask)] = [
      ("widthSizable", .flexibleWidth), ("heightSizable", .flexibleHeight), ("flexibleMinX", .flexibleLeftMargin),
      ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
      ("flexibleMaxY", .flexibleBottomMargin),
    ]
    return names.reduce(into: []) { if element.flag($1.0) == true { $0.insert($1.1) } }
  }

  private func addSubviews(to view: UIView, _ reader: InterfaceReader) {
    let holder = (view as? UIVisualEffectView)?.contentView ?? view
    let excluded = excludedReferences(of: reader.element, group: "subviews", for: view)
    for element in reader.group("subviews") {
      guard let subview = makeView(element), element.id.map(excluded.contains) != true else { continue }
      if let stack = view as? UIStackView { stack.addArrangedSubview(subview) } else { holder.addSubview(subview) }
    }
  }

  /// Names the layout guides of a view, which constraints refer to.
  private func nameGuides(of view: UIView, _ element: InterfaceElement) {
    let nested = element.group("layoutGuides")
    for guide in element.children + nested where guide.name == "viewLayoutGuide" {
      let found: UILayoutGuide? =
        switch guide.key {
        case "safeArea": view.safeAreaLayoutGuide
        case "layoutMargins": view.layoutMarginsGuide
        case "readableContent": view.readableContentGuide
        case "contentLayoutGuide": (view as? UIScrollView)?.contentLayoutGuide
        case "frameLayoutGuide": (view as? UIScrollView)?.frameLayoutGuide
        case "keyboard": view.keyboardLayoutGuide
        default: nil
        }
      if let found { name(found, guide.id) } else { reportUnknown("viewLayoutGuide \(guide.key ?? "")", in: guide) }
    }
  }

  private func readAccessibility(of view: UIView, _ reader: InterfaceReader) {
    guard let element = reader.child("accessibilityConfiguration") else { return }
    if let text = element.string("label") { view.accessibilityLabel = text }
    if let text = element.string("hint") { view.accessibilityHint = text }
    if let text = element["identifier"] { view.accessibilityIdentifier = text }
    if let flag = element.child(keyed: "isElement")?.flag("value") { view.isAccessibilityElement = flag }
    guard let traits = element.child(keyed: "traits") else { return }
    let known: [String: UIAccessibilityTraits] = [
      "button": .button, "link": .link, "image": .image, "selected": .selected, "staticText": .staticText,
      "header": .header, "searchField": .searchField, "notEnabled": .notEnabled, "adjustable": .adjustable,
      "updatesFrequently": .updatesFrequently, "playsSound": .playsSound, "keyboardKey": .keyboardKey,
      "summaryElement": .summaryElement, "causesPageTurn": .causesPageTurn,
    ]
    view.accessibilityTraits = traits.attributes.keys.reduce(into: []) {
      if let trait = known[$1], traits.flag($1) == true { $0.insert(trait) }
    }
  }

  private static let properties: [InterfaceProperty<UIView>] = [
    .flag("opaque", \.isOpaque), .flag("hidden", \.isHidden), .flag("clipsSubviews", \.clipsToBounds),
    .flag("userInteractionEnabled", \.isUserInteractionEnabled),
    .flag("multipleTouchEnabled", \.isMultipleTouchEnabled), .flag("exclusiveTouch", \.isExclusiveTouch),
    .flag("autoresizesSubviews", \.autoresizesSubviews), .number("alpha", \.alpha), .integer("tag", \.tag),
    .flag("preservesSuperviewLayoutMargins", \.preservesSuperviewLayoutMargins),
    .flag("insetsLayoutMarginsFromSafeArea", \.insetsLayoutMarginsFromSafeArea),
    .text("restorationIdentifier", \.restorationIdentifier), .color("backgroundColor", \.backgroundColor),
    .choice("contentMode", \.contentMode, DocumentNames.contentModes),
    .choice("semanticContentAttribute", \.semanticContentAttribute, DocumentNames.semantics),
    .choice("tintAdjustmentMode", \.tintAdjustmentMode, DocumentNames.tintModes),
    .custom { reader, view in
      if let color = reader.color("tintColor") { view.tintColor = color }
      if let margins = reader.child("layoutMargins").flatMap(InterfaceInsets.init) { view.take(margins) }
      if let margins = reader.child("directionalLayoutMargins").flatMap(InterfaceInsets.init) { view.take(margins) }
      if let priority = reader.number("horizontalHuggingPriority") {
        view.setContentHuggingPriority(UILayoutPriority(Float(priority)), for: .horizontal)
      }
      if let priority = reader.number("verticalHuggingPriority") {
        view.setContentHuggingPriority(UILayoutPriority(Float(priority)), for: .vertical)
      }
      if let priority = reader.number("horizontalCompressionResistancePriority") {
        view.setContentCompressionResistancePriority(UILayoutPriority(Float(priority)), for: .horizontal)
      }
      if let priority = reader.number("verticalCompressionResistancePriority") {
        view.setContentCompressionResistancePriority(UILayoutPriority(Float(priority)), for: .vertical)
      }
    },
  ]
}

extension UIView {
  /// Takes margins of a document, whose left is the leading edge.
  fileprivate func take(_ margins: InterfaceInsets) {
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
  }
}

/// The names that documents have for values.
@MainActor enum DocumentNames {
  static let contentModes: [String: UIView.ContentMode] = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
    "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
    "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
  ]
  static let semantics: [String: UISemanticContentAttribute] = [
    "unspecified": .unspecified, "playback": .playback, "spatial": .spatial,
    "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
  ]
  static let tintModes: [String: UIView.TintAdjustmentMode] = [
    "automatic": .automatic, "normal": .normal, "dimmed": .dimmed,
  ]
  static let alignments: [String: NSTextAlignment] = [
    "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
  ]
  static let lineBreaks: [String: NSLineBreakMode] = [
    "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping,
    "headTruncation": .byTruncatingHead, "tailTruncation": .byTruncatingTail,
    "middleTruncation": .byTruncatingMiddle,
  ]
}
