// ios 15.0: main actor-isolated class property 'indexSearch' can not be referenced from a nonisolated context
import UIKit

func isSearch(_ title: String) -> Bool { title == UITableView.indexSearch }
