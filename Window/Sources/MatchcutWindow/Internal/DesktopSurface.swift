import CSDL2
import StudioHost

/// A window of the desktop, and its pixels in memory.
@MainActor final class DesktopSurface {
  private let window: OpaquePointer
  /// The surface of the present size; nil after a change of it.
  private var surface: UnsafeMutablePointer<SDL_Surface>?
  private var filter: AreaFilter
  /// The frame that is shown.
  private var shown: DrawnFrame?

  /// Opens a window that is not visible yet.
  init(title: String) throws(WindowFailure) {
    filter = AreaFilter(.full)
    // Elsewhere the window's pixels go through a texture, which takes several times as long.
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0")
    SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0")
    SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0")
    SDL_SetHint(SDL_HINT_APP_NAME, title)
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1")
    // SDL takes windows for games, which switch the desktop's effects off.
    SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0")
    SDL_SetMainReady()
    guard SDL_Init(SDL_INIT_VIDEO) == 0 else { throw .noDisplay(Self.reason) }
    // Where SDL finds no display it draws into memory, unless it is asked to.
    let driver = SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? ""
    guard !["dummy", "offscreen"].contains(driver) || SDL_getenv("SDL_VIDEODRIVER") != nil else {
      SDL_Quit()
      throw .noDisplay("only the driver \"\(driver)\" is available")
    }
    let flags = SDL_WINDOW_HIDDEN.rawValue | SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
    guard
      let window = SDL_CreateWindow(title, csdl2_position_undefined, csdl2_position_undefined, 320, 480, UInt32(flags))
    else {
      let reason = Self.reason
      SDL_Quit()
      throw .call("SDL_CreateWindow", reason)
    }
    self.window = window
    SDL_StopTextInput()
  }

  static var reason: String { String(cString: SDL_GetError()) }

  /// Closes the window.
  func close() {
    shown = nil
    surface = nil
    SDL_DestroyWindow(window)
    SDL_Quit()
  }

  // MARK: Size

  /// The window's size in its units.
  var units: (width: Int, height: Int) {
    var (width, height): (Int32, Int32) = (0, 0)
    SDL_GetWindowSize(window, &width, &height)
    return (Int(width), Int(height))
  }

  /// The window's size in pixels: that of its surface, which some versions of SDL magnify on such a desktop, and some
  /// do not.
  var pixels: (width: Int, height: Int) {
    guard let surface = try? currentSurface() else { return units }
    return (Int(surface.pointee.w), Int(surface.pointee.h))
  }

  /// Pixels for each unit.
  var ratio: Double { units.width > 0 ? Double(pixels.width) / Double(units.width) : 1 }

  /// Units for a title bar whose height is not known, because the window is not visible yet.
  private static let titleBar: Int32 = 40

  /// The pixels of the display for a window without its title bar.
  var room: (width: Int, height: Int) {
    var bounds = SDL_Rect()
    guard SDL_GetDisplayUsableBounds(max(0, SDL_GetWindowDisplayIndex(window)), &bounds) == 0 else {
      return (.max, .max)
    }
    var (top, left, bottom, right): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    SDL_GetWindowBordersSize(window, &top, &left, &bottom, &right)
    if top == 0 { top = Self.titleBar }
    return (
      Int(Double(bounds.w - left - right) * ratio), Int(Double(bounds.h - top - bottom) * ratio)
    )
  }

  /// Gives the window a size and a least size in pixels.
  func resize(to size: (width: Int, height: Int), least: (width: Int, height: Int), scale: WindowScale) {
    if filter.scale != scale { filter = AreaFilter(scale) }
    let ratio = ratio
    func units(_ length: Int) -> Int32 { Int32((Double(length) / ratio).rounded(.up)) }
    SDL_SetWindowMinimumSize(window, units(min(least.width, size.width)), units(min(least.height, size.height)))
    SDL_SetWindowSize(window, units(size.width), units(size.height))
    surface = nil
  }

  /// Puts the window in the middle of its display, below a title bar, and shows it.
  func show() {
    let display = max(0, SDL_GetWindowDisplayIndex(window))
    var bounds = SDL_Rect()
    if SDL_GetDisplayUsableBounds(display, &bounds) == 0 {
      let (width, height) = units
      let (beside, above) = (max(0, bounds.w - Int32(width)), max(0, bounds.h - Int32(height)))
      SDL_SetWindowPosition(
        window, bounds.x + beside / 2, bounds.y + max(above / 2, min(above, Self.titleBar)))
    }
    SDL_ShowWindow(window)
    SDL_RaiseWindow(window)
  }

  // MARK: Text

  /// Lets the keyboard type text, or not.
  func setTextInput(_ isOn: Bool) {
    if isOn { SDL_StartTextInput() } else { SDL_StopTextInput() }
  }

