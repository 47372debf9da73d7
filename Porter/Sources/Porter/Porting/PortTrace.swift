/// The outcome of porting files, with what stands between it and the files.
package struct PortTrace: Sendable {
  package let result: PortResult
  /// The results of each pass for each file that it changed.
  package let steps: [PortStep]
  /// The paths of files whose tree, taken over from pass to pass, is not that of their bytes; none but by a fault.
  package let staleTrees: [String]
}
