// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The header has the documentation.

import CIndexBar
import IndexBarGTK

// The types, each checked against the header by the compiler.

@MainActor @c @implementation
public func _index_bar_widget_get_type() -> GType { IndexBarWidget.gtype }

@MainActor @c @implementation
public func _index_bar_axis_get_type() -> GType { IndexBarEnumerations.axis }

@MainActor @c @implementation
public func _index_bar_distribution_get_type() -> GType { IndexBarEnumerations.distribution }

@MainActor @c @implementation
public func _index_bar_gaps_get_type() -> GType { IndexBarEnumerations.gaps }

@MainActor @c @implementation
public func _index_bar_activation_get_type() -> GType { IndexBarEnumerations.activation }

@MainActor @c @implementation
public func _index_bar_selects_get_type() -> GType { IndexBarEnumerations.selects }

@MainActor @c @implementation
public func _index_bar_empty_sections_get_type() -> GType { IndexBarEnumerations.emptySections }

@MainActor @c @implementation
public func _index_bar_auto_hide_get_type() -> GType { IndexBarEnumerations.autoHide }
