import Foundation

/// The plan of a fuzzer's run, from the words of its command line.
public enum FuzzPlan: Hashable, Sendable {
  /// The length of a run of transitions.
  public enum Length: Hashable, Sendable {
    /// A number of steps.
    case steps(Int)
    /// A number of seconds.
    case seconds(Double)
  }

  /// Random transitions, in worlds of some steps each.
  ///
  /// With a file, the run resumes the progress that the file holds, and stores its own.
  case transitions(Length, stepsPerWorld: Int, resume: String? = nil)
  /// Replays some steps of one world.
  case replay([Int])
  /// Plays the scenario in a file.
  case play(String)
  /// Random touches: at least a number of touch events.
  case touches(Int)
  /// Random changes of lists: at least a number of steps.
  case lists(Int)
  /// Random changes of constraints: at least a number of trees.
  case constraints(Int)
  /// A number of damaged image files.
  case images(Int)
  /// Damaged sessions: at least a number of bytes.
  case sessions(Int)

  /// Creates a plan from options; nil stands for an option that was not given.
  ///
  /// - Throws: ``FuzzPlanError`` if a number is out of range, or options exclude one another.
  public init(
    steps: Int? = nil, seconds: Double? = nil, stepsPerWorld: Int? = nil, only: String? = nil, touches: Int? = nil,
    lists: Int? = nil, constraints: Int? = nil, images: Int? = nil, sessions: Int? = nil, limit: Int? = nil,
    play: String? = nil, resume: String? = nil
  ) throws(FuzzPlanError) {
    for (name, count) in [
      ("--steps", steps), ("--steps-per-world", stepsPerWorld), ("--touches", touches), ("--lists", lists),
      ("--constraints", constraints),
      ("--images", images), ("--sessions", sessions), ("--limit", limit),
    ] {
      if let count, count <= 0 { throw FuzzPlanError(reason: "\(name) is a number above 0, not \(count)") }
    }
    if let seconds, !(seconds > 0 && seconds <= Self.longest) {
      throw FuzzPlanError(reason: "--seconds is a number above 0 and at most 1000000, not \(seconds)")
    }
    try Self.refusePairs([
      "--touches": touches != nil, "--only": only != nil, "--steps": steps != nil, "--seconds": seconds != nil,
      "--steps-per-world": stepsPerWorld != nil, "--lists": lists != nil, "--images": images != nil,
      "--constraints": constraints != nil, "--sessions": sessions != nil,
      "--limit": limit != nil,
      "--play": play != nil, "--resume": resume != nil,
    ])
    if let sessions {
      self = .sessions(sessions)
    } else if let images {
      self = .images(images)
    } else if let constraints {
      self = .constraints(constraints)
    } else if let lists {
      self = .lists(lists)
    } else if let touches {
      self = .touches(touches)
    } else if let only {
      self = .replay(try Self.numbers(in: only))
    } else if let play {
      self = .play(play)
    } else {
      self = .transitions(
        steps.map(Length.steps) ?? .seconds(seconds ?? 60), stepsPerWorld: stepsPerWorld ?? 50, resume: resume)
    }
  }

  private static let longest = 1e6
  /// Pairs of options of which the first makes the second meaningless.
  private static let incompatible = [
    ("--sessions", "--only"), ("--sessions", "--steps"), ("--sessions", "--seconds"), ("--sessions", "--touches"),
    ("--sessions", "--lists"), ("--sessions", "--images"), ("--sessions", "--constraints"), ("--sessions", "--play"),
    ("--touches", "--only"), ("--touches", "--steps"), ("--touches", "--seconds"), ("--touches", "--steps-per-world"),
    ("--lists", "--only"), ("--lists", "--steps"), ("--lists", "--seconds"), ("--lists", "--steps-per-world"),
    ("--lists", "--touches"), ("--lists", "--images"), ("--lists", "--play"), ("--lists", "--resume"),
    ("--constraints", "--only"), ("--constraints", "--steps"), ("--constraints", "--seconds"),
    ("--constraints", "--steps-per-world"), ("--constraints", "--touches"), ("--constraints", "--lists"),
    ("--constraints", "--images"), ("--constraints", "--play"), ("--constraints", "--resume"),
    ("--images", "--touches"), ("--images", "--only"), ("--images", "--steps"), ("--images", "--seconds"),
    ("--images", "--steps-per-world"), ("--only", "--steps"), ("--only", "--seconds"), ("--only", "--steps-per-world"),
    ("--only", "--limit"),
    ("--steps", "--seconds"), ("--resume", "--only"), ("--resume", "--touches"), ("--resume", "--images"),
    ("--resume", "--steps-per-world"), ("--play", "--resume"), ("--play", "--only"), ("--play", "--touches"),
    ("--play", "--images"), ("--play", "--steps"), ("--play", "--seconds"), ("--play", "--steps-per-world"),
    ("--play", "--limit"),
  ]

  private static func refusePairs(_ isGiven: [String: Bool]) throws(FuzzPlanError) {
    for (one, other) in incompatible where isGiven[one] == true && isGiven[other] == true {
      throw FuzzPlanError(reason: "\(one) and \(other) do not go together")
    }
  }

  private static func numbers(in text: String) throws(FuzzPlanError) -> [Int] {
    var numbers: [Int] = []
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let number = Int(word.trimmingCharacters(in: .whitespaces)), number >= 0 else {
        throw FuzzPlanError(reason: "--only is a list of steps such as 3,17,18; \"\(word)\" is no step")
      }
      numbers.append(number)
    }
    return numbers
  }
}

/// The reason why options make no plan.
public struct FuzzPlanError: Error, Hashable, CustomStringConvertible {
  /// The mistake in the options.
  public var reason: String

  /// One sentence.
  public var description: String { reason + "." }
}
