import Foundation
import QuartzCore

/// Wheels on which the user chooses a date, a time, or a duration.
///
/// Locale, calendar, time zone and the present date come from ``RegionSettings`` where the app sets none.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  /// The part of a date that a picker shows.
  public enum Mode: Int, Sendable {
    /// Hour and minute, and half of the day where the locale has it.
    case time = 0
    /// Day, month and year.
    case date = 1
    /// A day with its weekday, hour and minute.
    case dateAndTime = 2
    /// A duration in hours and minutes.
    case countDownTimer = 3
    /// Month and year.
    case yearAndMonth = 4

    /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``time`` (Decision 3).
    public init?(rawValue: Int) {
      self = Self.imported(rawValue, among: [.time, .date, .dateAndTime, .countDownTimer, .yearAndMonth])
    }
  }

  /// The part of the date that the picker shows.
  open var datePickerMode = Mode.dateAndTime {
    didSet { if datePickerMode != oldValue { rebuild() } }
  }
  /// The locale, which orders and names the wheels; nil restores the user's.
  open var locale: Locale? {
    get { storedLocale ?? uiEnvironment.region.locale }
    set {
      storedLocale = newValue
      rebuild()
    }
  }
  /// The calendar; nil restores the user's.
  open var calendar: Calendar! {
    get { storedCalendar ?? uiEnvironment.region.calendar }
    set {
      storedCalendar = newValue
      rebuild()
    }
  }
  /// The time zone; nil stands for that of a calendar that was set, or else for the user's.
  open var timeZone: TimeZone? {
    didSet { rebuild() }
  }

  /// The chosen date, between the limits; at first the present date.
  open var date: Date {
    get { storedDate }
    set { setDate(newValue, animated: false) }
  }
  /// The earliest date that can be chosen; ignored for durations, and where it is after ``maximumDate``.
  open var minimumDate: Date? {
    didSet { if minimumDate != oldValue { limitsChanged() } }
  }
  /// The latest date that can be chosen; ignored for durations, and where it is before ``minimumDate``.
  open var maximumDate: Date? {
    didSet { if maximumDate != oldValue { limitsChanged() } }
  }
  /// The duration of ``Mode/countDownTimer``, in seconds: whole minutes from 0 to 23 hours and 59 minutes.
  open var countDownDuration: TimeInterval {
    get { storedDuration }
    set {
      guard newValue.isFinite else { return }
      storedDuration = duration(from: Date(timeIntervalSinceReferenceDate: newValue))
      if datePickerMode == .countDownTimer { showDate(animated: false) }
    }
  }
  /// The distance of the minutes on the wheel: a divisor of 60, at most 30; any other number stands for 1.
  open var minuteInterval: Int {
    get { storedInterval }
    set {
      storedInterval = (1...30).contains(newValue) && 60.isMultiple(of: newValue) ? newValue : 1
      rebuild()
    }
  }
  /// Whether ``date`` is rounded down to ``minuteInterval``, where that is more than 1.
  open var roundsToMinuteInterval = true {
    didSet { if roundsToMinuteInterval != oldValue { rebuild() } }
  }

  /// The style that the app prefers; compact and inline pickers are reported, and are wheels here.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet {
      guard preferredDatePickerStyle == .compact || preferredDatePickerStyle == .inline else { return }
      uiEnvironment.report(.datePickerStyle("\(preferredDatePickerStyle)", of: debugName))
    }
  }
  /// The style in use, which is ``UIDatePickerStyle/wheels``.
  open var datePickerStyle: UIDatePickerStyle { .wheels }

  private var storedLocale: Locale?
  private var storedCalendar: Calendar?
  private var storedDate = Date(timeIntervalSinceReferenceDate: 0)
  private var storedDuration: TimeInterval = 0
  private var storedInterval = 1
  private let wheels = DateWheels()

  /// Creates a date picker; one without a size has 320 × 216 points.
  public override init(frame: CGRect) {
    let size = frame.size == .zero ? UIPickerView.standardSize : frame.size
    super.init(frame: CGRect(origin: frame.origin, size: size))
    setUp()
  }

  /// Creates a date picker from a nib or a storyboard; another coder gives the defaults.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if bounds.size == .zero { bounds.size = UIPickerView.standardSize }
    setUp()
    decode(coder, as: UIDatePicker.self)
  }

  private func setUp() {
    storedDate = uiEnvironment.presentDate
    wheels.onTurn = { [link = WeakReference(self)] in link.target?.userTurned($0, to: $1) }
    addSubview(wheels)
    rebuild()
  }

  // MARK: Date

  /// Sets the date, and turns the wheels to it; a date beyond a limit becomes the limit. No action is sent.
  open func setDate(_ date: Date, animated: Bool) {
    guard date.timeIntervalSinceReferenceDate.isFinite else { return }
    storedDate = wheels.model.allowed(date)
    notifyObservers()
    showDate(animated: animated && window != nil)
  }

  /// The date that the wheels show; for a duration, the reference date and the duration.
  private var shownDate: Date {
    datePickerMode == .countDownTimer ? Date(timeIntervalSinceReferenceDate: storedDuration) : storedDate
  }

  /// Makes the wheels for the current properties, and shows the date.
  private func rebuild() {
    wheels.model = makeModel(around: storedDate)
    if datePickerMode == .countDownTimer {
      storedDuration = duration(from: shownDate)
    } else {
      storedDate = wheels.model.allowed(storedDate)
    }
    wheels.reload(shownDate)
  }

  private func limitsChanged() {
    guard datePickerMode != .countDownTimer else { return }
    wheels.model.setLimits(minimumDate, maximumDate)
    storedDate = wheels.model.allowed(storedDate)
    showDate(animated: false)
    wheels.picker.refreshRows()
  }

  private func makeModel(around date: Date) -> DateWheelModel {
    let region = uiEnvironment.region
    let locale = storedLocale ?? region.locale
    var calendar = storedCalendar ?? region.calendar
    calendar.timeZone = timeZone ?? storedCalendar?.timeZone ?? region.timeZone
    if datePickerMode == .countDownTimer {
      calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = .gmt
    }
    calendar.locale = locale
    var model = DateWheelModel(
      mode: datePickerMode, calendar: calendar, locale: locale, today: uiEnvironment.presentDate, around: date)
    model.minuteInterval = storedInterval
    model.roundsToMinuteInterval = roundsToMinuteInterval
    if datePickerMode != .countDownTimer { model.setLimits(minimumDate, maximumDate) }
    return model
  }

  private func showDate(animated: Bool) {
    if wheels.model.contains(shownDate) {
      wheels.show(shownDate, animated: animated)
    } else {
      wheels.model = makeModel(around: shownDate)
      wheels.reload(shownDate)
    }
  }

  /// Returns a duration in whole minutes, rounded down to the interval of the wheel.
  private func duration(from date: Date) -> TimeInterval {
    let step = Double(60 * storedInterval)
    let seconds = min(max(0, date.timeIntervalSinceReferenceDate), 86_399)
    return (seconds / step).rounded(.down) * step
  }

  /// Takes the date of a wheel that the user has turned; a wheel that shows no allowed date turns back.
  private func userTurned(_ wheel: DateWheel, to row: Int) {
    let old = shownDate
    let turned = wheels.model.date(turning: wheel, to: row, from: old)
    if datePickerMode == .countDownTimer {
      // A duration that the user chooses is never 0.
      storedDuration = max(duration(from: turned), Double(60 * storedInterval))
    } else {
      storedDate = wheels.model.allowed(turned)
    }
    wheels.show(shownDate, animated: true)
    guard shownDate != old else { return }
    notifyObservers()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  // MARK: Control

  override var sendsPrimaryAction: Bool { false }

  /// Returns false: the wheels take the touches.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }

  override func stateChanged() {
    super.stateChanged()
    wheels.isUserInteractionEnabled = isEnabled
    wheels.alpha = partsAlpha
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { UIPickerView.standardSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { wheels.picker.sizeThatFits(size) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    wheels.frame = bounds
  }
}
