import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Controls with values") @MainActor struct ValueControlTests {
  /// Shows a control at (40, 200), and writes down how often its value changed.
  private func show(_ control: UIControl, size: CGSize, on stage: Stage) -> CallLog {
    let root = UIViewController()
    control.frame = CGRect(origin: CGPoint(x: 40, y: 200), size: size)
    root.view.addSubview(control)
    let log = CallLog()
    control.addAction(UIAction { _ in log.calls.append("changed") }, for: .valueChanged)
    control.addAction(UIAction { _ in log.calls.append("primary") }, for: .primaryActionTriggered)
    stage.show(root)
    return log
  }

  @Test("Segments have widths, attributes of titles by state, and none is selected by touch while it is disabled")
  func segmentProperties() throws {
    try withStage { stage in
      let control = UISegmentedControl(items: ["One", "Two", "A longer one"])
      let log = show(control, size: CGSize(width: 300, height: 32), on: stage)
      @MainActor func label(_ index: Int) -> UILabel { control.subviews.compactMap { $0 as? UILabel }[index] }
      #expect(label(2).frame == CGRect(x: 200, y: 0, width: 100, height: 32))
      control.setWidth(60, forSegmentAt: 0)
      control.layoutIfNeeded()
      #expect(control.widthForSegment(at: 0) == 60 && label(1).frame == CGRect(x: 60, y: 0, width: 120, height: 32))
      control.setEnabled(false, forSegmentAt: 1)
      stage.tap(CGPoint(x: 40 + 120, y: 216))
      try stage.settle()
      #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment && log.take() == "")
      stage.tap(CGPoint(x: 40 + 30, y: 216))
      try stage.settle()
      #expect(control.selectedSegmentIndex == 0 && log.take() == "changed primary")
      control.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
      control.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 20)], for: .selected)
      control.layoutIfNeeded()
      let selected = try #require(label(0).attributedText?.attributes(at: 0, effectiveRange: nil))
      #expect(selected[.foregroundColor] as? UIColor == .red)
      #expect((selected[.font] as? UIFont)?.pointSize == 20)
      #expect(control.titleTextAttributes(for: .selected)?.count == 1)
      control.setWidth(0, forSegmentAt: 0)
      control.apportionsSegmentWidthsByContent = true
      control.layoutIfNeeded()
      #expect(label(2).frame.width > label(1).frame.width && label(2).frame.maxX == 300)
    }
  }

  @Test("A switch changes by a tap and by a drag, sends valueChanged for them, and not for changes by the program")
  func toggles() throws {
    try withStage { stage in
      let toggle = UISwitch(frame: .zero)
      let log = show(toggle, size: CGSize(width: 51, height: 31), on: stage)
      stage.tap(CGPoint(x: 60, y: 215))
      try stage.settle()
      #expect(toggle.isOn && log.take() == "changed primary")
      stage.pan(from: CGPoint(x: 80, y: 215), to: CGPoint(x: 44, y: 215), over: 0.2)
      try stage.settle()
      #expect(!toggle.isOn && log.take() == "changed primary")
      toggle.setOn(true, animated: true)
      stage.advance(by: 0.1)
      let knob = try #require(toggle.subviews.first?.subviews.last?.layer.presentation()).frame.minX
      #expect(knob > 2 && knob < 22)
      try stage.settle()
      #expect(toggle.isOn && log.take() == "")
      toggle.isEnabled = false
      stage.tap(CGPoint(x: 60, y: 215))
      try stage.settle()
      #expect(toggle.isOn)
    }
  }

  @Test("A slider's thumb follows the touch that lands on it, within its limits")
  func slides() throws {
    try withStage { stage in
      let slider = UISlider(frame: .zero)
      slider.maximumValue = 10
      slider.value = 5
      let log = show(slider, size: CGSize(width: 232, height: 34), on: stage)
      // A track of 228 points, of which 200 are the knob's way: 20 a unit.
      let finger = stage.touchDown(at: CGPoint(x: 156, y: 217))
      finger.move(by: CGVector(dx: 40, dy: 0))
      #expect(abs(slider.value - 7) < 1e-4 && log.take() == "changed primary")
      finger.move(by: CGVector(dx: 400, dy: 0))
      #expect(slider.value == 10)
      finger.lift()
      _ = log.take()
      slider.isContinuous = false
      stage.pan(from: CGPoint(x: 256, y: 217), to: CGPoint(x: 156, y: 217), over: 0.2)
      try stage.settle()
      #expect(abs(slider.value - 5) < 1e-4 && log.take() == "changed primary")
      stage.tap(CGPoint(x: 60, y: 217))
      try stage.settle()
      #expect(abs(slider.value - 5) < 1e-4 && log.take() == "")
      slider.value = .nan
      #expect(abs(slider.value - 5) < 1e-4)
      slider.maximumValue = 3
      #expect(slider.value == 3)
    }
  }

  @Test("A slider in a scroll view keeps a drag along its track")
  func sliderInScrollView() throws {
    try withStage { stage in
      let scene = ScrollScene(stage, content: CGSize(width: 900, height: 400))
      scene.scroll.delaysContentTouches = false
      let slider = UISlider(frame: CGRect(x: 20, y: 20, width: 232, height: 34))
      scene.scroll.addSubview(slider)
      stage.advance(frames: 1)
      stage.pan(from: CGPoint(x: 36, y: 137), to: CGPoint(x: 136, y: 137), over: 0.2)
      try stage.settle()
      #expect(abs(slider.value - 0.5) < 1e-3 && scene.offset == .zero)
    }
  }

  @Test("A tap selects a segment, and the selection slides there")
  func segments() throws {
    try withStage { stage in
      let control = UISegmentedControl(items: ["One", "Two", "Three"])
      let log = show(control, size: CGSize(width: 300, height: 32), on: stage)
      #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
      stage.tap(CGPoint(x: 190, y: 216))
      try stage.settle()
      #expect(control.selectedSegmentIndex == 1 && log.take() == "changed primary")
      stage.tap(CGPoint(x: 190, y: 216))
      try stage.settle()
      #expect(log.take() == "")
      control.insertSegment(withTitle: "Zero", at: 0, animated: false)
      #expect(control.selectedSegmentIndex == 2 && control.titleForSegment(at: 2) == "Two")
      control.removeSegment(at: 2, animated: true)
      #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment && control.numberOfSegments == 3)
      control.selectedSegmentIndex = 9
      #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
      try stage.settle()
    }
  }

  @Test("A page control changes its page by a tap on a side, within its pages")
  func pages() throws {
    try withStage { stage in
      let control = UIPageControl(frame: .zero)
      control.numberOfPages = 2
      let log = show(control, size: control.intrinsicContentSize, on: stage)
      #expect(control.subviews.count == 2)
      for (x, page, received) in [(41.0, 0, ""), (75, 1, "changed primary"), (75, 1, ""), (41, 0, "changed primary")] {
        stage.tap(CGPoint(x: x, y: 214))
        try stage.settle()
        #expect(control.currentPage == page && log.take() == received)
      }
      control.currentPage = 7
      #expect(control.currentPage == 1)
      // As many dots as have room, with the present page among them.
      control.numberOfPages = .max
      control.frame.size.width = 5 * 16
      for (page, dot) in [(0, 0), (1, 1), (1000, 2), (Int.max - 1, 4)] {
        control.currentPage = page
        control.layoutIfNeeded()
        let colors = control.subviews.map(\.backgroundColor)
        #expect(colors.count == 5 && colors.firstIndex(of: .white) == dot)
      }
      control.numberOfPages = -1
      #expect(control.numberOfPages == 0 && control.currentPage == 0)
    }
  }

  @Test("A progress view fills, over time where it is animated")
  func progress() throws {
    try withStage { stage in
      let root = UIViewController()
      let bar = UIProgressView(frame: CGRect(x: 10, y: 100, width: 200, height: 0))
      root.view.addSubview(bar)
      stage.show(root)
      let fill = try #require(bar.subviews.first)
      bar.setProgress(0.5, animated: true)
      stage.advance(by: 0.1)
      let shown = try #require(fill.layer.presentation()).frame.width
      #expect(shown > 0 && shown < 100 && bar.frame.height == 4)
      try stage.settle()
      #expect(fill.frame.width == 100)
      bar.progress = 7
      #expect(bar.progress == 1)
      bar.progress = .nan
      #expect(bar.progress == 1)
    }
  }

  @Test("Controls run from right to left where their content does, for the eye and for touches")
  func rightToLeft() throws {
    try withStage { stage in
      let (slider, toggle, pages) = (UISlider(frame: .zero), UISwitch(frame: .zero), UIPageControl(frame: .zero))
      let segments = UISegmentedControl(items: ["One", "Two", "Three"])
      let bar = UIProgressView(frame: CGRect(x: 10, y: 100, width: 200, height: 0))
      let root = UIViewController()
      let sizes: [(UIControl, CGSize)] = [
        (slider, CGSize(width: 232, height: 34)), (toggle, CGSize(width: 51, height: 31)),
        (pages, CGSize(width: 60, height: 28)), (segments, CGSize(width: 300, height: 32)),
      ]
      for (index, (control, size)) in sizes.enumerated() {
        control.frame = CGRect(origin: CGPoint(x: 40, y: 200 + 60 * CGFloat(index)), size: size)
        root.view.addSubview(control)
      }
      root.view.addSubview(bar)
      for view in root.view.subviews { view.semanticContentAttribute = .forceRightToLeft }
      (bar.progress, slider.value, segments.selectedSegmentIndex, pages.numberOfPages) = (0.25, 0.25, 0, 3)
      stage.show(root)
      #expect(bar.subviews.first?.frame == CGRect(x: 150, y: 0, width: 50, height: 4))
      // 200 points of way: a quarter of it from the right end.
      let track = slider.trackRect(forBounds: slider.bounds)
      #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0.25).midX == 166)
      stage.pan(from: CGPoint(x: 206, y: 217), to: CGPoint(x: 156, y: 217), over: 0.2)
      try stage.settle()
      #expect(abs(slider.value - 0.5) < 1e-3)
      let thumb = try #require(toggle.subviews.first?.subviews.last)
      #expect(thumb.frame.minX == 22)
      stage.pan(from: CGPoint(x: 80, y: 275), to: CGPoint(x: 44, y: 275), over: 0.2)
      try stage.settle()
      #expect(toggle.isOn && thumb.frame.minX == 2)
      stage.tap(CGPoint(x: 45, y: 334))
      try stage.settle()
      #expect(pages.currentPage == 1)
      stage.tap(CGPoint(x: 60, y: 396))
      try stage.settle()
      #expect(segments.selectedSegmentIndex == 2)
    }
  }

  @Test("A configured button has a background behind its title, and follows its state")
  func configuration() throws {
    try withStage { stage in
      var filled = UIButton.Configuration.filled()
      filled.title = "Go"
      filled.cornerStyle = .capsule
      let log = CallLog()
      let button = UIButton(configuration: filled, primaryAction: UIAction { _ in log.calls.append("go") })
      button.configurationUpdateHandler = { button in
        button.configuration?.title = button.isHighlighted ? "Going" : "Go"
      }
      let size = button.sizeThatFits(.zero)
      _ = show(button, size: size, on: stage)
      let shape = try #require(button.subviews.first)
      #expect(shape.frame == button.bounds && shape.layer.cornerRadius == size.height / 2)
      #expect(shape.backgroundColor == .systemBlue && button.titleLabel?.textColor == .white)
      #expect(button.titleLabel?.frame.minX ?? 0 >= 12)
      let finger = stage.touchDown(at: CGPoint(x: 50, y: 205))
      stage.advance(frames: 1)
      #expect(button.currentTitle == "Going")
      finger.lift()
      stage.advance(frames: 1)
      #expect(button.currentTitle == "Go" && log.take() == "go")
      button.isEnabled = false
      stage.advance(frames: 1)
      #expect(shape.backgroundColor == .systemGray5)
    }
  }

  @Test("Targets and actions can be removed, for some events or all")
  func removal() throws {
    try withStage { stage in
      let (control, log) = (UIControl(frame: .zero), CallLog())
      let action = UIAction(title: "a") { _ in log.calls.append("a") }
      control.addAction(action, for: [.touchDown, .touchUpInside])
      control.removeAction(action, for: .touchDown)
      control.sendActions(for: .touchDown)
      control.sendActions(for: .touchUpInside)
      #expect(log.take() == "a")
      control.removeAction(identifiedBy: action.identifier, for: .allEvents)
      control.sendActions(for: .touchUpInside)
      #expect(log.take() == "")
      final class Target: NSObject {
        var count = 0
        func receive() { count += 1 }
      }
      let target = Target()
      control.addTarget(target, action: Selector("receive", Target.receive), for: [.touchDown, .valueChanged])
      control.removeTarget(target, action: nil, for: .touchDown)
      control.sendActions(for: [.touchDown])
      control.sendActions(for: [.valueChanged])
      control.removeTarget(nil, action: nil, for: .allEvents)
      control.sendActions(for: [.valueChanged])
      #expect(target.count == 1)
    }
  }

  @Test("A control names its targets, their events, and the methods of each for an event")
  func targets() throws {
    try withStage { _ in
      final class Target: NSObject {
        func open() {}
        func close() {}
      }
      let (control, target) = (UIControl(frame: .zero), Target())
      control.addTarget(target, action: Selector("open", Target.open), for: .touchUpInside)
      control.addTarget(target, action: Selector("close", Target.close), for: [.touchUpInside, .touchCancel])
      control.addTarget(nil, action: Selector("open", Target.open), for: .touchDown)
      #expect(control.allTargets.count == 2 && control.allTargets.contains(target))
      #expect(control.allControlEvents == [.touchUpInside, .touchCancel, .touchDown])
      #expect(control.actions(forTarget: target, forControlEvent: .touchUpInside) == ["open", "close"])
      #expect(control.actions(forTarget: nil, forControlEvent: .touchDown) == ["open"])
      #expect(control.actions(forTarget: target, forControlEvent: .touchDown) == nil)
    }
  }

  @Test("Disabled controls dim their parts, and leave their alpha to the app")
  func disabled() throws {
    try withStage { stage in
      for control in [UISwitch(frame: .zero), UISlider(frame: .zero), UISegmentedControl(items: ["A", "B"])] {
        _ = show(control, size: control.sizeThatFits(CGSize(width: 100, height: 40)), on: stage)
        control.alpha = 0.7
        for isEnabled in [false, true] {
          control.isEnabled = isEnabled
          stage.advance(frames: 1)
          #expect(isClose(control.alpha, 0.7, within: 1e-6))
          #expect(control.subviews.allSatisfy { $0.alpha == (isEnabled ? 1 : 0.5) }, "\(type(of: control))")
        }
      }
    }
  }

  @Test("Segments are as wide as the widest title, and keep their width when one is selected")
  func widths() throws {
    try withStage { _ in
      @MainActor func width(_ titles: String...) -> CGFloat {
        UISegmentedControl(items: titles).intrinsicContentSize.width / CGFloat(titles.count)
      }
      #expect(width("WWWW", "W") > 1.8 * width("iiii", "i") && width("WWWW", "i") == width("i", "WWWW"))
      let label = UILabel(frame: .zero)
      label.font = .systemFont(ofSize: 13, weight: .semibold)
      label.text = "Yesterday"
      #expect(abs(width("Yesterday", "Now") - label.intrinsicContentSize.width - 20) <= 1)
      let control = UISegmentedControl(items: ["Yesterday", "Now"])
      let before = control.intrinsicContentSize
      control.selectedSegmentIndex = 0
      #expect(control.intrinsicContentSize == before && control.bounds.size == before)
    }
  }

  @Test("A slider keeps its limits where the new ones are not finite: [invalid-geometry]")
  func limits() throws {
    try withStage { stage in
      let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
      slider.value = 0.5
      slider.maximumValue = .nan
      #expect(try stage.expectDiagnostic("invalid-geometry").message.contains("was given maximumValue"))
      slider.minimumValue = -.infinity
      try stage.expectDiagnostic("invalid-geometry")
      #expect(slider.maximumValue == 1 && slider.minimumValue == 0 && slider.value == 0.5)
    }
  }
}
