/// One line of the benchmark table.
struct Measurement: Encodable {
  /// What was measured.
  let name: String
  /// The median of the samples.
  let value: Double
  /// What the value counts, such as `ms`.
  let unit: String
  /// What the value is compared with, in the same unit; nil where nothing is.
  var reference: Double?
  /// The value over the reference.
  var ratio: Double?
  /// What the ratio, or without a reference the value, may be at most; nil where nothing is promised.
  var limit: Double?

  /// Whether what is promised does not hold.
  var isOverLimit: Bool { limit.map { (ratio ?? value) > $0 } ?? false }

  /// A measurement compared with a reference taken in the same run.
  init(name: String, value: Double, unit: String, reference: Double? = nil, limit: Double? = nil) {
    self.name = name
    self.value = value
    self.unit = unit
    self.reference = reference
    ratio = reference.map { value / $0 }
    self.limit = limit
  }
}
