import EventTrace
import UIKit

extension Session {
  /// The version of the JSON Lines form that ``jsonLines`` writes and ``init(jsonLines:)`` reads.
  public static let formatVersion = 1

  /// The session as text: a header, then one JSON object for each input and each record, in the order of frames.
  ///
  /// Members come in a fixed order, so that the same session gives the same bytes.
  public var jsonLines: String {
    let (screen, insets) = (device.screen, device.screen.safeAreaInsets)
    var text = "{\"format\":\"matchcut-session\",\"version\":\(Self.formatVersion)"
    text += ",\"device\":\(JSONText.string(device.name))"
    text += ",\"width\":\(JSONText.number(screen.size.width)),\"height\":\(JSONText.number(screen.size.height))"
    text += ",\"scale\":\(JSONText.number(screen.scale)),\"rate\":\(screen.maximumFramesPerSecond)"
    for (name, inset) in [
      ("top", insets.top), ("left", insets.left), ("bottom", insets.bottom), ("right", insets.right),
    ] where inset != 0 {
      text += ",\"\(name)\":\(JSONText.number(inset))"
    }
    if !story.isEmpty { text += ",\"story\":\(JSONText.string(story))" }
    text += ",\"frames\":\(frames)}\n"
    var next = records.startIndex
    for input in inputs {
      while next < records.endIndex, records[next].frame < input.frame {
        text += records[next].line
        next += 1
      }
      text += input.line
    }
    for record in records[next...] { text += record.line }
    return text
  }

  /// Reads the JSON Lines form.
  ///
  /// - Throws: ``SessionError``, which names the line and the reason.
  public init(jsonLines text: String) throws(SessionError) {
    var reader = SessionReader()
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() where line.contains(where: { !$0.isWhitespace }) {
      try reader.read(line, number: index + 1)
    }
    self = try reader.finish()
  }
}

extension Session.Record {
  fileprivate var line: String {
    let list = events.isEmpty ? "" : ",\"events\":\(JSONText.strings(events))"
    return "{\"frame\":\(frame)\(list),\"digest\":\"\(SessionText.hex(digest))\"}\n"
  }
}

extension Session.Input {
  /// The input as a line of a file.
  package var line: String {
    var text = "{\"frame\":\(frame)"
    if let delay { text += ",\"delay\":\(JSONText.number(delay))" }
    if group != 0 { text += ",\"group\":\(group)" }
    text += ",\"input\":\(JSONText.string(kind.name))\(kind.members)"
    if let target { text += ",\"target\":\(JSONText.string(target))" }
    return text + "}\n"
  }
}

extension Session.Kind {
  /// Reads the members of an input in JSON, as in a line of a file; `frame` may be missing.
  package init(json text: String) throws(SessionError) {
    self = try SessionInputReader(line: SessionLine(text[...], number: 1)).kind()
  }

  /// The name of the kind in a file.
  package var name: String {
    switch self {
    case .finger: "finger"
    case .hover: "hover"
    case .scrollBegan, .scrollMoved, .scrollEnded: "scroll"
    case .keyDown, .keyUp, .buttonDown: "key"
    case .text: "text"
    case .deleteBackward: "delete"
    case .rotate: "rotate"
    case .resize: "resize"
    case .setting: "setting"
    case .system: "system"
    case .tunable: "tunable"
    case .animation: "animation"
    case .turn: "turn"
    }
  }

