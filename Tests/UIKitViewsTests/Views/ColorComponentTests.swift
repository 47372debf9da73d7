import Testing
import UIKit

@testable import UIKitTestSupport

@Suite("Components of colours") @MainActor struct ColorComponentTests {
  @Test(
    "getHue gives what makes the colour again",
    arguments: [(0, 1, 1), (0.125, 0.5, 0.75), (0.5, 0.25, 0.5), (0.625, 1, 0.25), (0.875, 0.75, 1)]
      as [(
        CGFloat, CGFloat, CGFloat
      )])
  func hue(components: (CGFloat, CGFloat, CGFloat)) {
    let (hue, saturation, brightness) = components
    let color = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 0.5)
    var read: (CGFloat, CGFloat, CGFloat, CGFloat) = (9, 9, 9, 9)
    #expect(color.getHue(&read.0, saturation: &read.1, brightness: &read.2, alpha: &read.3))
    #expect(isClose(read.0, hue) && isClose(read.1, saturation) && isClose(read.2, brightness) && read.3 == 0.5)
    #expect(color.getHue(nil, saturation: nil, brightness: nil, alpha: nil))
  }

  @Test("Display P3's primaries are read in sRGB, some below 0 and above 1, and greys stay as they are")
  func displayP3() {
    var read: (CGFloat, CGFloat, CGFloat, CGFloat) = (9, 9, 9, 9)
    // The primaries as UIKit reads them, in extended sRGB.
    let primaries: [((CGFloat, CGFloat, CGFloat), (Double, Double, Double))] = [
      ((1, 0, 0), (1.0930, -0.2267, -0.1501)), ((0, 1, 0), (-0.5116, 1.0183, -0.3107)),
      ((0, 0, 1), (0, 0, 1.0420)), ((0.25, 0.25, 0.25), (0.25, 0.25, 0.25)), ((1, 1, 1), (1, 1, 1)),
    ]
    for (wide, expected) in primaries {
      let color = UIColor(displayP3Red: wide.0, green: wide.1, blue: wide.2, alpha: 0.5)
      #expect(color.getRed(&read.0, green: &read.1, blue: &read.2, alpha: &read.3))
      #expect(isClose(Double(read.0), expected.0, within: 0.0005), "\(wide): \(read)")
      #expect(isClose(Double(read.1), expected.1, within: 0.0005), "\(wide): \(read)")
      #expect(isClose(Double(read.2), expected.2, within: 0.0005) && read.3 == 0.5, "\(wide): \(read)")
    }
  }

  @Test("A grey has no hue and no saturation, and black no brightness")
  func greys() {
    var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (9, 9, 9)
    UIColor(white: 0.25, alpha: 1).getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
    #expect(hue == 0 && saturation == 0 && brightness == 0.25)
    UIColor.black.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
    #expect(hue == 0 && saturation == 0 && brightness == 0)
  }

  @Test("getWhite gives a grey back as it was made, and other colours by their luminance")
  func white() {
    var (white, alpha): (CGFloat, CGFloat) = (9, 9)
    #expect(UIColor(white: 0.3, alpha: 0.7).getWhite(&white, alpha: &alpha))
    #expect(white == 0.3 && alpha == 0.7)
    // The luminances of sRGB's primaries are 0.2126, 0.7152 and 0.0722.
    for (color, expected) in [(UIColor.red, 0.4984), (.green, 0.8622), (.blue, 0.2979)] {
      #expect(color.getWhite(&white, alpha: nil))
      #expect(isClose(Double(white), expected, within: 0.0005), "\(color): \(white)")
    }
  }

  @Test("A dynamic colour has the components that it has under the current traits")
  func dynamic() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : UIColor(white: 0.5, alpha: 1) }
    var white: CGFloat = 9
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent { _ = color.getWhite(&white, alpha: nil) }
    #expect(white == 1)
    UITraitCollection(userInterfaceStyle: .light).performAsCurrent { _ = color.getWhite(&white, alpha: nil) }
    #expect(white == 0.5)
  }
}
