import DemoStories
import MatchcutWindow

/// The program that `matchcut run` starts without a package: the photo demo, the gallery, and a card on a spring.
@main struct WindowCommand {
  @MainActor static func main() {
    DesktopWindow.run(DemoStories.all)
  }
}
