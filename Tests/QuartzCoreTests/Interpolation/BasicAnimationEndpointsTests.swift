import QuartzCore
import Testing

private func midpoint(
  from: AnimationValue? = nil, to: AnimationValue? = nil, by: AnimationValue? = nil,
  current: AnimationValue = .number(0.5), previous: AnimationValue? = .number(0.5)
) -> AnimationValue? {
  let ends = BasicAnimationEndpoints.resolve(from: from, to: to, by: by, current: current, previous: previous)
  return ends.flatMap { $0.start.interpolated(to: $0.end, fraction: 0.5) }
}

private func isNear(_ value: AnimationValue?, _ expected: Double) -> Bool {
  guard case .number(let number)? = value else { return false }
  return abs(number - expected) < 1e-12
}

@Suite struct BasicAnimationEndpointsTests {
  @Test(
    "Each combination of from, to and by has the measured middle (C-21)",
    arguments: [
      (0.2, 0.8, nil, 0.5),
      (0.2, 0.8, 7, 0.5),
      (0.2, nil, 0.3, 0.35),
      (nil, 0.9, 0.3, 0.75),
      (0.2, nil, nil, 0.35),
      (nil, 0.8, nil, 0.65),
      (nil, nil, 0.3, 0.65),
      (nil, nil, nil, 0.5),
    ] as [(Double?, Double?, Double?, Double)])
  func middles(from: Double?, to: Double?, by: Double?, expected: Double) {
    let value = midpoint(
      from: from.map { .number($0) }, to: to.map { .number($0) }, by: by.map { .number($0) })
    #expect(isNear(value, expected))
  }

  @Test("An animation without from, to and by runs from the previous value (C-21)") func previousValue() {
    #expect(isNear(midpoint(previous: .number(0.1)), 0.3))
    #expect(isNear(midpoint(previous: nil), 0.5))
  }

  @Test("Adding a matrix to another concatenates it in front (C-22)") func addedMatrices() {
    let by = CATransform3DMakeRotation(0.5, 0, 0, 1)
    let to = CATransform3DMakeTranslation(10, 0, 0)
    let ends = BasicAnimationEndpoints.resolve(
      from: nil, to: .transform(to), by: .transform(by), current: .transform(CATransform3DIdentity))
    #expect(ends?.start.adding(.transform(by)).map { isClose($0, to) } == true)
  }

  @Test func valuesBecomeThePropertysKind() {
    let ends = BasicAnimationEndpoints.resolve(
      from: .number(0), to: .bool(true), by: nil, current: .bool(false))
    #expect(ends == BasicAnimationEndpoints(start: .bool(false), end: .bool(true)))
    let size = BasicAnimationEndpoints.resolve(
      from: .point(CGPoint(x: 1, y: 2)), to: nil, by: nil, current: .size(.zero))
    #expect(size?.start == .size(CGSize(width: 1, height: 2)))
  }

  @Test func valuesThatDoNotFitGiveNoEndpoints() {
    #expect(midpoint(from: .point(.zero)) == nil)
    #expect(midpoint(from: .number(0), by: .size(.zero)) == nil)
    #expect(midpoint(by: .color(.black), current: .color(.white), previous: nil) == nil)
  }
}

private func isClose(_ value: AnimationValue, _ expected: CATransform3D) -> Bool {
  guard case .transform(let transform) = value else { return false }
  return isClose(transform, expected)
}
