import DemoStories
import StudioHost

/// The host that `matchcut preview` starts without a package.
@main struct StudioHostCommand {
  @MainActor static func main() {
    Studio.run(DemoStories.all)
  }
}
