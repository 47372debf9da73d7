/// The part that an object has in appearance proxies.
struct AppearanceRole {
  private static let takingBit: UInt64 = 1 << 63
  private static let proxyBit: UInt64 = 1 << 62

  /// A bit for each property that was set on the object itself; the two highest bits are flags.
  private var bits: UInt64 = 0
  /// The setters with arguments that were called on the object itself, or the recorder of a proxy; nil for neither.
  private var extras: AppearanceExtras?

  /// Whether the object is neither a proxy nor taking values of one.
  var isOrdinary: Bool { bits & (Self.takingBit | Self.proxyBit) == 0 }
  /// Whether the object is taking values of proxies.
  var isTaking: Bool {
    get { bits & Self.takingBit != 0 }
    set { bits = newValue ? bits | Self.takingBit : bits & ~Self.takingBit }
  }
  /// The recorder of a proxy; nil for other objects.
  var recorder: AppearanceRecorder? {
    get { extras?.recorder }
    set {
      bits = newValue == nil ? bits & ~Self.proxyBit : bits | Self.proxyBit
      let extras = extras ?? AppearanceExtras()
      self.extras = extras
      extras.recorder = newValue
    }
  }

  /// Whether the object has its own value for a key.
  func owns(_ key: AppearanceKey) -> Bool {
    guard bits & key.property.bit != 0 else { return false }
    return key.arguments.isEmpty || extras?.ownKeys.contains(key) == true
  }

  mutating func own(_ property: AppearanceProperty) {
    bits |= property.bit
  }

  mutating func own(_ key: AppearanceKey) {
    bits |= key.property.bit
    guard !key.arguments.isEmpty else { return }
    let extras = extras ?? AppearanceExtras()
    self.extras = extras
    extras.ownKeys.insert(key)
  }
}

/// The rare parts of ``AppearanceRole``.
private final class AppearanceExtras {
  var ownKeys: Set<AppearanceKey> = []
  var recorder: AppearanceRecorder?
}
