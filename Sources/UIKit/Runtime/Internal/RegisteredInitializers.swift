import CInitializers
import QuartzCore

/// Creates views of registered classes, such as cells; see `ClassInitializers`.
enum RegisteredInitializers {
  /// Returns a new view of a class, with its frame.
  @MainActor static func make<View: UIView>(_ type: View.Type, frame: CGRect) -> View {
    let object = matchcut_call_frame_initializer(
      ClassInitializers.function(of: type, at: frameSlot), frame.origin.x, frame.origin.y, frame.width, frame.height,
      ClassInitializers.metadata(type))
    return Unmanaged<View>.fromOpaque(object).takeRetainedValue()
  }

  /// Returns a new cell of a class, with its style and its identifier.
  @MainActor static func make<Cell: UITableViewCell>(
    _ type: Cell.Type, style: UITableViewCell.CellStyle, identifier: String?
  ) -> Cell {
    let (first, second) = words(of: identifier)
    let object = matchcut_call_style_initializer(
      ClassInitializers.function(of: type, at: styleSlot), UInt(style.rawValue), first, second,
      ClassInitializers.metadata(type))
    return Unmanaged<Cell>.fromOpaque(object).takeRetainedValue()
  }

  /// Returns a new header or footer of a class, with its identifier.
  @MainActor static func make<View: UITableViewHeaderFooterView>(_ type: View.Type, identifier: String?) -> View {
    let (first, second) = words(of: identifier)
    let object = matchcut_call_identifier_initializer(
      ClassInitializers.function(of: type, at: identifierSlot), first, second, ClassInitializers.metadata(type))
    return Unmanaged<View>.fromOpaque(object).takeRetainedValue()
  }

  /// Returns a new controller of a class, with a nib's name and bundle.
  @MainActor static func make<Controller: UIViewController>(
    _ type: Controller.Type, nibName: String?, bundle: Bundle?
  ) -> Controller {
    let (first, second) = words(of: nibName)
    let object = matchcut_call_nib_initializer(
      ClassInitializers.function(of: type, at: nibSlot), first, second,
      bundle.map { UnsafeRawPointer(Unmanaged.passRetained($0).toOpaque()) }, ClassInitializers.metadata(type))
    return Unmanaged<Controller>.fromOpaque(object).takeRetainedValue()
  }

  /// Returns a new navigation controller of a class, with the lowest controller of its stack.
  @MainActor static func make<Controller: UINavigationController>(
    _ type: Controller.Type, root: UIViewController
  ) -> Controller {
    let object = matchcut_call_object_initializer(
      ClassInitializers.function(of: type, at: rootSlot), Unmanaged.passRetained(root).toOpaque(),
      ClassInitializers.metadata(type))
    return Unmanaged<Controller>.fromOpaque(object).takeRetainedValue()
  }

  /// Returns the two words of an optional string, which the initializer releases.
  static func words(of string: String?) -> (UInt, UInt) {
    let size = MemoryLayout<String?>.size
    precondition(size == 2 * MemoryLayout<UInt>.size, "A string is not laid out as expected.")
    let pointer = UnsafeMutablePointer<String?>.allocate(capacity: 1)
    pointer.initialize(to: string)
    // The memory is freed, and the string stays retained for the initializer.
    defer { pointer.deallocate() }
    return UnsafeRawPointer(pointer).load(as: (UInt, UInt).self)
  }

  // `init(frame:)`, then `init(coder:)`.
  private static let frameSlot = ClassInitializers.slot(
    of: PlainReusableView.self, probe: ReusableViewProbe.self, initializers: 2)

  // `init(coder:)`, then `init(style:reuseIdentifier:)`.
  private static let styleSlot = ClassInitializers.slot(
    of: PlainTableCell.self, probe: TableCellProbe.self, initializers: 2, index: 1)
  // `init(coder:)`, then `init(reuseIdentifier:)`.
  private static let identifierSlot = ClassInitializers.slot(
    of: PlainTableBoundary.self, probe: TableBoundaryProbe.self, initializers: 2, index: 1)
}

extension RegisteredInitializers {
  // `init(nibName:bundle:)`, then `init(coder:)`.
  private static let nibSlot = ClassInitializers.slot(
    of: PlainController.self, probe: ControllerProbe.self, initializers: 2)
  // `init(nibName:bundle:)` and `init(coder:)`, then `init(rootViewController:)` and that of the bars' classes, which
  // the probe lacks.
  private static let rootSlot = ClassInitializers.slot(
    of: PlainNavigation.self, probe: NavigationProbe.self, initializers: 4, index: 2)
}

private final class PlainController: UIViewController {}

private final class ControllerProbe: UIViewController {
  override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
  required init?(coder: NSCoder) { nil }
}

private final class PlainNavigation: UINavigationController {}

private final class NavigationProbe: UINavigationController {
  override init(rootViewController: UIViewController) { super.init(rootViewController: rootViewController) }
  required init?(coder: NSCoder) { nil }
}

private final class PlainReusableView: UICollectionReusableView {}

private final class ReusableViewProbe: UICollectionReusableView {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { nil }
}

private final class PlainTableCell: UITableViewCell {}

private final class PlainTableBoundary: UITableViewHeaderFooterView {}

private final class TableCellProbe: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) { nil }
}

private final class TableBoundaryProbe: UITableViewHeaderFooterView {
  override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
  required init?(coder: NSCoder) { nil }
}
