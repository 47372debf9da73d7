@_exported import TransitionStage
