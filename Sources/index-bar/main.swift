import Foundation
import IndexBarProgram

StandardFiles.hold()
exit(Program.run(Array(CommandLine.arguments.dropFirst())))
