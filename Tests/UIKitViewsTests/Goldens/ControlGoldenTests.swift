import Testing
import TransitionTesting
import UIKit

@Suite("Screenshots of controls in their states") @MainActor struct ControlGoldenTests {
  /// A column of rows; each row has one control in several states.
  private final class Board: UIViewController {
    override func viewDidLoad() {
      view.backgroundColor = .systemBackground
      let rows = [switches, sliders, steppers, segments, progress, buttons(highlighted: false)]
      let more = [buttons(highlighted: true), disabledButtons, images]
      let column = UIStackView(arrangedSubviews: rows + more)
      (column.axis, column.spacing, column.alignment) = (.vertical, 18, .leading)
      column.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(column)
      NSLayoutConstraint.activate([
        column.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        column.topAnchor.constraint(equalTo: view.topAnchor, constant: 40),
      ])
    }

    private func row(_ views: [UIView]) -> UIView {
      let row = UIStackView(arrangedSubviews: views)
      (row.spacing, row.alignment) = (12, .center)
      return row
    }

    private var switches: UIView {
      row(
        (0..<4).map { index in
          let control = UISwitch()
          control.isOn = index > 0
          control.isEnabled = index != 2
          if index == 3 { control.onTintColor = .systemPurple }
          return control
        })
    }

    private var sliders: UIView {
      row(
        (0..<3).map { index in
          let slider = UISlider()
          slider.value = 0.25 + 0.25 * Float(index)
          slider.isEnabled = index != 1
          if index == 2 { (slider.minimumTrackTintColor, slider.thumbTintColor) = (.systemOrange, .systemYellow) }
          slider.widthAnchor.constraint(equalToConstant: 105).isActive = true
          return slider
        })
    }

    private var steppers: UIView {
      row(
        (0..<3).map { index in
          let stepper = UIStepper()
          stepper.value = index == 0 ? 0 : 50
          stepper.isEnabled = index != 2
          return stepper
        })
    }

    private var segments: UIView {
      row(
        (0..<2).map { index in
          let control = UISegmentedControl(items: ["One", "Two", "Six"])
          control.selectedSegmentIndex = index
          control.isEnabled = index == 0
          return control
        })
    }

    private var progress: UIView {
      let bar = UIProgressView()
      bar.progress = 0.4
      bar.widthAnchor.constraint(equalToConstant: 120).isActive = true
      let pages = UIPageControl()
      (pages.numberOfPages, pages.currentPage) = (4, 1)
      (pages.pageIndicatorTintColor, pages.currentPageIndicatorTintColor) = (.systemGray4, .systemBlue)
      let spinner = UIActivityIndicatorView(style: .medium)
      spinner.hidesWhenStopped = false
      return row([bar, pages, spinner])
    }

    private var configurations: [UIButton.Configuration] { [.plain(), .gray(), .tinted(), .filled()] }

    private func buttons(highlighted: Bool) -> UIView {
      row(
        configurations.map { configuration in
          var configuration = configuration
          configuration.title = "Button"
          let button = UIButton(configuration: configuration)
          button.isHighlighted = highlighted
          return button
        })
    }

    private var disabledButtons: UIView {
      row(
        configurations.map { configuration in
          var configuration = configuration
          configuration.title = "Off"
          let button = UIButton(configuration: configuration)
          button.isEnabled = false
          return button
        })
    }

    private var images: UIView {
      var filled = UIButton.Configuration.filled()
      (filled.title, filled.image, filled.imagePadding) = ("Add", UIImage(systemName: "plus"), 6)
      let system = UIButton(type: .system)
      system.setTitle("System", for: .normal)
      system.setImage(UIImage(systemName: "star"), for: .normal)
      let red = UIButton(configuration: .tinted())
      red.configuration?.title = "Tint"
      red.tintColor = .systemRed
      return row([UIButton(configuration: filled), system, red])
    }
  }

  @Test(
    "Switches, sliders, steppers, segments and buttons look as they did in each state",
    arguments: ["light", "dark", "right-to-left", "large-text"])
  func states(look: String) throws {
    try withStage(.iPhoneSE) { stage in
      if look == "dark" { stage.window.overrideUserInterfaceStyle = .dark }
      if look == "large-text" { stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge }
      if look == "right-to-left" { stage.window.traitOverrides.layoutDirection = .rightToLeft }
      stage.show(Board())
      // The sides of a held stepper.
      let finger = stage.touchDown(at: CGPoint(x: look == "right-to-left" ? 220 : 190, y: 150))
      stage.advance(frames: 2)
      try stage.expectFrame(matches: "controls-\(look)")
      finger.lift()
      try stage.settle()
    }
  }
}
