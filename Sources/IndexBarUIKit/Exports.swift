@_exported import IndexBarCore
