@_exported import TransitionStage
@_exported import UIKit