  fileprivate var members: String {
    switch self {
    case .finger(let number, let phase, let point, let source):
      ",\"finger\":\(number),\"phase\":\"\(phase.rawValue)\"" + Self.members(point) + Self.members(source, phase)
    case .hover(let point): point.map(Self.members) ?? ""
    case .scrollBegan(let isDiscrete, let point):
      ",\"phase\":\"began\",\"type\":\"\(isDiscrete ? "wheel" : "trackpad")\"" + Self.members(point)
    case .scrollMoved(let by):
      ",\"phase\":\"moved\",\"x\":\(JSONText.number(by.dx)),\"y\":\(JSONText.number(by.dy))"
    case .scrollEnded: ",\"phase\":\"ended\""
    case .keyDown(let number, let code, let modifiers):
      ",\"key\":\(number),\"phase\":\"began\",\"code\":\(code.rawValue)"
        + (modifiers.isEmpty ? "" : ",\"modifiers\":\(modifiers.rawValue)")
    case .buttonDown(let number, let type): ",\"key\":\(number),\"phase\":\"began\",\"button\":\(type.rawValue)"
    case .keyUp(let number): ",\"key\":\(number),\"phase\":\"ended\""
    case .text(let text): ",\"text\":\(JSONText.string(text))"
    case .deleteBackward, .turn: ""
    case .rotate(let orientation):
      ",\"value\":\"\(SessionText.orientations.first { $0.value == orientation }?.name ?? "portrait")\""
    case .resize(let size): Self.members(CGPoint(x: size.width, y: size.height))
    case .setting(let setting): ",\"name\":\"\(setting.name)\",\"value\":\"\(setting.value)\""
    case .system(let event): ",\"value\":\"\(event.rawValue)\""
    case .tunable(let name, let value): ",\"name\":\(JSONText.string(name)),\"value\":\(JSONText.number(value))"
    case .animation(let change): Self.members(change)
    }
  }

  private static func members(_ change: Session.AnimationChange) -> String {
    var text = ",\"name\":\(JSONText.string(change.name)),\"index\":\(change.index)"
    if let delay = change.delay { text += ",\"begin\":\(JSONText.number(delay))" }
    if let duration = change.duration { text += ",\"duration\":\(JSONText.number(duration))" }
    if let ratio = change.dampingRatio { text += ",\"damping\":\(JSONText.number(ratio))" }
    if change.isMuted { text += ",\"muted\":\"on\"" }
    return text
  }

  private static func members(_ point: CGPoint) -> String {
    ",\"x\":\(JSONText.number(point.x)),\"y\":\(JSONText.number(point.y))"
  }

  private static func members(_ source: TouchSource, _ phase: TouchScript.Phase) -> String {
    var text = ""
    if phase == .began {
      let name = TouchScript.types.first { $0.type == source.type }?.name ?? "direct"
      if source.type != .direct { text += ",\"type\":\"\(name)\"" }
      if source.buttons != .primary { text += ",\"buttons\":\(source.buttons.rawValue)" }
    }
    if source.force != 0 { text += ",\"force\":\(JSONText.number(source.force))" }
    if source.majorRadius != 0 { text += ",\"radius\":\(JSONText.number(source.majorRadius))" }
    return text
  }
}

extension Session.Setting {
  /// The name in a file.
  package var name: String {
    switch self {
    case .style: "style"
    case .isRightToLeft: "rightToLeft"
    case .reducesMotion: "reduceMotion"
    case .prefersCrossFade: "crossFade"
    case .textSize: "textSize"
    case .accessibility: "accessibility"
    case .drawsStatusBar: "statusBar"
    }
  }

  /// The value in a file.
  package var value: String {
    switch self {
    case .style(let style): SessionText.styles.first { $0.value == style }?.name ?? "unspecified"
    case .isRightToLeft(let isOn), .reducesMotion(let isOn), .prefersCrossFade(let isOn), .drawsStatusBar(let isOn):
      isOn ? "on" : "off"
    case .textSize(let size): size.rawValue
    case .accessibility(let settings): "\(settings.rawValue)"
    }
  }

  /// A setting by its name and value in a file; nil for one that does not exist.
  package init?(name: String, value: String) {
    let isOn = value == "on"
    switch name {
    case "style":
      guard let style = SessionText.styles.first(where: { $0.name == value })?.value else { return nil }
      self = .style(style)
    case "rightToLeft": self = .isRightToLeft(isOn)
    case "reduceMotion": self = .reducesMotion(isOn)
    case "crossFade": self = .prefersCrossFade(isOn)
    case "textSize":
      let size = UIContentSizeCategory(rawValue: value)
      guard UIContentSizeCategory.sessionSizes.contains(size) else { return nil }
      self = .textSize(size)
    case "accessibility":
      guard let bits = Int(value), (0...SessionText.accessibilityBits).contains(bits), value == "\(bits)" else {
        return nil
      }
      self = .accessibility(AccessibilitySettings(rawValue: bits))
    case "statusBar": self = .drawsStatusBar(isOn)
    default: return nil
    }
    if SessionText.switches.contains(name), value != "on", value != "off" { return nil }
  }
}

extension UIContentSizeCategory {
  /// The sizes of text, from the smallest to the largest.
  package static let sessionSizes: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]
}
