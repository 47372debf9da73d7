@_exported import TransitionStage
@_exported import Tunables
@_exported import UIKit
