import CoreGraphics
import Foundation

extension NSAttributedString {
  /// The text in runs of one style each; where a text says nothing of its font it has the system's at 12 points, where it says
  /// nothing of its colour black, as Apple's texts have.
  ///
  /// - Parameter fontSize: the size of fonts that have none, in points.
  /// - Returns: nil where a font is not installed; and the attributes that are not drawn, each once.
  func runs(fontSize: CGFloat) -> (runs: [StyledRun]?, unknown: [String]) {
    var runs: [StyledRun] = []
    var unknown: [String] = []
    var isComplete = true
    let whole = NSRange(location: 0, length: length)
    enumerateAttributes(in: whole) { attributes, range, _ in
      var attributes = attributes
      func take(_ attribute: TextAttribute) -> Any? { attributes.removeValue(forKey: attribute.key) }
      func number(_ attribute: TextAttribute) -> CGFloat {
        guard let value = take(attribute), case .number(let number)? = AnimationValue(value) else { return 0 }
        return CGFloat(number)
      }
      let source = take(.font) as? any TextFontSource
      let font = source.map { $0.textFont(size: $0.ownSize ?? fontSize) } ?? (try? TextFont.system(size: 12))
      let color = (take(.foregroundColor) as? any TextColorSource)?.textColor ?? .black
      guard let font else {
        isComplete = false
        return
      }
      var style = TextStyle(font: font, color: color)
      style.background = (take(.backgroundColor) as? any TextColorSource)?.textColor
      (style.kern, style.rise) = (number(.kern), number(.baselineOffset))
      style.isUnderlined = number(.underlineStyle) != 0
      style.isStruckThrough = number(.strikethroughStyle) != 0
      for key in attributes.keys.map(\.rawValue).sorted() where !unknown.contains(key) { unknown.append(key) }
      if let range = Range(range, in: string) { runs.append(StyledRun(String(string[range]), style)) }
    }
    return (isComplete ? runs : nil, unknown)
  }
}
