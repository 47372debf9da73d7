import Lamp
import StudioHost

@main struct Preview {
  @MainActor static func main() {
    Studio.run([Story("Lamps", code: "LampListController.makeRoot()") { LampListController.makeRoot() }])
  }
}
