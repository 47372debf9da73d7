import Foundation
import UIKit

/// A recording of an app: the device, the inputs by frame, and a record of what each frame showed.
///
/// A session is a program: replaying its inputs on a fresh stage gives the same calls and the same frames, which
/// ``Stage/replay(_:until:)`` checks frame by frame.
public struct Session: Hashable, Sendable {
  /// The device.
  public var device: Device
  /// The name of the screen that was shown at the beginning; empty if unknown.
  public var story: String
  /// The length in frames.
  public var frames: Int
  /// The inputs, in order.
  public var inputs: [Input]
  /// The frames at which something changed, in order.
  public var records: [Record]

  /// Makes a session from its parts.
  public init(device: Device, story: String = "", frames: Int = 0, inputs: [Input] = [], records: [Record] = []) {
    (self.device, self.story, self.frames) = (device, story, frames)
    (self.inputs, self.records) = (inputs, records)
  }

  /// The largest number of frames: an hour at 240 frames per second.
  public static let longest = 864_000

  /// Seconds between two frames.
  public var frameDuration: TimeInterval { 1 / Double(max(1, device.screen.maximumFramesPerSecond)) }
  /// The length in seconds.
  public var duration: TimeInterval { Double(frames) * frameDuration }
}

extension Session {
  /// One input of one frame.
  public struct Input: Hashable, Sendable {
    /// The frame, counted from 1; 0 is the beginning, before the first frame.
    public var frame: Int
    /// Seconds after the frame's turn, less than a frame; nil for an input that is delivered before it.
    public var delay: TimeInterval?
    /// Inputs of fingers with the same frame, delay and group reach the app in one event.
    public var group: Int
    /// The input.
    public var kind: Kind
    /// The view on which a finger was put down, by its class and name; nil where it is not known.
    ///
    /// By it the studio finds the view again, where the source was changed since.
    public var target: String?

    /// Makes an input.
    public init(frame: Int, delay: TimeInterval? = nil, group: Int = 0, _ kind: Kind, target: String? = nil) {
      (self.frame, self.delay, self.group, self.kind, self.target) = (frame, delay, group, kind, target)
    }
  }

  /// The kinds of input.
  public enum Kind: Hashable, Sendable {
    /// A finger, a pencil or a pressed button of a pointer device.
    case finger(Int, TouchScript.Phase, CGPoint, TouchSource)
    /// A pointer that moves without a pressed button; nil where it leaves the screen.
    case hover(CGPoint?)
    /// A wheel (discrete) or a trackpad begins to scroll with the pointer at a point.
    case scrollBegan(isDiscrete: Bool, CGPoint)
    /// The displacement of a scroll, in points.
    case scrollMoved(CGVector)
    /// The end of a scroll.
    case scrollEnded
    /// A key goes down: its number, its code and the modifiers that are held.
    case keyDown(Int, UIKeyboardHIDUsage, UIKeyModifierFlags)
    /// A button of a remote control goes down.
    case buttonDown(Int, UIPress.PressType)
    /// A key or a button comes up.
    case keyUp(Int)
    /// Letters for the first responder.
    case text(String)
    /// The keyboard's delete key.
    case deleteBackward
    /// The device turns.
    case rotate(UIInterfaceOrientation)
    /// The app gets another size, in points.
    case resize(CGSize)
    /// A setting of the user's changes.
    case setting(Setting)
    /// An event of the system.
    case system(SystemEvent)
    /// The app's tunable numbers of a name get a value.
    case tunable(String, Double)
    /// An animation that the app will add gets another delay or duration, or moves nothing.
    case animation(AnimationChange)
    /// A turn of the run loop that is no frame, in which the app reacts to the inputs before it.
    case turn
  }

  /// A setting of the user's.
  public enum Setting: Hashable, Sendable {
    /// Light or dark.
    case style(UIUserInterfaceStyle)
    /// Whether the interface runs from right to left.
    case isRightToLeft(Bool)
    /// Reduce Motion.
    case reducesMotion(Bool)
    /// Prefer Cross-Fade Transitions.
    case prefersCrossFade(Bool)
    /// The size of text.
    case textSize(UIContentSizeCategory)
    /// The settings for accessibility, apart from those for motion.
    case accessibility(AccessibilitySettings)
    /// Whether frames show the status bar.
    case drawsStatusBar(Bool)
  }

  /// An event of the system.
  public enum SystemEvent: String, Hashable, Sendable, CaseIterable {
    case background, foreground, interrupt, endInterruption, memoryWarning, statusBarTap, shake
  }

  /// A record of a frame, where something has changed since the frame before.
  public struct Record: Hashable, Sendable {
    /// The frame.
    public var frame: Int
    /// The events of the trace since the last record, as lines without times.
    public var events: [String]
    /// The digest of the frame.
    public var digest: UInt64

    /// Makes a record.
    public init(frame: Int, events: [String], digest: UInt64) {
      (self.frame, self.events, self.digest) = (frame, events, digest)
    }
  }
}

extension Session {
  /// The touches as a script, whose times count from the session's beginning.
  public var touchScript: TouchScript {
    TouchScript(
      inputs.compactMap { input in
        guard case .finger(let number, let phase, let location, let source) = input.kind else { return nil }
        return TouchScript.Event(
          time: Double(input.frame) * frameDuration + (input.delay ?? 0), finger: number, phase: phase,
          location: location, source: source)
      })
  }
}
