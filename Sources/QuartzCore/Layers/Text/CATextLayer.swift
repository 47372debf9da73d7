import CoreGraphics
import Foundation

/// A layer that lays out and draws a text, sharp at its `contentsScale`.
@preconcurrency @MainActor open class CATextLayer: CALayer {
  /// The last image, cached so that a text that does not change is not drawn again.
  package var textCache: TextCache?
  /// Whether the next commit checks that the fonts are installed.
  private var checksFonts = false
  private var reportedLetters: [Character] = []
  private var givenString: Any?
  private var givenFont: Any?

  /// A text layer without a text.
  public override init() {
    super.init()
    model_.kind = .text(TextProperties())
  }

  /// A copy of another layer's state, for a presentation.
  public override init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? CATextLayer {
      (givenString, givenFont, textCache) = (other.givenString, other.givenFont, other.textCache)
    }
    if case .text? = model_.kind { return }
    model_.kind = .text(TextProperties())
  }

  /// Returns nil: layers are built in code.
  public required init?(coder: NSCoder) {
    nil
  }

  /// The text: a `String`, or an `NSAttributedString`, which ignores the layer's own font and colour.
  ///
  /// Runs of an attributed text without font or colour get the system's font at 12 points, and black; a `CGFont`, which
  /// has no size, gets the layer's. A diagnostic names unsupported attributes, and fonts that are not installed.
  open var string: Any? {
    get { givenString }
    set { setString(newValue) }
  }
  /// The typeface: a `UIFont` (whose size is ignored), a `CGFont`, or a font's name; nil for the system's.
  ///
  /// An unknown name and a value of another type are refused with a diagnostic.
  open var font: Any? {
    get { givenFont }
    set { setFont(newValue) }
  }
  /// The size in points; 36 unless set.
  open var fontSize: CGFloat {
    get { model_.text.fontSize }
    set { set("fontSize", \.text.fontSize, newValue, isValid: newValue.isFinite && newValue >= 0) }
  }
  /// The text's colour; opaque white unless set.
  open var foregroundColor: CGColor? {
    get { model_.text.foregroundColor }
    set { set("foregroundColor", \.text.foregroundColor, newValue) }
  }
  /// Whether lines wrap at the bounds; else only at line breaks of the text.
  open var isWrapped: Bool {
    get { model_.text.isWrapped }
    set { set("wrapped", \.text.isWrapped, newValue) }
  }
  /// The alignment of lines in the bounds.
  open var alignmentMode: CATextLayerAlignmentMode {
    get { model_.text.alignmentMode }
    set { set("alignmentMode", \.text.alignmentMode, newValue) }
  }
  /// The truncation of a text that does not fit.
  open var truncationMode: CATextLayerTruncationMode {
    get { model_.text.truncationMode }
    set { set("truncationMode", \.text.truncationMode, newValue) }
  }

  package override func change(_ key: String, _ body: (inout LayerProperties) -> Void) {
    super.change(key, body)
    if presented == nil { setNeedsCommit() }
  }

  package override func willCommit(at local: CFTimeInterval) {
    guard checksFonts else { return }
    checksFonts = false
    let text = model_.text
    let plain = text.face?.failure.map { [(text: text.text, failure: $0)] } ?? []
    for (stretch, failure) in text.attributed?.missingFonts ?? plain {
      environment.report(.textFontMissing(of: debugName, stretch: stretch, failure: failure))
    }
    let needsSystemFont = text.attributed?.needsSystemFont ?? (text.face == nil || !plain.isEmpty)
    guard !text.text.isEmpty, needsSystemFont else { return }
    do {
      _ = try TextFont.system(size: text.fontSize)
    } catch {
      environment.report(.fontMissing(layer: debugName, failure: "\(error)"))
    }
  }

  /// Reports the characters that are drawn as boxes, once for each text.
  func reportMissingLetters(_ letters: [Character]) {
    if !letters.isEmpty, letters != reportedLetters {
      environment.report(.lettersMissing(of: debugName, letters: letters))
    }
    reportedLetters = letters
  }

  private func setString(_ string: Any?) {
    var (text, attributed): (String, AttributedText?) = ("", nil)
    var reader = AttributeReader()
    switch string {
    case let string as String: text = string
    case let string as NSAttributedString: (text, attributed) = (string.string, reader.read(string))
    case nil: break
    case let string?:
      environment.report(.wrongKindOfValue(layer: debugName, keyPath: "string", value: "\(string)"))
      return
    }
    environment.report(reader, of: debugName)
    // A copy, because later changes of a mutable text have no effect, and the getter must agree.
    givenString = (string as? NSAttributedString)?.snapshot ?? string
    guard text != model_.text.text || attributed != model_.text.attributed else { return }
    checksFonts = true
    change("string") { ($0.text.text, $0.text.attributed) = (text, attributed) }
  }

  private func setFont(_ font: Any?) {
    var source: (any TextFontSource)?
    switch font {
    case let font as any TextFontSource: source = font
    case let name as String: source = CGFont(name)
    default: break
    }
    guard font == nil || source != nil else {
      environment.report(.unknownFont(layer: debugName, font: font.map { "\($0)" } ?? "nil"))
      return
    }
    givenFont = font
    checksFonts = true
    change("font") { $0.text.face = source.map(TextFace.init) }
  }
}
