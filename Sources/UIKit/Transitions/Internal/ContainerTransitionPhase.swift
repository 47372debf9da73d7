/// The phase of a transition in an app's container: `idle → waiting → running → ended`; a phase may be skipped.
enum ContainerTransitionPhase {
  case idle, waiting, running, ended
}
