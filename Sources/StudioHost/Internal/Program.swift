import TransitionStage
import Tunables

/// The story, the device and the inputs that a run of the app begins with.
struct Program {
  /// The index of the story.
  var story: Int
  var device: Device
  /// The inputs; those after the frame follow as time goes on.
  var inputs: [Session.Input] = []
  /// The records of the run before, up to the frame to which both have the same inputs.
  var records: [Session.Record] = []
  /// The frame up to which the inputs are replayed before time goes on.
  var frame = 0
  /// The old frame that is looked at then; nil for the newest.
  var look: Int?
  /// The first frame that a new value of a tunable number changes; nil where the run began for another reason.
  var tuned: Int?
  /// The tunable numbers that earlier runs of the story have read.
  var numbers: [Tunable] = []
  /// Whether time runs then.
  var isPlaying = true
  /// A sentence for the page about the reason of the run; nil for none.
  var notice: String?
}
