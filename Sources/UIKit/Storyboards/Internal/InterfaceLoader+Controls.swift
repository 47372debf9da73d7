import InterfaceDocuments
import QuartzCore

/// Properties of controls with parts.
extension InterfaceLoader {
  func read(_ button: UIButton, _ reader: InterfaceReader) {
    // Used by the initializer.
    _ = reader.choice("buttonType", ["roundedRect": 0, "system": 0, "custom": 0])
    if let font = reader.font("fontDescription") { button.titleLabel?.font = font }
    if let mode = reader.choice("lineBreakMode", DocumentNames.lineBreaks) { button.titleLabel?.lineBreakMode = mode }
    if let insets = reader.insets("contentEdgeInsets") { button.contentEdgeInsets = insets }
    if let insets = reader.insets("titleEdgeInsets") { button.titleEdgeInsets = insets }
    if let insets = reader.insets("imageEdgeInsets") { button.imageEdgeInsets = insets }
    for element in reader.children(named: "state") { read(element, into: button) }
    if let element = reader.child("configuration") { readConfiguration(element, of: button) }
  }

  /// Reads the title, the image and the colours for one state.
  private func read(_ element: InterfaceElement, into button: UIButton) {
    let states: [String: UIControl.State] = [
      "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
    ]
    guard let state = element.key.flatMap({ states[$0] }) else {
      return reportUnknown("state \(element.key ?? "")", in: element)
    }
    let reader = InterfaceReader(element, self)
    if let title = reader.text("title") { button.setTitle(title, for: state) }
    if let title = reader.attributedText("attributedTitle") { button.setAttributedTitle(title, for: state) }
    if let image = reader.image("image") { button.setImage(image, for: state) }
    if let image = reader.image("backgroundImage") { button.setBackgroundImage(image, for: state) }
    if let color = reader.color("titleColor") { button.setTitleColor(color, for: state) }
    reader.finish()
  }

  private func readConfiguration(_ element: InterfaceElement, of button: UIButton) {
    let styles: [String: UIButton.Configuration] = [
      "plain": .plain(), "gray": .gray(), "tinted": .tinted(), "filled": .filled(),
    ]
    let reader = InterfaceReader(element, self)
    guard var configuration = reader.choice("style", styles) else { return reader.finish() }
    configuration.title = reader.text("title")
    configuration.image = reader.image("image")
    if let color = reader.color("baseForegroundColor") { configuration.baseForegroundColor = color }
    if let color = reader.color("baseBackgroundColor") { configuration.baseBackgroundColor = color }
    if let number = reader.number("imagePadding") { configuration.imagePadding = number }
    if let insets = reader.child("contentInsets").flatMap(InterfaceInsets.init) {
      configuration.contentInsets = NSDirectionalEdgeInsets(
        top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    }
    button.configuration = configuration
    reader.finish()
  }

  func read(_ slider: UISlider, _ reader: InterfaceReader) {
    // The bounds first, so that the value fits between them.
    if let number = reader.number("minValue") { slider.minimumValue = Float(number) }
    if let number = reader.number("maxValue") { slider.maximumValue = Float(number) }
    if let number = reader.number("value") { slider.value = Float(number) }
    if let flag = reader.flag("continuous") { slider.isContinuous = flag }
    if let color = reader.color("minimumTrackTintColor") { slider.minimumTrackTintColor = color }
    if let color = reader.color("maximumTrackTintColor") { slider.maximumTrackTintColor = color }
    if let color = reader.color("thumbTintColor") { slider.thumbTintColor = color }
  }

  func read(_ stepper: UIStepper, _ reader: InterfaceReader) {
    if let number = reader.number("minimumValue") { stepper.minimumValue = number }
    if let number = reader.number("maximumValue") { stepper.maximumValue = number }
    if let number = reader.number("stepValue") { stepper.stepValue = number }
    if let number = reader.number("value") { stepper.value = number }
    if let flag = reader.flag("wraps") { stepper.wraps = flag }
    if let flag = reader.flag("autorepeat") { stepper.autorepeat = flag }
    if let flag = reader.flag("continuous") { stepper.isContinuous = flag }
  }

  func read(_ picker: UIDatePicker, _ reader: InterfaceReader) {
    let modes: [String: UIDatePicker.Mode] = [
      "time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer,
      "yearAndMonth": .yearAndMonth,
    ]
    let styles: [String: UIDatePickerStyle] = [
      "automatic": .automatic, "wheels": .wheels, "compact": .compact, "inline": .inline,
    ]
    func date(_ key: String) -> Date? {
      reader.child(key)?.number("timeIntervalSinceReferenceDate").map(Date.init(timeIntervalSinceReferenceDate:))
    }
    if let mode = reader.choice("datePickerMode", modes) { picker.datePickerMode = mode }
    if let style = reader.choice("style", styles) { picker.preferredDatePickerStyle = style }
    if let number = reader.integer("minuteInterval") { picker.minuteInterval = number }
    if let name = reader.child("locale")?["localeIdentifier"] { picker.locale = Locale(identifier: name) }
    if let name = reader.child("timeZone")?["name"] { picker.timeZone = TimeZone(identifier: name) }
    // The limits first, so that the date is between them.
    if let limit = date("minimumDate") { picker.minimumDate = limit }
    if let limit = date("maximumDate") { picker.maximumDate = limit }
    if let number = reader.number("countDownDuration") { picker.countDownDuration = number }
    let chosen = date("date")
    if reader.flag("useCurrentDate") != true, let chosen { picker.date = chosen }
  }

  func read(_ control: UISegmentedControl, _ reader: InterfaceReader) {
    _ = reader.choice("segmentControlStyle", ["plain": 0, "bar": 0, "bordered": 0, "bezeled": 0])
    for segment in reader.group("segments") {
      let part = InterfaceReader(segment, self)
      let index = control.numberOfSegments
      if let image = part.image("image") {
        control.insertSegment(with: image, at: index, animated: false)
      } else {
        control.insertSegment(withTitle: part.text("title") ?? "", at: index, animated: false)
      }
      part.finish()
    }
    if let flag = reader.flag("momentary") { control.isMomentary = flag }
    // Xcode selects the first segment where it says nothing.
    control.selectedSegmentIndex = reader.integer("selectedSegmentIndex") ?? 0
    if let color = reader.color("selectedSegmentTintColor") { control.selectedSegmentTintColor = color }
  }

  func read(_ indicator: UIActivityIndicatorView, _ reader: InterfaceReader) {
    let styles: [String: UIActivityIndicatorView.Style] = [
      "medium": .medium, "large": .large, "white": .medium, "gray": .medium, "whiteLarge": .large,
    ]
    let name = reader.element["style"]
    if let style = reader.choice("style", styles) { indicator.style = style }
    if name == "white" || name == "whiteLarge" { indicator.color = .white }
    if let color = reader.color("color") { indicator.color = color }
    if let flag = reader.flag("hidesWhenStopped") { indicator.hidesWhenStopped = flag }
    if reader.flag("animating") == true { indicator.startAnimating() }
  }
}
