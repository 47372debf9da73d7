import Foundation

/// A nib file, which is not read here: register a class, and make its views in code.
@available(*, unavailable, message: "nib files are not read: register a class, and make its views in code")
@preconcurrency @MainActor open class UINib: NSObject {
  /// Names a nib file of a bundle.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) { super.init() }
}

extension UICollectionView {
  /// Names a nib file for cells, which is not read here.
  @available(*, unavailable, message: "nib files are not read: register a class, and make its views in code")
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {}

  /// Names a nib file for supplementary views, which is not read here.
  @available(*, unavailable, message: "nib files are not read: register a class, and make its views in code")
  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {}
}

extension UITableView {
  /// Names a nib file for cells, which is not read here.
  @available(*, unavailable, message: "nib files are not read: register a class, and make its views in code")
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {}

  /// Names a nib file for headers and footers, which is not read here.
  @available(*, unavailable, message: "nib files are not read: register a class, and make its views in code")
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {}
}
