/// A colour of an interface document.
public enum InterfaceColor: Hashable, Sendable {
  /// Components in 0…1 of sRGB, which may exceed the range.
  case rgb(red: Double, green: Double, blue: Double, alpha: Double)
  /// Components of Display P3.
  case displayP3(red: Double, green: Double, blue: Double, alpha: Double)
  case white(Double, alpha: Double)
  /// A colour of the system, such as `systemBackgroundColor`.
  case system(String)
  /// A colour of an asset catalogue.
  case named(String)

  /// Reads an element `color`; nil where it has neither a name nor components.
  ///
  /// Calibrated and generic spaces are taken as sRGB, as UIKit does.
  public init?(_ element: InterfaceElement) {
    let alpha = element.number("alpha") ?? 1
    let systemNames = ["systemColor", "cocoaTouchSystemColor"]
    if let name = element["name"], element["catalog"] == nil {
      self = .named(name)
    } else if let name = systemNames.lazy.compactMap({ element[$0] }).first {
      self = .system(name)
    } else if let red = element.number("red"), let green = element.number("green"), let blue = element.number("blue") {
      let isWide = element["customColorSpace"] == "displayP3"
      self =
        isWide
        ? .displayP3(red: red, green: green, blue: blue, alpha: alpha)
        : .rgb(red: red, green: green, blue: blue, alpha: alpha)
    } else if let white = element.number("white") {
      self = .white(white, alpha: alpha)
    } else {
      return nil
    }
  }
}
