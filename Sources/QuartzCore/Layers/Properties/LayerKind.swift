/// The properties that only layers of one class have.
package indirect enum LayerKind {
  case shape(ShapeProperties)
  case gradient(GradientProperties)
  case replicator(ReplicatorProperties)
  case text(TextProperties)
  case emitter(EmitterProperties)
  /// A layer that draws nothing itself and whose sublayers keep their depth.
  case transform

  /// Whether what is shown changes with time although no animation runs, so that no frame can be used again.
  package var movesByItself: Bool {
    if case .emitter = self { true } else { false }
  }
}
