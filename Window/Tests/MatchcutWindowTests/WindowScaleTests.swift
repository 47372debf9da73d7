import Testing

@testable import MatchcutWindow

@Suite("The scale of a window")
struct WindowScaleTests {
  @Test("The largest scale at which the device's pixels fit into the display is taken, the smallest where none does")
  func largest() {
    let phone = (width: 1179, height: 2556)
    let rooms: [(Int, Int, WindowScale)] = [
      (3840, 2556, .full), (3840, 2555, .threeQuarters), (1179, 1917, .threeQuarters), (884, 1916, .half),
      (1920, 1080, .third), (589, 5000, .third), (100, 100, .third),
    ]
    for (width, height, scale) in rooms {
      #expect(WindowScale.largest(of: phone, fitting: (width, height)) == scale)
    }
  }

  @Test("A length that is no multiple ends with a pixel that is covered in part")
  func lengths() {
    #expect(WindowScale.allCases.map { $0.length(of: 12) } == [12, 9, 6, 4])
    #expect(WindowScale.allCases.map { $0.length(of: 13) } == [13, 10, 7, 5])
    #expect(WindowScale.allCases.map { $0.length(of: 0) } == [0, 0, 0, 0])
  }

  @Test("A window's pixels show as many of the device's as fill them", arguments: WindowScale.allCases)
  func sources(scale: WindowScale) {
    for length in 1...200 {
      let shown = scale.length(of: scale.source(of: length))
      #expect(shown == length, "\(length) pixels at \(scale)")
    }
  }

  @Test("Damage has every pixel of the window that it touches, and no other", arguments: WindowScale.allCases)
  func damage(scale: WindowScale) {
    let (up, down) = (scale.numerator, scale.denominator)
    for x in 0..<13 {
      for width in 1..<9 {
        let area = scale.area(of: .init(x: x, y: 0, width: width, height: 1))
        let touched = (0..<40).filter { ($0 + 1) * down > x * up && $0 * down < (x + width) * up }
        #expect(area.x == touched.first && area.x + area.width == touched.last! + 1)
      }
    }
  }
}
