import InterfaceDocuments
import QuartzCore

/// Values that UIKit's initializers need before `super.init(coder:)`.
extension InterfaceDecoder {
  private static func attribute(_ name: String, of coder: NSCoder) -> String? {
    (coder as? InterfaceDecoder)?.element[name]
  }

  @MainActor static func buttonType(_ coder: NSCoder) -> UIButton.ButtonType {
    let types: [String: UIButton.ButtonType] = [
      "roundedRect": .system, "system": .system, "custom": .custom, "detailDisclosure": .detailDisclosure,
      "infoLight": .infoLight, "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close,
    ]
    return attribute("buttonType", of: coder).flatMap { types[$0] } ?? .custom
  }

  @MainActor static func cellStyle(_ coder: NSCoder) -> UITableViewCell.CellStyle {
    let styles: [String: UITableViewCell.CellStyle] = [
      "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleValue1": .value1,
      "IBUITableViewCellStyleValue2": .value2, "IBUITableViewCellStyleSubtitle": .subtitle,
    ]
    return attribute("style", of: coder).flatMap { styles[$0] } ?? .default
  }

  static func reuseIdentifier(_ coder: NSCoder) -> String? {
    // Xcode leaves an empty one where none was typed.
    attribute("reuseIdentifier", of: coder).flatMap { $0.isEmpty ? nil : $0 }
  }

  @MainActor static func tableStyle(_ coder: NSCoder) -> UITableView.Style {
    let styles: [String: UITableView.Style] = [
      "plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped,
    ]
    return attribute("style", of: coder).flatMap { styles[$0] } ?? .plain
  }

  @MainActor static func splitStyle(_ coder: NSCoder) -> UISplitViewController.Style {
    let styles: [String: UISplitViewController.Style] = [
      "doubleColumn": .doubleColumn, "tripleColumn": .tripleColumn,
    ]
    return attribute("style", of: coder).flatMap { styles[$0] } ?? .unspecified
  }

  /// The layout of a collection view: a flow layout, or one of the app's class.
  @MainActor static func collectionLayout(_ coder: NSCoder) -> UICollectionViewLayout {
    guard let coder = coder as? InterfaceDecoder, let element = coder.element.child(keyed: "collectionViewLayout")
    else {
      return UICollectionViewFlowLayout()
    }
    let standard =
      element.name == "collectionViewFlowLayout" ? UICollectionViewFlowLayout.self : UICollectionViewLayout.self
    let type = coder.loader.namedClass(of: element, standard: standard)
    let layout = type.init(coder: InterfaceDecoder(element, coder.loader)) ?? UICollectionViewFlowLayout()
    coder.loader.register(layout, for: element)
    return layout
  }

  @MainActor static func bars(_ coder: NSCoder) -> (UINavigationBar, UIToolbar) {
    guard let coder = coder as? InterfaceDecoder else {
      return (UINavigationBar(frame: .zero), UIToolbar(frame: .zero))
    }
    func make<Bar: UIView>(_ key: String, _ standard: Bar.Type) -> Bar {
      guard let element = coder.element.child(keyed: key) else {
        return RegisteredInitializers.make(standard, frame: .zero)
      }
      let type = coder.loader.namedClass(of: element, standard: standard)
      return type.init(coder: InterfaceDecoder(element, coder.loader))
        ?? RegisteredInitializers.make(standard, frame: .zero)
    }
    return (make("navigationBar", UINavigationBar.self), make("toolbar", UIToolbar.self))
  }

  /// The arguments of a page view controller.
  struct Pages {
    var style = UIPageViewController.TransitionStyle.pageCurl
    var orientation = UIPageViewController.NavigationOrientation.horizontal
    var spacing: CGFloat = 0
    var spine = UIPageViewController.SpineLocation.min
  }

  @MainActor static func pages(_ coder: NSCoder) -> Pages {
    var pages = Pages()
    guard let element = (coder as? InterfaceDecoder)?.element else { return pages }
    // A page view controller scrolls unless its element says otherwise.
    pages.style = element["transitionStyle"] == "pageCurl" ? .pageCurl : .scroll
    pages.orientation = element["navigationOrientation"] == "vertical" ? .vertical : .horizontal
    guard pages.style == .pageCurl else {
      (pages.spacing, pages.spine) = (max(0, element.number("pageSpacing") ?? 0), .none)
      return pages
    }
    let spines: [String: UIPageViewController.SpineLocation] = ["min": .min, "mid": .mid, "max": .max]
    pages.spine = element["spineLocation"].flatMap { spines[$0] } ?? .min
    return pages
  }
}
