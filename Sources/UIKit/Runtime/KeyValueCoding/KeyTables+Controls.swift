import QuartzCore

/// Properties of controls by name.
extension KeyTables {
  static let controls = [
    KeyTable(
      UITextField.self,
      [
        "text": .value(\UITextField.text),
        "delegate": .value(\UITextField.delegate),
        "attributedText": .value(\UITextField.attributedText),
        "font": .value(\UITextField.font),
        "textColor": .value(\UITextField.textColor),
        "textAlignment": .value(\UITextField.textAlignment),
        "placeholder": .value(\UITextField.placeholder),
        "attributedPlaceholder": .value(\UITextField.attributedPlaceholder),
      ]),
    KeyTable(
      UITextView.self,
      [
        "text": .value(\UITextView.text),
        "attributedText": .value(\UITextView.attributedText),
        "font": .value(\UITextView.font),
        "textColor": .value(\UITextView.textColor),
        "textAlignment": .value(\UITextView.textAlignment),
      ]),
    KeyTable(
      UISearchBar.self,
      [
        // The field was private before iOS 13, and was read by this name.
        "searchField": .readOnly(\UISearchBar.searchTextField),
        "searchTextField": .readOnly(\UISearchBar.searchTextField),
        "text": .value(\UISearchBar.text),
        "delegate": .value(\UISearchBar.delegate),
        "placeholder": .value(\UISearchBar.placeholder),
      ]),
    KeyTable(
      UISwitch.self,
      [
        "onTintColor": .value(\UISwitch.onTintColor),
        "thumbTintColor": .value(\UISwitch.thumbTintColor),
        "on": .value(\UISwitch.isOn),
      ]),
    KeyTable(
      UISlider.self,
      [
        "value": .value(\UISlider.value),
        "minimumValue": .value(\UISlider.minimumValue),
        "maximumValue": .value(\UISlider.maximumValue),
        "minimumTrackTintColor": .value(\UISlider.minimumTrackTintColor),
        "maximumTrackTintColor": .value(\UISlider.maximumTrackTintColor),
        "thumbTintColor": .value(\UISlider.thumbTintColor),
        "continuous": .value(\UISlider.isContinuous),
      ]),
    KeyTable(
      UISegmentedControl.self,
      [
        "selectedSegmentIndex": .value(\UISegmentedControl.selectedSegmentIndex),
        "selectedSegmentTintColor": .value(\UISegmentedControl.selectedSegmentTintColor),
        "momentary": .value(\UISegmentedControl.isMomentary),
        "numberOfSegments": .readOnly(\UISegmentedControl.numberOfSegments),
      ]),
    KeyTable(
      UIPageControl.self,
      [
        "numberOfPages": .value(\UIPageControl.numberOfPages),
        "currentPage": .value(\UIPageControl.currentPage),
        "hidesForSinglePage": .value(\UIPageControl.hidesForSinglePage),
        "pageIndicatorTintColor": .value(\UIPageControl.pageIndicatorTintColor),
        "currentPageIndicatorTintColor": .value(\UIPageControl.currentPageIndicatorTintColor),
      ]),
    KeyTable(
      UIProgressView.self,
      [
        "progress": .value(\UIProgressView.progress),
        "progressTintColor": .value(\UIProgressView.progressTintColor),
        "trackTintColor": .value(\UIProgressView.trackTintColor),
      ]),
    KeyTable(
      UIButton.self,
      [
        "configuration": .value(\UIButton.configuration),
        "titleLabel": .readOnly(\UIButton.titleLabel),
        "imageView": .readOnly(\UIButton.imageView),
        "currentTitle": .readOnly(\UIButton.currentTitle),
        "currentImage": .readOnly(\UIButton.currentImage),
        "buttonType": .readOnly(\UIButton.buttonType),
      ]),
    KeyTable(
      UIControl.self,
      [
        "enabled": .value(\UIControl.isEnabled),
        "selected": .value(\UIControl.isSelected),
        "highlighted": .value(\UIControl.isHighlighted),
        "state": .readOnly(\UIControl.state),
      ]),
  ]
}
