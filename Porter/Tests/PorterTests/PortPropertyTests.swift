import PorterFuzz
import Testing

@Suite("Properties") struct PortPropertyTests {
  @Test(
    "Generated source keeps its lines, parses after porting, and is the same after porting twice", arguments: 0..<40)
  func generated(_ block: Int) {
    for seed in 0..<10 {
      #expect(
        PortTrial(seed: UInt64(block * 10 + seed), isDamaged: false).violation == nil, "seed \(block * 10 + seed)")
    }
  }

  @Test("Damaged source is ported with the same properties, or left as it is", arguments: 0..<40)
  func damaged(_ block: Int) {
    for seed in 0..<25 {
      #expect(PortTrial(seed: UInt64(block * 25 + seed), isDamaged: true).violation == nil, "seed \(block * 25 + seed)")
    }
  }
}
