import CSDL2
import Foundation
import StudioHost

/// Shows an app in a window until it is closed: events, frames at their times, and sleep in between.
@MainActor final class WindowRun {
  private let app: ViewedApp
  private let surface: DesktopSurface
  /// The scale that the user asks for; nil for the largest that fits.
  private let fixedScale: WindowScale?
  private var translator: EventTranslator
  private var presence = WindowPresence.active
  private var pace: FramePace
  private(set) var figures = PaceFigures()
  private var isClosing = false
  /// Whether the last sleep was to end at the time of a frame.
  private var hasWaited = false
  private var isDark = false
  /// Whether the keyboard types text, and where.
  private var textInput = (isOn: false, area: DrawnFrame.Area(x: 0, y: 0, width: 0, height: 0))
  /// The size that the user has given to the window; nil where the app has it.
  private var wantedSize: CGSize?
  /// The frame from which the app can take another size.
  private var nextResize = 0
  /// The size that the window was given here, in pixels.
  private var ownSize = (width: 0, height: 0)

  init(_ app: ViewedApp, in surface: DesktopSurface, scale: WindowScale?) {
    (self.app, self.surface) = (app, surface)
    fixedScale = scale
    translator = EventTranslator(
      WindowGeometry(scale: scale ?? .full, screen: app.screenSize, screenScale: app.screenScale))
    pace = FramePace(interval: Int64(app.frameDuration * 1e9), from: MachineTime.now)
  }

  /// Runs until the window is closed; then the app has been terminated.
  func run() throws(WindowFailure) {
    MachineTime.sleepExactly()
    fitWindow()
    try drawFrame()
    surface.show()
    pace.restart(at: MachineTime.now + pace.interval)
    while try runOnce() {}
    app.terminate()
    printProblems()
  }

  /// Handles the events and the frame that are due, and sleeps; returns whether the window stays.
  private func runOnce() throws(WindowFailure) -> Bool {
    app.runMainLoop()
    try catchUp()
    var event = SDL_Event()
    while SDL_PollEvent(&event) != 0 {
      let modifiers = UInt16(truncatingIfNeeded: SDL_GetModState().rawValue)
      for output in translator.outputs(of: event, modifiers: modifiers, now: MachineTime.now) { try perform(output) }
    }
    for output in translator.due(at: MachineTime.now) { try perform(output) }
    guard !isClosing else { return false }
    if pace.isDue(at: MachineTime.now) { try runFrame() }
    sleep()
    return true
  }

  // MARK: Time

  /// Runs the frames without a change that are due, all at once; they were put off.
  private func catchUp() throws(WindowFailure) {
    let now = MachineTime.now
    pace.limitLateness(at: now)
    guard app.isQuiet, pace.deadline + pace.interval <= now else { return }
    while app.isQuiet, pace.deadline + pace.interval <= now {
      app.runFrame()
      pace.advance(at: now, isQuiet: true)
    }
    try drawFrame()
  }

  private func runFrame() throws(WindowFailure) {
    let start = MachineTime.now
    if hasWaited { figures.noteDeviation(start - pace.deadline) }
    requestSize()
    app.runFrame()
    figures.noteTurn(MachineTime.now - start)
    followScreen()
    try drawFrame()
    updateTextInput()
    printProblems()
    pace.advance(at: MachineTime.now, isQuiet: app.isQuiet)
  }

  /// Sleeps until the next frame; while nothing changes, until an event or the app's next block.
  private func sleep() {
    hasWaited = !app.isQuiet || wantedSize != nil
    guard !hasWaited else { return MachineTime.sleep(until: pace.deadline) }
    let wake = min(pace.wakeTime(isQuiet: true, work: app.nextWork), translator.wakeTime ?? .max)
    let wait = wake - MachineTime.now
    if wait > 0 { SDL_WaitEventTimeout(nil, Int32(min(1000, (wait + 999_999) / 1_000_000))) }
  }

  // MARK: Events

  private func perform(_ output: EventTranslator.Output) throws(WindowFailure) {
    switch output {
    case .input(let input): app.add(input)
    case .presence(let change):
      for event in presence.follow(change) { app.add(.system(event)) }
      if presence != .active { translator.cancelTouches() }
    case .exposed: try surface.showAgain()
    case .resized: try windowResized()
    case .rotate(let isClockwise): app.add(.rotate(app.orientation.rotated(isClockwise: isClockwise)))
    case .switchStyle:
      isDark.toggle()
      app.add(.setting(.style(isDark ? .dark : .light)))
    case .close: isClosing = true
    }
  }

  private func updateTextInput() {
    let isOn = app.takesText
    if isOn != textInput.isOn {
      textInput.isOn = isOn
      translator.keys.takesText = isOn
      surface.setTextInput(isOn)
    }
    guard isOn, let caret = app.caret else { return }
    let area = translator.geometry.units(caret)
    if area != textInput.area { surface.setTextArea(area) }
    textInput.area = area
  }

  // MARK: Size

  /// Gives the window the size of the app's screen, at the largest scale that fits.
  private func fitWindow() {
    translator.geometry.ratio = surface.ratio
    (translator.geometry.screen, translator.geometry.screenScale) = (app.screenSize, app.screenScale)
    let scale = fixedScale ?? .largest(of: translator.geometry.bitmap, fitting: surface.room)
    translator.geometry.scale = scale
    ownSize = translator.geometry.target
    surface.resize(to: ownSize, least: translator.geometry.least, scale: scale)
    noteUnits()
  }

  private func noteUnits() {
    let (width, height) = surface.units
    translator.geometry.window = CGSize(width: width, height: height)
  }

  /// Follows a change of the window's size: the app gets another one, unless the window was resized here.
  private func windowResized() throws(WindowFailure) {
    surface.invalidate()
    noteUnits()
    // A window has come to a display that magnifies it otherwise.
    if surface.ratio != translator.geometry.ratio { fitWindow() }
    let size = surface.pixels
    if size != ownSize {
      ownSize = size
      wantedSize = translator.geometry.screen(filling: size)
    }
    try surface.showAgain()
  }

  /// Gives the app the size that the window has, after its last change of size has ended.
  private func requestSize() {
    guard let size = wantedSize, app.frame >= nextResize else { return }
    wantedSize = nil
    guard size != app.screenSize else { return }
    // A change of size takes 0.3 s; those that come meanwhile would wait for it, one after the other.
    nextResize = app.frame + Int((0.35 / app.frameDuration).rounded(.up))
    translator.geometry.screen = size
    app.add(.resize(size))
  }

  /// Gives the window the size of a screen that has turned.
  private func followScreen() {
    if app.screenSize != translator.geometry.screen { fitWindow() }
  }

  // MARK: Output

  /// Draws the newest frame, and shows what has changed.
  private func drawFrame() throws(WindowFailure) {
    let start = MachineTime.now
    guard !app.isInBackground, let frame = app.draw() else { return }
    let middle = MachineTime.now
    figures.noteDrawing(middle - start)
    try surface.show(frame)
    figures.noteShowing(MachineTime.now - middle)
  }

  private func printProblems() {
    for problem in app.takeProblems() { FileHandle.standardError.write(Data("\(problem)\n".utf8)) }
  }
}

extension UIInterfaceOrientation {
  /// The orientation after a quarter turn of the device.
  func rotated(isClockwise: Bool) -> UIInterfaceOrientation {
    let turns: [UIInterfaceOrientation] = [.portrait, .landscapeLeft, .portraitUpsideDown, .landscapeRight]
    guard let index = turns.firstIndex(of: self) else { return .portrait }
    return turns[(index + (isClockwise ? 1 : 3)) % 4]
  }
}
