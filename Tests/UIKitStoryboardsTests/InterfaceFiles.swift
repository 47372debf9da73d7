import Foundation
import TransitionTesting

/// A folder with storyboards and nibs, which is removed with the object.
final class InterfaceFiles {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("interfaces-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Writes a storyboard of scenes.
  func storyboard(_ name: String, initial: String?, resources: String = "", _ scenes: String...) throws {
    let start = initial.map { " initialViewController=\"\($0)\"" } ?? ""
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="14490.70" \
      targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" \
      useSafeAreas="YES" colorMatched="YES"\(start)>
          <device id="retina6_1" orientation="portrait"/>
          <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="14490.49"/></dependencies>
          <scenes>
      \(scenes.enumerated().map { Self.scene($1, number: $0) }.joined())
          </scenes>
          <resources>\(resources)</resources>
      </document>
      """
    try write(text, "\(name).storyboard")
  }

  private static func scene(_ objects: String, number: Int) -> String {
    """
    <scene sceneID="sc-\(number)"><objects>\(objects)
    <placeholder placeholderIdentifier="IBFirstResponder" id="first-\(number)" sceneMemberID="firstResponder"/>
    </objects><point key="canvasLocation" x="0.0" y="0.0"/></scene>

    """
  }

  /// Writes a nib with an owner.
  func nib(_ name: String, owner: String = "", _ objects: String) throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="14490.70" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
          <objects>
              <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner">
                  <connections>\(owner)</connections>
              </placeholder>
              <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
              \(objects)
          </objects>
      </document>
      """
    try write(text, "\(name).xib")
  }

  func write(_ text: String, _ file: String) throws {
    try Data(text.utf8).write(to: folder.appendingPathComponent(file))
  }
}

/// Pieces of documents.
enum Piece {
  /// A controller with a white view of a small phone.
  static func controller(
    _ id: String, class name: String? = nil, identifier: String? = nil, subviews: String = "", constraints: String = "",
    connections: String = "", more: String = ""
  ) -> String {
    let custom = name.map {
      " customClass=\"\($0)\" customModule=\"UIKitStoryboardsTests\" customModuleProvider=\"target\""
    }
    return """
      <viewController id="\(id)"\(identifier.map { " storyboardIdentifier=\"\($0)\"" } ?? "")\(custom ?? "") \
      sceneMemberID="viewController">
          <view key="view" contentMode="scaleToFill" id="\(id)-view">
              <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
              <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
              <subviews>\(subviews)</subviews>
              <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
              <constraints>\(constraints)</constraints>
              <viewLayoutGuide key="safeArea" id="\(id)-safe"/>
          </view>
          \(more)
          <connections>\(connections)</connections>
      </viewController>
      """
  }

  static func label(_ id: String, _ text: String) -> String {
    """
    <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" \
    verticalHuggingPriority="251" text="\(text)" textAlignment="natural" lineBreakMode="tailTruncation" \
    baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
        <rect key="frame" x="20" y="64" width="42" height="21"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
        <nil key="textColor"/>
        <nil key="highlightedColor"/>
    </label>
    """
  }

  /// A button of a fixed frame.
  static func button(_ id: String, _ title: String, y: Int = 200, connections: String = "") -> String {
    """
    <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center" \
    buttonType="system" lineBreakMode="middleTruncation" id="\(id)">
        <rect key="frame" x="40" y="\(y)" width="100" height="44"/>
        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
        <state key="normal" title="\(title)"/>
        <connections>\(connections)</connections>
    </button>
    """
  }

  static func constraint(
    _ first: String, _ firstAttribute: String, _ second: String, _ secondAttribute: String,
    constant: Int = 0, id: String
  ) -> String {
    """
    <constraint firstItem="\(first)" firstAttribute="\(firstAttribute)" secondItem="\(second)" \
    secondAttribute="\(secondAttribute)" constant="\(constant)" id="\(id)"/>
    """
  }
}
