/// The properties that only layers of one class have.
package indirect enum LayerKind {
  case shape(ShapeProperties)
  case gradient(GradientProperties)
  case replicator(ReplicatorProperties)
  case text(TextProperties)
  case emitter(EmitterProperties)
  /// A layer that draws nothing itself and whose sublayers keep their depth.
  case transform
}
