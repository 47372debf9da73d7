import Foundation

Allocator.growInLargeSteps()
exit(PortCommand.run(Array(CommandLine.arguments.dropFirst())))
