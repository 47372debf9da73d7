import Testing
import TransitionTesting
import UIKit

@Suite("Screenshots of menus and pickers") @MainActor struct MenuGoldenTests {
  nonisolated private static let looks = ["light", "dark", "right-to-left"]

  private func prepare(_ stage: Stage, _ look: String) {
    if look == "dark" { stage.window.overrideUserInterfaceStyle = .dark }
    if look == "large-text" { stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge }
    if look == "right-to-left" { stage.window.traitOverrides.layoutDirection = .rightToLeft }
  }

  private func symbol(_ name: String) -> UIImage? { UIImage(systemName: name) }

  private var menu: UIMenu {
    UIMenu(
      title: "Document",
      children: [
        UIAction(title: "Share", image: symbol("square.and.arrow.up")) { _ in },
        UIAction(title: "Duplicate", subtitle: "In the same folder", image: symbol("plus")) { _ in },
        UIMenu(title: "Move to", children: [UIAction(title: "Inbox") { _ in }]),
        UIMenu(
          options: [.displayInline, .singleSelection],
          children: [
            UIAction(title: "By Name", state: .on) { _ in },
            UIAction(title: "By Date", attributes: .disabled) { _ in },
          ]),
        UIMenu(
          options: .displayInline,
          children: [UIAction(title: "Delete", image: symbol("trash"), attributes: .destructive) { _ in }]),
      ])
  }

  /// Colours behind menus, which show their blur.
  private func stripes(in view: UIView) {
    view.backgroundColor = .systemBackground
    let colors: [UIColor] = [.systemTeal, .systemOrange, .systemGreen, .systemPink, .systemIndigo, .systemYellow]
    for (index, color) in colors.enumerated() {
      let stripe = UIView(frame: CGRect(x: 20 + 55 * CGFloat(index), y: 20, width: 40, height: 627))
      stripe.backgroundColor = color
      view.addSubview(stripe)
    }
  }

  @Test("The open menu of a button looks as it did", arguments: looks + ["large-text"])
  func menu(look: String) throws {
    try withStage(.iPhoneSE) { stage in
      prepare(stage, look)
      let root = UIViewController()
      stripes(in: root.view)
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Menu"
      let button = UIButton(configuration: configuration)
      button.frame = CGRect(x: look == "right-to-left" ? 275 : 20, y: 60, width: 80, height: 36)
      (button.menu, button.showsMenuAsPrimaryAction) = (menu, true)
      root.view.addSubview(button)
      stage.show(root)
      let finger = stage.touchDown(at: CGPoint(x: button.frame.midX, y: 78))
      try stage.settle()
      finger.move(to: CGPoint(x: 180, y: 155))
      stage.advance(frames: 2)
      try stage.expectFrame(matches: "menu-\(look)")
    }
  }

  @Test("A lifted view with its menu looks as it did", arguments: ["light", "dark"])
  func contextMenu(look: String) throws {
    final class Square: UIView, UIContextMenuInteractionDelegate {
      var menu = UIMenu()
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? { UIContextMenuConfiguration(actionProvider: { [menu] _ in menu }) }
    }
    try withStage(.iPhoneSE) { stage in
      prepare(stage, look)
      let root = UIViewController()
      stripes(in: root.view)
      let square = Square(frame: CGRect(x: 40, y: 90, width: 150, height: 110))
      square.menu = menu
      square.backgroundColor = .systemRed
      square.layer.cornerRadius = 12
      square.addInteraction(UIContextMenuInteraction(delegate: square))
      root.view.addSubview(square)
      stage.show(root)
      stage.longPress(CGPoint(x: 100, y: 150))
      try stage.settle()
      try stage.expectFrame(matches: "context-menu-\(look)")
    }
  }

  @Test("A picker of two components looks as it did", arguments: looks)
  func picker(look: String) throws {
    final class Source: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
      let months = ["January", "February", "March", "April", "May", "June", "July", "August"]
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        component == 0 ? months.count : 40
      }
      func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        component == 0 ? months[row] : "\(1990 + row)"
      }
    }
    try withStage(.iPhoneSE) { stage in
      prepare(stage, look)
      let root = UIViewController()
      root.view.backgroundColor = .systemBackground
      let source = Source()
      let picker = UIPickerView(frame: CGRect(x: 0, y: 40, width: 375, height: 216))
      (picker.dataSource, picker.delegate) = (source, source)
      picker.selectRow(3, inComponent: 0, animated: false)
      picker.selectRow(20, inComponent: 1, animated: false)
      root.view.addSubview(picker)
      stage.show(root)
      try stage.expectFrame(matches: "picker-\(look)")
    }
  }
}
