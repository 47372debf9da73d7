import CWideKernels

/// Which of the processor's instructions kernels use. It changes the speed, never the pixels.
package enum InstructionSet: Hashable, Sendable {
  /// Those that every processor of its kind has.
  case plain
  /// AVX2 too.
  case wide

  /// The fastest that this processor has and that the C library's settings allow.
  package static let best: InstructionSet = matchcut_has_wide_kernels() ? .wide : .plain
}
