import Foundation
import IndexBarReplay

// Until the whole program is here: `index-bar replay -`.
exit(try ReplayRun.run(from: .standardInput, to: .standardOutput) ? 0 : 1)
