/// A container that an effect is shown in.
public enum GalleryContainer: String, CaseIterable, Sendable {
  case navigation = "Navigation"
  case tabs = "Tabs"
  case modal = "Modal"
}
