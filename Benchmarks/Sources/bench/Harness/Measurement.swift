/// One line of the benchmark table.
struct Measurement: Codable {
  /// The name of the measurement.
  let name: String
  /// The median of the samples.
  let value: Double
  /// The unit of the value, such as `ms`.
  let unit: String
  /// The value of what it is compared with, in the same unit; nil where it is compared with nothing.
  var reference: Double?
  /// The reference, such as `pixman` or `a copy`.
  var beside: String?
  /// The value over the reference.
  var ratio: Double?
  /// The most that the ratio, or without a reference the value, may be; nil where nothing is promised.
  var limit: Double?

  /// Whether the promise is broken.
  var isOverLimit: Bool { limit.map { (ratio ?? value) > $0 } ?? false }

  /// A measurement that is compared with nothing.
  init(name: String, value: Double, unit: String, limit: Double? = nil) {
    self.name = name
    self.value = value
    self.unit = unit
    self.limit = limit
  }

  /// A measurement compared with a reference that was measured in the same run.
  init(name: String, value: Double, unit: String, reference: Double, beside: String, limit: Double? = nil) {
    self.init(name: name, value: value, unit: unit, limit: limit)
    self.reference = reference
    self.beside = beside
    ratio = value / reference
  }
}
