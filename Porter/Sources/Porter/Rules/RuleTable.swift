/// All rules, in the order in which they look at a file.
public enum RuleTable {
  static let rules: [any PortingRule.Type] = [
    ObjectiveCAttributes.self, ClassProtocols.self, InterfaceBuilderAttributes.self, ApplicationEntry.self,
    Selectors.self, StringSelectors.self, KeyPathStrings.self, ResourceLiterals.self, OptionalRequirements.self,
    OptionalCalls.self,
    ExtensionOverrides.self, ExtensionDispatch.self, RootOverrides.self, SwiftUIFiles.self, OtherPlatformFiles.self,
    Imports.self, MetatypeInitializers.self,
    PlatformConditions.self,
    LegacyNames.self, LegacyClosures.self,
    LegacyCalls.self, EmptyTexts.self, CoreFoundationTime.self,
    TypeIdentity.self, BundleModule.self, StageTraits.self, TestIsolation.self, LateOptionalMethods.self, ByHand.self,
  ]

  /// The rules' names, reasons and examples.
  public static var descriptions: [(name: String, reason: String, example: RuleExample)] {
    rules.map { ($0.name, $0.reason, $0.example) }
  }
}
