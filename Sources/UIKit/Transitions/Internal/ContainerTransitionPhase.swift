/// Where a transition of an app's container stands: `idle → waiting → running → ended`, and the shorter ways.
enum ContainerTransitionPhase {
  case idle, waiting, running, ended
}
