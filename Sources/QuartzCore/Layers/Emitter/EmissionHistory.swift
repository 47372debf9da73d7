import CoreGraphics
import Foundation

/// The state of an emitter from a time on: its model and its animations.
package struct EmissionRecord {
  /// The layer's time.
  package let time: CFTimeInterval
  package let model: LayerProperties
  package let entries: [AnimationEntry]

  package init(time: CFTimeInterval, model: LayerProperties, entries: [AnimationEntry]) {
    (self.time, self.model, self.entries) = (time, model, entries)
  }

  /// The emitter at a time of the layer, while the record held.
  @MainActor package func emitter(at time: CFTimeInterval) -> EmitterProperties {
    guard !entries.isEmpty else { return model.emitter }
    var state = model
    for entry in entries {
      entry.apply(to: &state, over: .value(model), atLocal: time)
    }
    return state.emitter
  }
}

/// The states of an emitter over time.
package struct EmissionHistory {
  /// In order of time; the first one also holds before its time.
  package private(set) var records: [EmissionRecord] = []

  package init() {}

  /// Adds the state from a time on. Drops records of that time and later, which a clock that moved back has left, and
  /// records under which no living particle was born.
  @MainActor package mutating func record(_ record: EmissionRecord) {
    records.removeAll { $0.time >= record.time }
    records.append(record)
    let memory = longestLifetime
    while records.count > 1, records[1].time + memory < record.time, records[1].entries.isEmpty {
      // The first record holds for all earlier time, so only the number of its births is stored.
      let next = records[1]
      bornBefore = births(until: next.time)
      start = next.time
      records.removeFirst()
    }
  }

  /// The layer's time from which births are counted.
  package private(set) var start: CFTimeInterval = 0
  package private(set) var bornBefore: [Double] = []

  /// The longest lifetime in any of the records, with that of emitted particles.
  package var longestLifetime: Double {
    records.map { $0.model.emitter.longestLifetime }.max() ?? 0
  }

  /// The fractional number of births of each of the outermost cells until a time.
  @MainActor private func births(until time: CFTimeInterval) -> [Double] {
    let count = records.map { $0.model.emitter.cells.count }.max() ?? 0
    return (0..<count).map { cell in
      spans(ofCell: cell, until: time).last.map { $0.born + $0.rate * ($0.end - $0.begin) } ?? 0
    }
  }

  /// A stretch of time over which a cell is born at one rate.
  package struct Span {
    package let record: EmissionRecord
    package let begin, end: CFTimeInterval
    /// The births per second.
    package let rate: Double
    /// The births before.
    package let born: Double
  }

  /// The seconds over which the rate of an animated emitter counts as constant.
  private static let step = 1.0 / 60

  /// The stretches of time until a time of the layer, in order.
  @MainActor package func spans(ofCell index: Int, until time: CFTimeInterval) -> [Span] {
    var born = index < bornBefore.count ? bornBefore[index] : 0
    var spans: [Span] = []
    for (position, record) in records.enumerated() {
      let begin = position == 0 ? start : max(start, record.time)
      let end = position + 1 < records.count ? min(time, records[position + 1].time) : time
      guard begin < end else { continue }
      var marks = [begin, end]
      if !record.entries.isEmpty {
        let first = Int((begin / Self.step).rounded(.down)) + 1
        let last = Int((end / Self.step).rounded(.up)) - 1
        if first <= last { marks = [begin] + (first...last).map { Double($0) * Self.step } + [end] }
      }
      for (from, to) in zip(marks, marks.dropFirst()) {
        let emitter = record.emitter(at: from)
        guard index < emitter.cells.count else { continue }
        let cell = emitter.cells[index]
        let (low, high) = (max(from, cell.timing.beginTime), min(to, cell.timing.beginTime + cell.timing.duration))
        let rate = emitter.rate(of: cell)
        guard low < high, rate > 0 else { continue }
        spans.append(Span(record: record, begin: low, end: high, rate: rate, born: born))
        born += rate * (high - low)
      }
    }
    return spans
  }
}

extension EmitterProperties {
  /// The births of a cell per second.
  package func rate(of cell: EmitterCell) -> Double {
    cell.isEnabled ? max(0, cell.birthRate * Double(birthRate)) : 0
  }

  /// The longest lifetime of a particle, with that of the particles that it emits.
  package var longestLifetime: Double {
    func longest(_ cells: [EmitterCell]) -> Double {
      cells.map { $0.longestLifetime * max(0, Double(lifetime)) + longest($0.cells) }.max() ?? 0
    }
    return longest(cells)
  }

  /// The expected number of particles at a time.
  package var expectedParticles: Double {
    func expected(_ cells: [EmitterCell], parents: Double) -> Double {
      cells.reduce(0) { sum, cell in
        let own = parents * rate(of: cell) * max(0, cell.lifetime * Double(lifetime))
        return sum + own + expected(cell.cells, parents: own)
      }
    }
    return expected(cells, parents: 1)
  }
}
