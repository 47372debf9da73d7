import CSDL2
import Testing

@testable import MatchcutWindow

/// A window of SDL's driver without a display.
@Suite("A window without a display", .serialized)
@MainActor struct WindowRunTests {
  private func withSurface<Result>(_ body: (DesktopSurface) throws -> Result) throws -> Result {
    SDL_setenv("SDL_VIDEODRIVER", "dummy", 1)
    let surface = try DesktopSurface(title: "Test")
    defer { surface.close() }
    return try body(surface)
  }

  private func push(_ type: SDL_EventType, _ change: (inout SDL_Event) -> Void = { _ in }) {
    var event = SDL_Event()
    change(&event)
    event.type = type.rawValue
    SDL_PushEvent(&event)
  }

  private static let device = Device(name: "test", screen: .init(size: CGSize(width: 120, height: 160), scale: 2))

  private let story = Story("Blue", on: device) {
    let controller = UIViewController()
    controller.view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    return controller
  }

  @Test("It has the size of the app's screen at the scale, and its pixels are those of the frame")
  func pixels() throws {
    try withSurface { surface in
      try ViewedApp.run(story) { app in
        app.runFrame()
        let frame = try #require(app.draw())
        surface.resize(to: (120, 160), least: (80, 80), scale: .half)
        try surface.show(frame)
        #expect(surface.pixels == (120, 160))
        #expect(surface.pixel(60, 80) == 0x0000FF)
      }
    }
  }

  @Test("A closed window ends the run and the app, after the inputs before it")
  func closing() throws {
    let session = try withSurface { surface in
      try ViewedApp.run(story, isRecording: true) { app in
        let run = WindowRun(app, in: surface, scale: .half)
        push(SDL_MOUSEBUTTONDOWN) { ($0.button.button, $0.button.x, $0.button.y) = (1, 10, 20) }
        push(SDL_MOUSEBUTTONUP) { ($0.button.button, $0.button.x, $0.button.y) = (1, 10, 20) }
        app.add(.system(.memoryWarning))
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { push(SDL_QUIT) }
        try run.run()
        #expect(app.isInBackground)
        return app.session
      }
    }
    let fingers = session?.inputs.filter { if case .finger = $0.kind { true } else { false } } ?? []
    let point = CGPoint(x: 10, y: 20)
    #expect(fingers.map(\.kind) == [.finger(1, .began, point, .finger), .finger(1, .ended, point, .finger)])
    #expect((6...12).contains(session?.frames ?? 0))
  }

  @Test("A window that is resized gives the app another size")
  func resizing() throws {
    let size = try withSurface { surface in
      try ViewedApp.run(story) { app in
        let run = WindowRun(app, in: surface, scale: .half)
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
          surface.resize(to: (150, 90), least: (80, 80), scale: .half)
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { push(SDL_QUIT) }
        try run.run()
        return app.screenSize
      }
    }
    #expect(size == CGSize(width: 150, height: 90))
  }

  @Test("A device that is turned turns the window")
  func rotation() throws {
    let (size, pixels) = try withSurface { surface in
      try ViewedApp.run(story) { app in
        let run = WindowRun(app, in: surface, scale: .half)
        push(SDL_KEYDOWN) { $0.key.keysym.scancode = SDL_SCANCODE_F6 }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.6) { push(SDL_QUIT) }
        try run.run()
        return (app.screenSize, surface.pixels)
      }
    }
    #expect(size == CGSize(width: 160, height: 120))
    #expect(pixels == (160, 120))
  }
}
