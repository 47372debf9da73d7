import Testing

@testable import MatchcutWindow

@Suite("Options of a window's program")
struct WindowOptionsTests {
  private func failure(_ arguments: String...) -> String? {
    do throws(WindowFailure) {
      _ = try WindowOptions(arguments)
      return nil
    } catch {
      return error.status == .usage ? error.description : "another status"
    }
  }

  @Test("Each option is read")
  func options() throws {
    let options = try WindowOptions([
      "--story", "List", "--device", "iphone-se", "--fps", "120", "--scale", "3/4", "--record", "r", "--figures",
    ])
    #expect(options.story == "List" && options.device == .iPhoneSE && options.framesPerSecond == 120)
    #expect(options.scale == .threeQuarters && options.record == "r" && options.session == nil)
    #expect(options.printsFigures)
    #expect(try WindowOptions([]).scale == nil)
    #expect(try WindowOptions(["--session", "s"]).session == "s")
  }

  @Test("A screen is given in points, with its pixels for each")
  func screens() throws {
    let device = try #require(try WindowOptions(["--device", "320x480@2"]).device)
    #expect(device.name == "320x480@2" && device.screen.size == CGSize(width: 320, height: 480))
    #expect(device.screen.scale == 2)
    #expect(try WindowOptions(["--device", "320x480"]).device?.screen.scale == 1)
    for text in ["320", "320x", "x", "10x480", "320x480@9", "320x480@", "320x480@2@2", "axb", ""] {
      #expect(failure("--device", text)?.hasPrefix("There is no device \"\(text)\".") == true)
    }
  }

  @Test("A mistake is named, with what is possible")
  func mistakes() {
    #expect(failure("--fly") == "\"--fly\" is no option of the window. '--help' lists them.")
    #expect(failure("--story") == "--story needs a value.")
    #expect(failure("--fps", "0") == "--fps is a number from 1 to 240, not \"0\".")
    let both = "A session has its own device and rate: leave out --device and --fps."
    #expect(failure("--session", "s", "--fps", "60") == both)
    #expect(failure("--device", "ipad", "--session", "s") == both)
    #expect(failure("--scale", "2") == "--scale is 1, 3/4, 1/2 or 1/3, not \"2\".")
    #expect(failure("--device", "nokia")?.contains("iphone-15, iphone-15-pro") == true)
  }

  @Test("Figures are percentiles of the values, in milliseconds")
  func figures() {
    let values = (1...100).map { Int64($0) * 1_000_000 }
    #expect(PaceFigures.percentile(0.5, of: values) == 50_000_000)
    #expect(PaceFigures.percentile(0.99, of: values.reversed()) == 99_000_000)
    #expect(PaceFigures.percentile(1, of: [3]) == 3 && PaceFigures.percentile(0.5, of: []) == 0)
    var figures = PaceFigures()
    figures.noteDeviation(1_234_567)
    #expect(
      figures.report.hasPrefix(
        "deviation of frames from their time: 1, median 1.235 ms, 99th percentile 1.235 ms, most 1.235 ms\n"))
  }
}
