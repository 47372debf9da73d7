import Testing
import TransitionTesting
import UIKit

@Suite("Types of buttons") @MainActor struct ButtonTypeTests {
  @Test(
    "A button of a type with a symbol shows it in the tint colour, and has its size at once",
    arguments: [UIButton.ButtonType.detailDisclosure, .infoLight, .infoDark, .contactAdd, .close])
  func symbols(_ type: UIButton.ButtonType) throws {
    try withStage { stage in
      let button = UIButton(type: type)
      #expect(button.buttonType == type && button.currentImage != nil)
      #expect(button.frame.size == button.intrinsicContentSize && (18...32).contains(button.frame.width))
      let root = UIViewController()
      root.view.backgroundColor = .white
      root.view.tintColor = .red
      root.view.addSubview(button)
      stage.show(root)
      try stage.settle()
      #expect(button.imageView?.tintColor == (type == .close ? .secondaryLabel : .red))
      #expect(type != .close || button.frame.size == CGSize(width: 30, height: 30) && button.layer.cornerRadius == 15)
    }
  }

  @Test("The other types have no image, and no size of their own")
  func plain() throws {
    try withStage { _ in
      for type in [UIButton.ButtonType.custom, .system, .roundedRect] {
        let button = UIButton(type: type)
        #expect(button.currentImage == nil && button.frame == .zero)
      }
    }
  }
}