  /// Says where text appears, in the window's units, so that an input method stands beside it.
  func setTextArea(_ area: DrawnFrame.Area) {
    var rect = SDL_Rect(x: Int32(area.x), y: Int32(area.y), w: Int32(area.width), h: Int32(area.height))
    SDL_SetTextInputRect(&rect)
  }

  // MARK: Pixels

  /// Forgets the surface, after the window's size has changed.
  func invalidate() {
    surface = nil
  }

  /// Shows the changed part of a frame.
  func show(_ frame: DrawnFrame) throws(WindowFailure) {
    let isSameSize = shown?.image.width == frame.image.width && shown?.image.height == frame.image.height
    shown = frame
    guard surface != nil, isSameSize else { return try showAgain() }
    let damage = filter.scale.area(of: frame.damage)
    try write(frame, damage)
    try update(damage)
  }

  /// Shows the whole frame again.
  func showAgain() throws(WindowFailure) {
    guard let frame = shown else { return }
    let surface = try currentSurface()
    let size = (width: Int(surface.pointee.w), height: Int(surface.pointee.h))
    let all = DrawnFrame.Area(x: 0, y: 0, width: size.width, height: size.height)
    SDL_FillRect(surface, nil, 0)
    try write(frame, all)
    try update(all)
  }

  /// The color of a pixel that the window shows: red, green and blue, 8 bits each; nil outside of it.
  func pixel(_ x: Int, _ y: Int) -> UInt32? {
    guard let surface, let pixels = surface.pointee.pixels, x >= 0, y >= 0, x < surface.pointee.w, y < surface.pointee.h
    else { return nil }
    let format = surface.pointee.format!
    let bytes = Int(format.pointee.BytesPerPixel)
    var value: UInt32 = 0
    withUnsafeMutableBytes(of: &value) { target in
      target.copyMemory(
        from: UnsafeRawBufferPointer(start: pixels + y * Int(surface.pointee.pitch) + x * bytes, count: bytes))
    }
    var (red, green, blue): (UInt8, UInt8, UInt8) = (0, 0, 0)
    SDL_GetRGB(value, format, &red, &green, &blue)
    return UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
  }

  private func currentSurface() throws(WindowFailure) -> UnsafeMutablePointer<SDL_Surface> {
    if let surface { return surface }
    guard let found = SDL_GetWindowSurface(window) else { throw .call("SDL_GetWindowSurface", Self.reason) }
    surface = found
    return found
  }

  /// Writes an area of the shrunk frame, as far as it lies in the window.
  private func write(_ frame: DrawnFrame, _ area: DrawnFrame.Area) throws(WindowFailure) {
    let surface = try currentSurface()
    let (image, format) = (frame.image, surface.pointee.format.pointee)
    let area = area.limited(
      to: min(Int(surface.pointee.w), filter.scale.length(of: image.width)),
      min(Int(surface.pointee.h), filter.scale.length(of: image.height)))
    guard area.width > 0, area.height > 0 else { return }
    guard SDL_LockSurface(surface) == 0 else { throw .call("SDL_LockSurface", Self.reason) }
    defer { SDL_UnlockSurface(surface) }
    guard let pixels = surface.pointee.pixels else { throw .call("SDL_LockSurface", "the surface has no pixels") }
    let order = PixelOrder(format: format.format)
    let (pitch, bytes) = (Int(surface.pointee.pitch), Int(format.BytesPerPixel))
    frame.withPixels { source in
      guard let start = source.baseAddress else { return }
      filter.shrink(start, width: image.width, height: image.height, area) { row, values in
        order.write(values, to: pixels + row * pitch + area.x * bytes)
      }
    }
  }

  private func update(_ area: DrawnFrame.Area) throws(WindowFailure) {
    let surface = try currentSurface()
    let area = area.limited(to: Int(surface.pointee.w), Int(surface.pointee.h))
    guard area.width > 0, area.height > 0 else { return }
    var rect = SDL_Rect(x: Int32(area.x), y: Int32(area.y), w: Int32(area.width), h: Int32(area.height))
    guard SDL_UpdateWindowSurfaceRects(window, &rect, 1) == 0 else {
      throw .call("SDL_UpdateWindowSurfaceRects", Self.reason)
    }
  }
}

extension DrawnFrame.Area {
  /// The part that lies in a bitmap of a size.
  func limited(to width: Int, _ height: Int) -> DrawnFrame.Area {
    let (left, top) = (max(0, x), max(0, y))
    return DrawnFrame.Area(
      x: left, y: top, width: max(0, min(x + self.width, width) - left),
      height: max(0, min(y + self.height, height) - top))
  }
}
