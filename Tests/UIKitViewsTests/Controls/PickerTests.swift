import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Pickers") @MainActor struct PickerTests {
  /// Two components: numbers and letters.
  private final class Source: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    let log = CallLog()
    var counts = [20, 3]

    func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { counts[component] }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
      component == 0 ? "\(row)" : ["a", "b", "c"][min(row, 2)]
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      log.calls.append("\(component):\(row)")
    }
  }

  private func show(_ stage: Stage, _ source: any UIPickerViewDataSource & UIPickerViewDelegate) -> UIPickerView {
    let root = UIViewController()
    let picker = UIPickerView(frame: CGRect(x: 0, y: 300, width: 393, height: 216))
    (picker.dataSource, picker.delegate) = (source, source)
    root.view.addSubview(picker)
    stage.show(root)
    return picker
  }

  /// The middle of a component's selected row.
  private func middle(of component: Int) -> CGPoint { CGPoint(x: component == 0 ? 100 : 290, y: 408) }

  @Test("A picker without a size has 320 by 216 points, and its components share the width")
  func size() throws {
    try withStage { stage in
      let source = Source()
      #expect(UIPickerView().bounds.size == CGSize(width: 320, height: 216))
      let picker = show(stage, source)
      #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
      #expect(picker.numberOfComponents == 2 && picker.numberOfRows(inComponent: 0) == 20)
      #expect(picker.rowSize(forComponent: 1) == CGSize(width: 185, height: 32))
    }
  }

  @Test("A drag turns the wheel, which comes to rest on a row; the delegate is called once, and then")
  func dragging() throws {
    try withStage { stage in
      let source = Source()
      let picker = show(stage, source)
      #expect(picker.selectedRow(inComponent: 0) == 0)
      let finger = stage.touchDown(at: middle(of: 0))
      for step in 1...10 {
        finger.move(to: CGPoint(x: 100, y: 408 - 11 * CGFloat(step)))
        stage.advance(frames: 2)
      }
      stage.advance(by: 0.2)
      finger.lift()
      #expect(source.log.take() == "" && picker.selectedRow(inComponent: 0) == 0)
      try stage.settle()
      #expect(picker.selectedRow(inComponent: 0) == 3 && source.log.take() == "0:3")
      #expect(picker.selectedRow(inComponent: 1) == 0)
    }
  }

  @Test("A flick decelerates over many rows and rests on one, at the end on the last one")
  func flicking() throws {
    try withStage { stage in
      let source = Source()
      let picker = show(stage, source)
      stage.drag(from: CGPoint(x: 100, y: 480), to: CGPoint(x: 100, y: 330), over: 0.1)
      try stage.settle()
      let row = picker.selectedRow(inComponent: 0)
      #expect(row > 6 && source.log.take() == "0:\(row)")
      for _ in 0..<3 {
        stage.drag(from: CGPoint(x: 100, y: 480), to: CGPoint(x: 100, y: 330), over: 0.1)
        try stage.settle()
      }
      #expect(picker.selectedRow(inComponent: 0) == 19)
    }
  }

  @Test("A tap on a row moves it to the middle")
  func tapping() throws {
    try withStage { stage in
      let source = Source()
      let picker = show(stage, source)
      stage.tap(CGPoint(x: 290, y: 408 + 32))
      try stage.settle()
      #expect(picker.selectedRow(inComponent: 1) == 1 && source.log.take() == "1:1")
    }
  }

  @Test("A selection by program calls no delegate, at once or in an animation, before or after the first layout")
  func selecting() throws {
    try withStage { stage in
      let source = Source()
      let picker = UIPickerView()
      (picker.dataSource, picker.delegate) = (source, source)
      picker.selectRow(7, inComponent: 0, animated: false)
      let root = UIViewController()
      root.view.addSubview(picker)
      stage.show(root)
      #expect(picker.selectedRow(inComponent: 0) == 7)
      picker.selectRow(12, inComponent: 0, animated: true)
      #expect(picker.selectedRow(inComponent: 0) == 12)
      try stage.settle()
      #expect(picker.selectedRow(inComponent: 0) == 12 && source.log.take() == "")
    }
  }

  @Test("Reloading keeps the selected row, or takes the last one where it no longer exists")
  func reloading() throws {
    try withStage { stage in
      let source = Source()
      let picker = show(stage, source)
      picker.selectRow(7, inComponent: 0, animated: false)
      picker.selectRow(2, inComponent: 1, animated: false)
      source.counts = [5, 3]
      picker.reloadComponent(0)
      #expect(picker.selectedRow(inComponent: 0) == 4 && picker.selectedRow(inComponent: 1) == 2)
      source.counts = [0]
      picker.reloadAllComponents()
      stage.advance(frames: 1)
      #expect(picker.numberOfComponents == 1 && picker.selectedRow(inComponent: 0) == -1)
    }
  }

  @Test("Views of the delegate's are centred in their rows, and used again")
  func ownViews() throws {
    final class Views: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
      var made = 0
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 100 }
      func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 40 }
      func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 100 }
      func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
      ) -> UIView {
        if let view { return view }
        made += 1
        return UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
      }
    }
    try withStage { stage in
      let source = Views()
      let picker = show(stage, source)
      let first = try #require(picker.view(forRow: 0, forComponent: 0))
      #expect(picker.rowSize(forComponent: 0) == CGSize(width: 100, height: 40))
      let center = first.convert(CGPoint(x: 15, y: 10), to: picker)
      #expect(abs(center.x - 196.5) < 0.01 && abs(center.y - 108) < 0.01)
      picker.selectRow(50, inComponent: 0, animated: true)
      try stage.settle()
      #expect(source.made <= 14 && picker.view(forRow: 0, forComponent: 0) == nil)
    }
  }

  @Test("Rows and components that do not exist, negative numbers and a missing data source are reported")
  func badInput() throws {
    try withStage { stage in
      let source = Source()
      let picker = show(stage, source)
      picker.selectRow(20, inComponent: 0, animated: false)
      picker.selectRow(0, inComponent: 2, animated: true)
      picker.selectRow(-1, inComponent: 1, animated: false)
      picker.reloadComponent(9)
      for _ in 0..<4 { try stage.expectDiagnostic("picker-index-out-of-range") }
      source.counts = [-3]
      picker.reloadAllComponents()
      try stage.expectDiagnostic("invalid-picker-count")
      #expect(picker.numberOfRows(inComponent: 0) == 0 && picker.rowSize(forComponent: 7) == .zero)
      UIPickerView().selectRow(0, inComponent: 0, animated: false)
      try stage.expectDiagnostic("picker-without-data-source")
    }
  }

  @Test("VoiceOver reads the selected row, and moves by one")
  func accessibility() throws {
    try withStage { stage in
      let source = Source()
      let picker = show(stage, source)
      let element = try #require(stage.accessibilityElements.first)
      #expect(element.value == "0" && element.traits.contains(.adjustable))
      element.object.accessibilityIncrement()
      #expect(picker.selectedRow(inComponent: 0) == 1 && source.log.take() == "0:1")
    }
  }

  @Test("Components run from right to left with the text")
  func rightToLeft() throws {
    try withStage { stage in
      stage.window.traitOverrides.layoutDirection = .rightToLeft
      let source = Source()
      let picker = show(stage, source)
      stage.tap(CGPoint(x: 290, y: 408 + 32))
      try stage.settle()
      #expect(picker.selectedRow(inComponent: 0) == 1)
    }
  }

  @Test("A picker is a text field's input view, 216 points high")
  func inputView() throws {
    try withStage { stage in
      let source = Source()
      let root = UIViewController()
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
      let picker = UIPickerView()
      (picker.dataSource, picker.delegate) = (source, source)
      field.inputView = picker
      root.view.addSubview(field)
      stage.show(root)
      field.becomeFirstResponder()
      try stage.settle()
      #expect(picker.window != nil && picker.convert(picker.bounds, to: nil).height == 216)
      let frame = picker.convert(picker.bounds, to: nil)
      stage.tap(CGPoint(x: 100, y: frame.midY + 32))
      try stage.settle()
      #expect(source.log.take() == "0:1")
    }
  }
}
