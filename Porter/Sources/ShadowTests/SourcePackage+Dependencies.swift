import Foundation

extension SourcePackage {
  /// The package with another one that it depends on.
  ///
  /// The libraries of a package that imports UIKit are ported along with the owner's. Another one is built as it is.
  /// Where the owner's manifest names no dependency, or there is none, all targets depend on each that is added.
  public func adding(_ dependency: SourcePackage, in folder: String) -> SourcePackage {
    var result = self
    if dependencies.isEmpty {
      for number in targets.indices { result.targets[number].dependencies += dependency.products.keys.sorted() }
    }
    let libraries = dependency.targets.filter { $0.kind == .library }
    guard libraries.contains(where: \.importsUIKit) else {
      result.packages.append(PlainPackage(folder: folder, products: Set(dependency.products.keys)))
      return result
    }
    let known = Set(targets.map(\.name))
    result.targets += libraries.filter { !known.contains($0.name) }
    result.products.merge(dependency.products) { own, _ in own }
    result.packages += dependency.packages
    return result
  }
}

extension SourceTarget {
  private static let modules: Set<String> = ["UIKit", "QuartzCore", "XCTest"]

  /// Whether a file of the target imports UIKit, or another module that porting brings.
  fileprivate var importsUIKit: Bool {
    for folder in folders {
      let files = (FileManager.default.subpaths(atPath: folder) ?? []).filter { $0.hasSuffix(".swift") }
      for file in files where holds(file, inFirstFolder: folder == folders[0]) {
        let text = (try? String(contentsOfFile: folder + "/" + file, encoding: .utf8)) ?? ""
        if !ModuleImports.names(in: text).isDisjoint(with: Self.modules) { return true }
      }
    }
    return false
  }
}
