import Testing
import TransitionTesting
import UIKit

@Suite("Descriptors of fonts") @MainActor struct FontDescriptorTests {
  @Test("Attributes change the size, the weight, the slant and the family of a font")
  func attributes() throws {
    try withStage { _ in
      let base = UIFont.systemFont(ofSize: 17).fontDescriptor
      #expect(UIFont(descriptor: base.addingAttributes([.size: 30]), size: 0).pointSize == 30)
      let bold = base.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold]])
      #expect(bold.symbolicTraits == .traitBold)
      #expect(UIFont(descriptor: bold, size: 0) == .systemFont(ofSize: 17, weight: .bold))
      let number = base.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold.rawValue]])
      #expect(number == bold)
      let slanted = base.addingAttributes([.traits: [UIFontDescriptor.TraitKey.slant: 0.2]])
      #expect(slanted.symbolicTraits == .traitItalic)
      let serif = base.addingAttributes([.family: "DejaVu Serif"])
      #expect(serif.object(forKey: .family) as? String == "DejaVu Serif" && serif.pointSize == 17)
      #expect(serif.withFace("Bold").postscriptName == "DejaVuSerif-Bold")
      #expect(base.addingAttributes([.family: "No such family"]) == base)
    }
  }

  @Test("A descriptor is made of a name and a size, or of attributes, and says them again")
  func made() throws {
    try withStage { _ in
      let named = UIFontDescriptor(name: "DejaVuSans-Bold", size: 20)
      #expect(named.fontAttributes[.name] as? String == "DejaVuSans-Bold")
      #expect(named.fontAttributes[.size] as? CGFloat == 20)
      let traits = named.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
      #expect(traits?[.symbolic] as? UInt32 == UIFontDescriptor.SymbolicTraits.traitBold.rawValue)
      #expect(UIFontDescriptor(fontAttributes: named.fontAttributes) == named)
      #expect(UIFontDescriptor().pointSize == 12 && UIFontDescriptor(name: "None", size: 9).pointSize == 9)
    }
  }

  @Test("The settings of features are OpenType's: digits of one width are as wide as each other")
  func features() throws {
    try withStage { _ in
      let base = UIFont.systemFont(ofSize: 20)
      let setting: [UIFontDescriptor.FeatureKey: Any] = [
        .featureIdentifier: kNumberSpacingType, .typeIdentifier: kMonospacedNumbersSelector,
      ]
      let descriptor = base.fontDescriptor.addingAttributes([.featureSettings: [setting]])
      let font = UIFont(descriptor: descriptor, size: 0)
      #expect(font == .monospacedDigitSystemFont(ofSize: 20, weight: .regular) && font != base)
      func width(_ text: String, _ font: UIFont) -> CGFloat {
        (text as NSString).size(withAttributes: [.font: font]).width
      }
      let (one, zero) = (width("111", font), width("000", font))
      #expect(abs(one - zero) < 0.01 && width("111", base) < width("000", base), "\(one) \(zero)")
      let unknown: [UIFontDescriptor.FeatureKey: Any] = [.featureIdentifier: 999, .typeIdentifier: 0]
      #expect(base.fontDescriptor.addingAttributes([.featureSettings: [unknown]]) == base.fontDescriptor)
      // A font at another size, or with another weight, keeps its features.
      let large = UIFont(descriptor: descriptor.withSize(40), size: 0)
      #expect(large == .monospacedDigitSystemFont(ofSize: 40, weight: .regular))
    }
  }
}
