import Screens
import Testing
import TransitionTesting
import UIKit

@Suite("Time of the app's own code") @MainActor struct TimeTests {
  @Test("A view model that sleeps in a task is tested in virtual time")
  func task() throws {
    try withStage { stage in
      let model = ForecastModel()
      model.load()
      stage.advance(by: 1)
      #expect(model.text == "trying again")
      try stage.settle()
      #expect(model.text == "sunny" && stage.time < 3.1)
    }
  }

  @Test("A search begins once, when the user stops typing")
  func debounce() throws {
    try withStage { stage in
      let model = SearchModel()
      for text in ["s", "su", "sun"] {
        model.type(text)
        stage.advance(by: 0.2)
      }
      #expect(model.searches.isEmpty)
      try stage.settle()
      #expect(model.searches == ["sun"])
    }
  }

  @Test("A polling timer fires at its times until it stops itself")
  func polling() throws {
    try withStage { stage in
      let progress = PlayerProgress()
      progress.start { stage.time }
      try stage.settle()
      #expect(progress.values == [0.25, 0.5, 0.75, 1])
    }
  }

  @Test("A slide show with Foundation's timers, by selector and by block, goes on in virtual time until it leaves")
  func slideshow() throws {
    try withStage { stage in
      let screen = Slideshow()
      stage.show(screen)
      stage.advance(by: 10)
      #expect(screen.number == 6 && screen.view.alpha == 1)
      stage.show(UIViewController())
      try stage.settle()
      #expect(screen.number == 6)
    }
  }

  @Test("A download that calls back to the main queue is waited for, and takes no time of the stage")
  func download() throws {
    try withStage { stage in
      var bytes = ""
      PhotoLoader().load("sea") { bytes = $0 }
      try stage.settle()
      #expect(bytes == "97 101 115" && stage.time == 0)
    }
  }

  @Test("A toast is gone after three seconds and its fade")
  func toast() throws {
    try withStage { stage in
      let screen = ToastController()
      stage.show(screen)
      screen.showToast()
      stage.advance(by: 2.9)
      #expect(screen.toast?.alpha == 1)
      stage.advance(by: 0.5)
      #expect(screen.toast == nil)
    }
  }
}
