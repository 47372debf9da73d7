/// Values that stand for nothing.
enum DefaultValues {
  /// The value of a type as it is written; nil for a type that has none.
  static func value(of type: String) -> String? {
    if type.isOptionalType { return "nil" }
    if type.hasPrefix("[") { return type.contains(":") ? "[:]" : "[]" }
    return values[type]
  }

  private static let values: [String: String] = {
    var values = [
      "Bool": "false", "String": "\"\"", "UIView": "UIView()", "UIColor": ".clear", "UIEdgeInsets": ".zero",
    ]
    for number in ["Int", "UInt", "Double", "Float", "CGFloat", "TimeInterval", "NSInteger", "Int32", "UInt32"] {
      values[number] = "0"
    }
    for geometry in ["CGRect", "CGSize", "CGPoint", "UIOffset"] { values[geometry] = ".zero" }
    return values
  }()
}
