import Foundation
import FrameExport
import TransitionStage
import UIKit

/// The form in which a gallery shows its films.
package enum GalleryForm: Hashable, Sendable {
  /// Movies of 2 pixels for each point and 60 frames per second, which the ffmpeg command makes.
  case movies
  /// Images of 1 pixel for each point and 30 frames per second, which need nothing.
  case images

  /// The best form that this machine can make: movies where there is an ffmpeg command.
  package static func best(in environment: [String: String] = ProcessInfo.processInfo.environment) -> GalleryForm {
    MovieEncoder.isAvailable(in: environment) ? .movies : .images
  }

  /// Frames per second of an effect's films.
  package var framesPerSecond: Double { self == .movies ? 60 : 30 }

  /// Frames per second of the walk through the app, which is long.
  var tourFramesPerSecond: Double { self == .movies ? 60 : 15 }

  /// A sentence for those who get coarse films, with the remedy; nil for movies.
  package var remark: String? {
    guard self == .images else { return nil }
    return """
      The films have 1 pixel for each point and 30 frames a second: for 2 and 60 they are made by the ffmpeg command, \
      which is not on the PATH. Scripts/install-dependencies --movies installs it.
      """
  }

  /// A device with as many pixels for each point as the form has.
  package func device(_ device: Device) -> Device {
    var device = device
    device.screen.scale = self == .movies ? 2 : 1
    return device
  }

  /// Makes a recording, and the movie of its frames where the form has one.
  ///
  /// Because a page's frames as large as a movie's would fill the memory, each is encoded when it is taken; the
  /// recording's own are as small as those of the index.
  /// - Parameter record: makes the recording, of frames that were passed to `reduce`.
  /// - Throws: what `record` throws, and `FrameExportError`.
  @MainActor func record(
    pointSize: CGSize, framesPerSecond: Double,
    _ record: (_ reduce: (CGImage) -> CGImage) throws -> FrameSequence
  ) throws -> (sequence: FrameSequence, movie: EncodedMovie?) {
    switch self {
    case .movies:
      let encoder = MovieEncoder(framesPerSecond: framesPerSecond, for: .page)
      let sequence = try record { frame in
        encoder.append(frame)
        return frame.shrunk(toWidth: GalleryPageFile.loopWidth)
      }
      return (sequence, try encoder.finish())
    case .images:
      let exporter = FrameExporter()
      return (try record { exporter.prepared($0, for: [.html], pointSize: pointSize) }, nil)
    }
  }
}
