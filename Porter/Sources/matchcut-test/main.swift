import Foundation

exit(TestCommand.run(Array(CommandLine.arguments.dropFirst())))
