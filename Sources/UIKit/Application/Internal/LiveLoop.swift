import Dispatch
import Foundation
import QuartzCore

/// The loop of an app outside of stages: a turn for each frame, on the machine's clock.
@MainActor final class LiveLoop {
  let environment: UIEnvironment
  private let clock = SystemClock()
  private var signals: [any DispatchSourceSignal] = []

  /// Makes the process's environment, which is current where no other one is.
  init() {
    environment = UIEnvironment(clock: clock, screen: .iPhone15)
    MediaEnvironment.applicationDefault = environment
  }

  /// Launches the app, and runs it until the process ends.
  func run(_ delegateClass: NSObject.Type?, _ applicationClass: UIApplication.Type) -> Never {
    observe(SIGTERM)
    observe(SIGINT)
    environment.lifeCycle.launch(delegateClass, as: applicationClass)
    let timer = Foundation.Timer(timeInterval: environment.frameDuration, repeats: true) { [self] _ in
      MainActor.assumeIsolated(runTurn)
    }
    RunLoop.main.add(timer, forMode: .common)
    while true { RunLoop.main.run() }
  }

  private func runTurn() {
    clock.tick()
    environment.runTurn(isFrame: !environment.isInBackground)
  }

  /// Ends the app at a signal.
  private func observe(_ number: Int32) {
    signal(number, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
    source.setEventHandler { [self] in
      MainActor.assumeIsolated {
        environment.lifeCycle.terminate()
        exit(0)
      }
    }
    source.resume()
    signals.append(source)
  }
}
