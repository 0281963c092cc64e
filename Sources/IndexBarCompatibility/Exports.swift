@_exported import IndexBarUIKit
