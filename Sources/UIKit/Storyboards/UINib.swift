import Foundation
import InterfaceDocuments
import QuartzCore

/// A nib: objects that are loaded together, from a file `*.xib` as Xcode keeps it.
@preconcurrency @MainActor open class UINib: NSObject {
  /// The keys of ``instantiate(withOwner:options:)``.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String

    /// Creates a key from Apple's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A dictionary of objects by the names of the nib's placeholders.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  private let document: InterfaceDocument?
  private let bundle: Bundle?

  /// Reads a nib of a bundle by its name; nil for the bundle stands for the main one.
  ///
  /// One that is missing or damaged is reported, and has no objects.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    bundle = bundleOrNil
    document = UIEnvironment.active.images.documents.document(name, .nib, in: bundleOrNil)
    super.init()
  }

  /// Reads a nib from the text of its file.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    bundle = bundleOrNil
    do {
      document = try InterfaceDocument(parsing: data, name: "nib")
    } catch {
      document = nil
      UIEnvironment.active.report(.interfaceFileDamaged("nib", reason: "\(error)"))
    }
    super.init()
  }

  /// Makes the nib's objects, and connects them with an owner; returns those at the top, in their order.
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
    guard let document else { return [] }
    return UIEnvironment.active.perform {
      let loader = InterfaceLoader(document, bundle: bundle)
      let external = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
      let objects = loader.loadNib(owner: ownerOrNil as AnyObject?, external: external)
      if let owner = ownerOrNil as? UIViewController { owner.nibLoader = loader }
      return objects
    }
  }
}

extension Bundle {
  /// Makes the objects of a nib, and connects them with an owner; nil where the bundle has no such nib.
  @preconcurrency @MainActor @discardableResult
  public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
    guard UIEnvironment.active.images.documents.document(name, .nib, in: self) != nil else { return nil }
    return UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}

extension UINib {
  /// Returns a function that makes a view of the nib, which has to have one view of the class at its top (V-1).
  func maker<View: UIView>(_ type: View.Type, _ identifier: String) -> (() -> View?) {
    { [self] in
      let objects = instantiate(withOwner: nil)
      guard objects.count == 1, let view = objects.first as? View else {
        UIEnvironment.active.report(
          .registeredNibHasNoView(count: objects.count, wanted: "\(type)", identifier: identifier))
        return objects.lazy.compactMap { $0 as? View }.first
      }
      return view
    }
  }
}
