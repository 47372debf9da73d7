import TransitionTesting

/// The stage of the test that runs.
@MainActor public enum TestStage {
  /// The stage; nil outside of tests. `XCTestCase` and the trait ``StageTrait`` set it.
  public internal(set) static var current: Stage? {
    get { ofTask ?? ofCase }
    set { ofCase = newValue }
  }

  private static var ofCase: Stage?
  @TaskLocal static var ofTask: Stage?
}
