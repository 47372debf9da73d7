/// The properties that only layers of one class have.
package indirect enum LayerKind {
  case shape(ShapeProperties)
  case gradient(GradientProperties)
  case replicator(ReplicatorProperties)
  case text(TextProperties)
  case emitter(EmitterProperties)
  /// A transform layer, which draws nothing itself and keeps its sublayers' depth.
  case transform
}
