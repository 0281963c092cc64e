// ios 15.0: is not concurrency-safe because non-'Sendable' type 'NSParagraphStyle' may have shared mutable state
import UIKit

enum Planted { static let paragraph = NSParagraphStyle() }
