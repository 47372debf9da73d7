import CoreGraphics
import ListLayout
import Testing

@Suite struct LayoutBlendTests {
  private func end(_ geometry: FlowGeometry, at offset: CGPoint, size: CGSize = CGSize(width: 300, height: 400))
    -> LayoutBlend.End
  {
    LayoutBlend.End(
      visible: geometry.elements(in: CGRect(origin: offset, size: size)), contentOffset: offset,
      attributes: { element in
        switch element.category {
        case .cell: geometry.frame(of: element.path).map { ElementAttributes(element, frame: $0) }
        case .supplementary(ListElement.headerKind):
          geometry.headerFrame(of: element.path.section).map { ElementAttributes(element, frame: $0, zIndex: 10) }
        default: nil
        }
      })
  }

  private func flow(_ width: CGFloat, _ height: CGFloat, header: CGFloat = 0, count: Int = 100_000) -> FlowGeometry {
    let sizes = ItemSizes.uniform(CGSize(width: width, height: height), count: count)
    let section = FlowSection(sizes: sizes, lineSpacing: 0, itemSpacing: 0, headerLength: header)
    return FlowGeometry(FlowConfiguration(crossLength: 300), sections: [section])
  }

  private func cell(_ item: Int) -> ListElement { .cell(ItemPath(section: 0, item: item)) }

  @Test("Elements of both layouts move from one place to the other, found by their identity (V-77, V-80)")
  func identity() {
    let (grid, list) = (flow(100, 100), flow(300, 50))
    let blend = LayoutBlend(from: end(grid, at: .zero), to: end(list, at: .zero))
    #expect(
      blend.elements.count == 12
        && blend.attributes(at: 0).map(\.frame) == blend.elements.compactMap { grid.frame(of: $0.path) })
    #expect(blend.attributes(of: cell(4), at: 1)?.frame == CGRect(x: 0, y: 200, width: 300, height: 50))
    #expect(blend.attributes(of: cell(4), at: 0.5)?.frame == CGRect(x: 50, y: 150, width: 200, height: 75))
    #expect(blend.attributes(of: cell(40), at: 0.5) == nil)
  }

  @Test("The content's offset moves with the progress (V-80)")
  func offset() {
    let blend = LayoutBlend(from: end(flow(100, 100), at: .zero), to: end(flow(300, 50), at: CGPoint(x: 0, y: 1000)))
    #expect([0, 0.25, 1, .nan].map { blend.contentOffset(at: $0).y } == [0, 250, 1000, 0])
    #expect(Set(blend.elements.map(\.path.item)) == Set(Array(0..<12) + Array(20..<28)))
  }

  @Test("An element of one layout only fades where it is on the screen (V-78)")
  func fading() throws {
    let (plain, headed) = (flow(100, 100), flow(300, 50, header: 30))
    let blend = LayoutBlend(from: end(plain, at: CGPoint(x: 0, y: 500)), to: end(headed, at: .zero))
    let half = try #require(blend.attributes(of: .header(0), at: 0.5))
    #expect(half.alpha == 0.5 && half.frame.minY - blend.contentOffset(at: 0.5).y == 0)
    #expect(blend.attributes(of: .header(0), at: 0)?.alpha == 0 && blend.attributes(of: .header(0), at: 1)?.alpha == 1)
    let back = LayoutBlend(from: end(headed, at: .zero), to: end(plain, at: CGPoint(x: 0, y: 500)))
    #expect(back.attributes(of: .header(0), at: 0.5) == half)
  }

  @Test("An element of one layout only has the transient attributes of that layout, where it has some (V-39, V-78)")
  func transients() {
    let (plain, headed) = (flow(100, 100), flow(300, 50, header: 30))
    var to = end(headed, at: .zero)
    to.transient = { ElementAttributes($0, frame: CGRect(x: 0, y: -30, width: 300, height: 30)) }
    let blend = LayoutBlend(from: end(plain, at: .zero), to: to)
    #expect(
      blend.attributes(of: .header(0), at: 0.5)?.frame.minY == -15
        && blend.attributes(of: .header(0), at: 0)?.alpha == 1)
  }

  @Test("A blend that is redirected halfway begins with what is shown (V-80)")
  func redirection() {
    let (grid, list) = (flow(100, 100), flow(300, 50))
    let blend = LayoutBlend(from: end(grid, at: .zero), to: end(list, at: CGPoint(x: 0, y: 300)))
    let back = blend.redirected(at: 0.4, to: end(grid, at: .zero))
    #expect(
      back.attributes(at: 0) == blend.attributes(at: 0.4) && back.contentOffset(at: 0) == blend.contentOffset(at: 0.4))
    #expect(
      back.attributes(of: cell(4), at: 1)?.frame == grid.frame(of: cell(4).path) && back.contentOffset(at: 1) == .zero)
  }

  @Test("A blend has as many elements as are visible, for any number of items (V-78)")
  func visibleOnly() {
    let counts = [1_000, 100_000].map { count in
      let offset = CGPoint(x: 0, y: 5000)
      return LayoutBlend(
        from: end(flow(100, 100, count: count), at: offset), to: end(flow(50, 50, count: count), at: offset)
      ).elements.count
    }
    #expect(counts[0] == counts[1] && counts[0] < 70)
  }
}
