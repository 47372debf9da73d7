import MatchcutWindow

/// The program: `swift run --package-path Examples/WindowApp`.
@main struct WindowApp {
  @MainActor static func main() {
    DesktopWindow.run(AppDelegate.self, on: .iPhoneSE, title: "Notes")
  }
}
