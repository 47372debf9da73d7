import TransitionTesting

extension Device {
  /// The device with a name; throws ``UnknownNameError``.
  package static func named(_ name: String) throws -> Device {
    guard let device = all.first(where: { $0.name == name.lowercased() }) else {
      throw UnknownNameError(kind: "device", name: name, known: all.map(\.name))
    }
    return device
  }
}
