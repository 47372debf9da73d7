/// Rewrites Swift source for iOS into source that compiles with Matchcut's UIKit.
///
/// Each line of the output has the tokens of the same line of the input; what is added stands on that line or behind
/// the last one. Source that needs nothing comes out byte for byte, and porting the output again changes nothing.
public enum Porter {
  /// Passes after which the rules must have settled; the second is needed where changes overlap.
  static let passLimit = 6

  /// Ports files that belong together: the declarations of each are known to all.
  public static func port(_ inputs: [SourceInput]) -> PortResult {
    DeepStack.run { run(inputs).result }
  }

  /// Ports files, and says what each pass did.
  package static func portWithSteps(_ inputs: [SourceInput]) -> PortTrace {
    DeepStack.run {
      let work = run(inputs)
      return PortTrace(result: work.result, steps: work.steps, staleTrees: work.staleTrees)
    }
  }

  private static func run(_ inputs: [SourceInput]) -> PortingWork {
    var work = PortingWork(inputs)
    for pass in 0..<passLimit where work.pass(isFirst: pass == 0) == false { break }
    return work
  }
}
