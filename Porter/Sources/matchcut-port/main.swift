import Foundation

exit(PortCommand.run(Array(CommandLine.arguments.dropFirst())))
