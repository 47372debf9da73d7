import CoreGraphics

/// The drawings of symbols by name, and the forms that a name's endings make of them.
///
/// `.fill` fills outlines, `.slash` strikes the drawing through, `.circle` and `.square` put it small into a frame.
enum SymbolCatalog {
  typealias Drawing = @Sendable (inout SymbolPen) -> Void

  private static let drawings: [String: Drawing] = [
    arrows, signs, media, things, people, communication, layouts, nature,
  ].reduce(into: [:]) { all, family in all.merge(family) { first, _ in first } }

  /// The names of all drawings, without those that endings make.
  static var names: [String] { drawings.keys.sorted() }

  /// The drawings that have forms in a circle and in a square.
  private static let framed: Set<String> = [
    "xmark", "plus", "minus", "checkmark", "ellipsis", "info", "questionmark", "exclamationmark", "multiply", "equal",
    "mappin", "play", "pause", "stop", "heart", "star", "bell", "bolt", "house", "person", "phone", "mic", "bookmark",
    "flag",
    "paperplane", "location", "trash", "link", "arrow.left", "arrow.right", "arrow.up", "arrow.down", "arrow.clockwise",
    "arrow.counterclockwise", "arrow.backward", "arrow.forward", "arrow.up.left", "arrow.up.right", "arrow.down.left",
    "arrow.down.right", "chevron.left", "chevron.right", "chevron.up", "chevron.down", "chevron.backward",
    "chevron.forward", "line.3.horizontal", "line.3.horizontal.decrease", "magnifyingglass", "camera", "envelope",
    "pencil", "tag", "cart", "folder", "doc", "video", "message", "moon", "lock", "gearshape", "list.bullet", "book",
    "calendar", "clock", "eye", "tray", "person.2", "photo", "map", "gift", "creditcard", "backward", "forward",
    "arrow.triangle.2.circlepath", "hand.thumbsup", "hand.thumbsdown", "square.grid.2x2", "speaker", "wifi",
    "music.note",
  ]

  static func contains(_ name: String) -> Bool { drawing(of: name) != nil }

  /// Whether a name's drawing points along the text.
  static func isDirectional(_ name: String) -> Bool {
    ["chevron.backward", "chevron.forward", "arrow.backward", "arrow.forward", "list.bullet", "text.alignleft"]
      .contains { name.hasPrefix($0) }
  }

  /// Returns the drawing of a name; nil where there is none.
  static func drawing(of name: String) -> SymbolPen? {
    if let drawing = drawings[name] { return draw(drawing, isFilled: false) }
    guard let base = name.dropping(suffix: ".fill") else { return form(of: name, isFilled: false) }
    if let pen = drawings[base].map({ draw($0, isFilled: true) }) { return pen.hasOutline ? pen : nil }
    return form(of: base, isFilled: true)
  }

  private static func draw(_ drawing: Drawing, isFilled: Bool) -> SymbolPen {
    var pen = SymbolPen(isFilled: isFilled)
    drawing(&pen)
    return pen
  }

  private static func form(of name: String, isFilled: Bool) -> SymbolPen? {
    if let base = name.dropping(suffix: ".slash") {
      guard var pen = drawings[base].map({ draw($0, isFilled: isFilled) }), pen.hasOutline || !isFilled else {
        return nil
      }
      pen.strike()
      return pen
    }
    if let base = name.dropping(suffix: ".circle") { return frame(base, .circle(12, 12, 9.2), isFilled: isFilled) }
    if let base = name.dropping(suffix: ".square") {
      return frame(base, .box(3.2, 3.2, 17.6, 17.6, radius: 3.6), isFilled: isFilled)
    }
    return nil
  }

  private static func frame(_ name: String, _ frame: CGPath, isFilled: Bool) -> SymbolPen? {
    guard framed.contains(name), let drawing = drawings[name] else { return nil }
    var pen = SymbolPen(isFilled: isFilled)
    pen.outline(frame)
    pen.inset(draw(drawing, isFilled: isFilled), .scaled(0.48))
    return pen
  }
}

extension SymbolPen {
  /// Strikes the drawing through, from the top left to the bottom right.
  fileprivate mutating func strike() {
    gap(.line(4.6, 2.4, 22, 19.8), width: 1.2)
    line(3.4, 3.4, 20.6, 20.6)
  }
}

extension String {
  /// The text before a suffix; nil where it does not end so.
  fileprivate func dropping(suffix: String) -> String? {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : nil
  }
}
