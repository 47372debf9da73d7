import CoreGraphics
import Rendering
import Testing

@Suite("Conformance of each property, alone and in pairs (A-73)") struct ConformanceTests {
  /// A scene with its family and its index there.
  struct Case: Sendable, CustomTestStringConvertible {
    let family: ConformanceFamily
    let index: Int
    var scene: ConformanceScene { family.scenes[index] }
    var testDescription: String { scene.testDescription }

    static let all = ConformanceFamily.all.flatMap { family in
      family.scenes.indices.map { Case(family: family, index: $0) }
    }
  }

  @Test("Each conformance scene equals its golden exactly", arguments: Case.all)
  func golden(_ one: Case) throws {
    if ConformanceGoldens.isRecording {
      if one.index == 0 { try ConformanceGoldens.record(one.family) }
      return
    }
    let expected = try #require(
      one.family.cell(one.index, of: try ConformanceGoldens.sheet(one.family)), "record the goldens anew")
    let actual = draw(one.scene.frame)
    guard actual != expected else { return }
    let folder = try ConformanceGoldens.leave(one.scene, expected: expected, actual: actual, for: "conformance")
    Issue.record("\(one.scene.testDescription) is not its golden: expected.png and actual.png are in \(folder)")
  }

  @Test(
    "Each scene with an oracle differs from Cairo by at most its family's tolerance",
    arguments: Case.all.filter { $0.scene.tolerance != nil })
  func oracle(_ one: Case) throws {
    let tolerance = try #require(one.scene.tolerance)
    let (ours, cairos) = (draw(one.scene.frame), try CairoRenderer().render(one.scene.frame))
    let distance = ImageDistance(ours, cairos)
    guard let excess = tolerance.excess(distance) else { return }
    let folder = try ConformanceGoldens.leave(one.scene, expected: cairos, actual: ours, for: "cairo")
    Issue.record("\(one.scene.testDescription): \(excess); Cairo's is expected.png in \(folder)")
  }

  @Test("There are at least 150 different scenes, a third of them with an oracle, and none is empty")
  func counts() throws {
    let scenes = Case.all.map(\.scene)
    #expect(scenes.count >= 150)
    #expect(scenes.count { $0.tolerance != nil } * 3 >= scenes.count)
    #expect(Set(scenes.map(\.testDescription)).count == scenes.count)
    var seen: [CGImage: String] = [:]
    for scene in scenes {
      let drawn = draw(scene.frame)
      if let other = seen.updateValue(scene.testDescription, forKey: drawn) {
        Issue.record("\(scene.testDescription) looks like \(other)")
      }
      #expect(Set(drawn.buffer.pixels).count > 1, "\(scene.testDescription)")
    }
  }

  @Test("Each scene is the same with two threads, with any band height, and when drawn again")
  func sameBytes() {
    let reused = SoftwareRenderer(threads: 2, bandHeight: 3)
    for one in Case.all {
      let expected = draw(one.scene.frame)
      for height in [1, 13, 1000] {
        #expect(
          SoftwareRenderer(threads: 1, bandHeight: height).render(one.scene.frame) == expected,
          "\(one.scene.testDescription), bands of \(height)")
      }
      #expect(reused.render(one.scene.frame) == expected, "\(one.scene.testDescription)")
      #expect(reused.render(one.scene.frame) == expected, "\(one.scene.testDescription)")
    }
  }
}
