/// Targets that are kept together.
final class GestureTargets {
  let all: [GestureTarget]

  init(_ all: [GestureTarget]) {
    self.all = all
  }
}
