import EventTrace
import Foundation
import FrameExport
import Synchronization
import TransitionStage
import UIKit

/// The options of a film, as the page sends them.
struct FilmOrder: Equatable {
  var format: FrameExportFormat
  var frames: ClosedRange<Int>
  var framesPerSecond: Double
  var speed: Double
  /// The width in pixels; nil for the format's own.
  var width: Int?
  var showsTouches: Bool

  /// Reads the members of a message; nil where one is missing or out of its range.
  init?(_ members: [String: JSONValue]) {
    func number(_ name: String, _ range: ClosedRange<Double>) -> Double? {
      if case .number(let value) = members[name], range.contains(value) { value } else { nil }
    }
    guard case .string(let name) = members["format"], let format = FrameExportFormat(rawValue: name),
      let from = number("from", 0...Double(Session.longest)), let to = number("to", from...Double(Session.longest)),
      let rate = number("fps", 1...240), let speed = number("speed", 0.01...100)
    else { return nil }
    self.format = format
    frames = Int(from)...Int(to)
    (framesPerSecond, self.speed) = (rate, speed)
    width = number("width", 16...8192).map { Int($0) }
    showsTouches = number("touches", 0...1) == 1
  }
}

/// A film that another thread encodes.
final class EncodedFilm: Sendable {
  let format: FrameExportFormat
  private let state = Mutex<Result<Data, FilmFailure>?>(nil)

  /// The reason why a film could not be encoded.
  struct FilmFailure: Error, Sendable {
    let description: String
  }

  init(_ sequence: FrameSequence, _ exporter: FrameExporter, as format: FrameExportFormat) {
    self.format = format
    Thread { [self] in
      let result: Result<Data, FilmFailure>
      do {
        result = .success(try exporter.data(of: sequence, as: format))
      } catch {
        result = .failure(FilmFailure(description: "\(error)"))
      }
      state.withLock { $0 = result }
    }.start()
  }

  /// The bytes or the reason; nil while the thread works.
  var result: Result<Data, FilmFailure>? { state.withLock { $0 } }
}

extension LiveRun {
  /// The largest film that a page gets, in bytes; a third more as text.
  private static let largestFilm = 40 << 20

  /// Replays a part of the session as a film, and lets another thread encode it.
  func makeFilm(_ order: FilmOrder) {
    var options = FrameExporter.Options()
    options.maximumWidth = order.width
    let exporter = FrameExporter(options)
    let last = min(order.frames.upperBound, session.frames)
    let film = SessionFilm(
      frames: min(order.frames.lowerBound, last)...last, framesPerSecond: order.framesPerSecond, speed: order.speed,
      showsTouches: order.showsTouches)
    let size = session.device.screen.size
    do {
      let sequence = try film.sequence(
        of: session, on: story, shrink: { exporter.prepared($0, for: [order.format], pointSize: size) },
        // The studio must not take a long replay for a loop without end.
        progress: { if $0 % 30 == 0 { self.host.connection.send(JSONObject("pong").text) } })
      host.film = EncodedFilm(sequence, exporter, as: order.format)
    } catch {
      sendNotice("\(error)")
    }
  }

  /// Sends the film once it is encoded.
  func sendFilm() {
    guard let film = host.film, let result = film.result else { return }
    host.film = nil
    switch result {
    case .failure(let failure): sendNotice(failure.description)
    case .success(let data) where data.count > Self.largestFilm:
      let advice = "choose less time, fewer frames or another format"
      sendNotice("The film has \(data.count >> 20) MB, too much for a page: \(advice).")
    case .success(let data):
      let type =
        switch film.format {
        case .mp4: "video/mp4"
        case .gif: "image/gif"
        case .apng, .png: "image/png"
        case .html: "text/html"
        }
      var message = JSONObject("file")
      message.add("name", "session.\(film.format.rawValue)")
      message.add("type", type)
      message.add("base64", data.base64EncodedString())
      host.connection.send(message.text)
    }
  }
}
