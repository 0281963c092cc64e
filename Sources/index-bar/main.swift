import Foundation
import IndexBarProgram

exit(Program.run(Array(CommandLine.arguments.dropFirst())))
