import CWideKernels

/// The instruction set that kernels use. It changes the speed, never the pixels.
package enum InstructionSet: Hashable, Sendable {
  /// Instructions that every processor of the architecture has.
  case baseline
  /// AVX2 as well.
  case avx2

  /// The fastest set that this processor has and that the C library's settings allow.
  package static let best: InstructionSet = matchcut_has_wide_kernels() ? .avx2 : .baseline
}
