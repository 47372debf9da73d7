extension MediaEnvironment {
  /// Reports the attributes that a reader could not use.
  package func report(_ reader: AttributeReader, of owner: String) {
    if !reader.unknown.isEmpty { report(.textAttributes(layer: owner, names: reader.unknown)) }
    for (name, value) in reader.wrong {
      report(.wrongKindOfValue(layer: owner, keyPath: "attribute \(name)", value: value))
    }
  }
}
