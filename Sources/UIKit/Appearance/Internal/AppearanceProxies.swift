import Foundation

/// The appearance proxies of an environment.
@MainActor final class AppearanceProxies {
  private struct Key: Hashable {
    let type: ObjectIdentifier
    let containers: [ObjectIdentifier]
    let traits: UITraitCollection?
  }

  private var proxies: [Key: any AppearanceOwner] = [:]
  private var recorders: [AppearanceRecorder] = []

  /// Whether no proxy was asked for yet.
  var isEmpty: Bool { recorders.isEmpty }
  /// Whether values depend on traits.
  private(set) var dependOnTraits = false

  /// Returns the proxy of a class, made when it is first asked for.
  func proxy<Subject: AppearanceOwner>(
    of type: Subject.Type, in containers: [any UIAppearanceContainer.Type], for traits: UITraitCollection? = nil,
    make: () -> Subject
  ) -> Subject {
    let key = Key(
      type: ObjectIdentifier(type), containers: containers.map { ObjectIdentifier($0) }, traits: traits)
    if let proxy = proxies[key] as? Subject { return proxy }
    let proxy = make()
    let recorder = AppearanceRecorder(type, containers, traits)
    proxy.appearanceRole.recorder = recorder
    proxies[key] = proxy
    recorders.append(recorder)
    if traits != nil { dependOnTraits = true }
    return proxy
  }

  /// Returns the values that an object takes, those of the more specific proxies last.
  ///
  /// The proxies of a superclass come before those of a subclass; of one class those without containers come first,
  /// then those whose outermost container is further inside, then those with more containers, then those for traits.
  func changes(for object: any AppearanceOwner, in containers: () -> [AnyObject], traits: UITraitCollection)
    -> [(AppearanceKey, AppearanceRecorder.Change)]
  {
    let candidates = recorders.filter { !$0.isEmpty && $0.matches(object) && $0.matches(traits) }
    guard !candidates.isEmpty else { return [] }
    let around = candidates.contains(where: \.hasContainers) ? containers() : []
    let matches = candidates.compactMap { recorder in recorder.rank(in: around).map { (recorder, $0) } }
    return matches.sorted { $0.1 < $1.1 }.flatMap { $0.0.changes }
  }
}

/// The values that were set on one proxy, in order.
@MainActor final class AppearanceRecorder {
  typealias Change = (AnyObject) -> Void

  /// The order of a proxy among those that an object matches.
  struct Rank: Comparable {
    /// The number of superclasses of the proxy's class.
    let depth: Int
    /// The outermost container's distance from the inmost one around the object; -1 without containers.
    let reach: Int
    let containers: Int
    let hasTraits: Bool

    static func < (a: Rank, b: Rank) -> Bool {
      (a.depth, a.reach, a.containers, a.hasTraits ? 1 : 0) < (b.depth, b.reach, b.containers, b.hasTraits ? 1 : 0)
    }
  }

  private let type: AnyClass
  private let depth: Int
  private let containers: [any UIAppearanceContainer.Type]
  private let traits: UITraitCollection?
  private var values: [(key: AppearanceKey, change: Change)] = []

  init(_ type: AnyClass, _ containers: [any UIAppearanceContainer.Type], _ traits: UITraitCollection?) {
    (self.type, self.containers, self.traits) = (type, containers, traits)
    depth = sequence(first: type) { _getSuperclass($0) }.reduce(0) { count, _ in count + 1 }
  }

  var isEmpty: Bool { values.isEmpty }
  var hasContainers: Bool { !containers.isEmpty }
  var changes: [(AppearanceKey, Change)] { values.map { ($0.key, $0.change) } }

  /// Records a value in place of an older one.
  func record(_ key: AppearanceKey, _ change: @escaping Change) {
    values.removeAll { $0.key == key }
    values.append((key, change))
  }

  /// Whether an object is of the proxy's class.
  func matches(_ object: AnyObject) -> Bool {
    sequence(first: Swift.type(of: object) as AnyClass) { _getSuperclass($0) }.contains { $0 == type }
  }

  /// Whether an object's traits contain those of the proxy.
  func matches(_ current: UITraitCollection) -> Bool {
    traits.map { current.containsTraits(in: $0) } ?? true
  }

  /// Returns the order of the proxy for an object in containers, from the window inwards; nil where they don't match.
  func rank(in around: [AnyObject]) -> Rank? {
    var (reach, next) = (-1, containers.count - 1)
    for (index, container) in around.enumerated() {
      guard next >= 0 else { break }
      let wanted: any UIAppearanceContainer.Type = containers[next]
      guard isInstance(container, of: wanted) else { continue }
      if next == containers.count - 1 { reach = around.count - index }
      next -= 1
    }
    guard next < 0 else { return nil }
    return Rank(depth: depth, reach: reach, containers: containers.count, hasTraits: traits != nil)
  }

  private func isInstance<Container: UIAppearanceContainer>(_ object: AnyObject, of type: Container.Type) -> Bool {
    object is Container
  }
}
