import Testing
import TransitionTesting
import UIKit

@Suite("Keyboard layout guide") @MainActor struct KeyboardLayoutGuideTests {
  private func screen(_ stage: Stage) -> (FieldScreen, UIView) {
    let screen = stage.showFields()
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    screen.view.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
      bar.widthAnchor.constraint(equalToConstant: 100),
      bar.heightAnchor.constraint(equalToConstant: 40),
      bar.bottomAnchor.constraint(equalTo: screen.view.keyboardLayoutGuide.topAnchor),
    ])
    stage.advance(frames: 1)
    return (screen, bar)
  }

  @Test("The guide is the safe area's lower edge without a keyboard, and the keyboard's edge with it (L-58)")
  func edges() throws {
    try withStage(.iPhone15) { stage in
      let (screen, bar) = screen(stage)
      #expect(bar.frame.maxY == 818)
      screen.first.becomeFirstResponder()
      stage.advance(frames: 6)
      let edge = try #require(stage.drawnKeyboardFrame?.minY)
      let shown = try #require(bar.layer.presentation()?.frame.maxY)
      #expect(shown < 818 && shown > 516 && abs((852 - edge) / 336 - (818 - shown) / 302) < 0.01)
      try stage.settle()
      #expect(bar.frame.maxY == 516)
      screen.first.resignFirstResponder()
      try stage.settle()
      #expect(bar.frame.maxY == 818)
    }
  }

  @Test("A drag of a scroll view dismisses the keyboard at its beginning, or takes it along (I-17)")
  func dragging() throws {
    try withStage(.iPhone15) { stage in
      let screen = stage.showFields()
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 250, width: 393, height: 602))
      scroll.contentSize = CGSize(width: 393, height: 2000)
      scroll.keyboardDismissMode = .onDrag
      screen.view.addSubview(scroll)
      screen.first.becomeFirstResponder()
      try stage.settle()
      stage.pan(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 350), over: 0.2)
      stage.advance(by: 0.15)
      #expect(!screen.first.isFirstResponder)
      try stage.settle()
      scroll.keyboardDismissMode = .interactive
      screen.first.becomeFirstResponder()
      try stage.settle()
      let finger = stage.touchDown(at: CGPoint(x: 200, y: 450))
      stage.drag(finger, to: CGPoint(x: 200, y: 616))
      #expect(stage.drawnKeyboardFrame?.minY == 616)
      stage.drag(finger, to: CGPoint(x: 200, y: 540))
      stage.advance(by: 0.2)
      finger.lift()
      try stage.settle()
      #expect(stage.drawnKeyboardFrame?.minY == 516 && screen.first.isFirstResponder)
      stage.pan(from: CGPoint(x: 200, y: 450), to: CGPoint(x: 200, y: 800), over: 0.3)
      try stage.settle()
      #expect(stage.keyboardFrame == nil && !screen.first.isFirstResponder)
    }
  }
}
