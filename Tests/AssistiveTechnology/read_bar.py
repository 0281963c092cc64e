#!/usr/bin/env python3
"""Reads and sets an index bar as a screen reader does: over AT-SPI, from another process.

    dbus-run-session -- python3 read_bar.py ANSWER PROGRAM ARGUMENT...

Starts the program, finds its slider and writes one JSON object to the file ANSWER: what the slider is, and what it is after each
of some requests. Exit 1 and a line on standard error if there is none within 30 seconds.
"""
import json, pathlib, subprocess, sys, time, warnings

import gi

warnings.simplefilter("ignore")  # the older names are those that Debian 12 has
gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib

PATIENCE = 30


def until(condition):
    """Waits for a condition, with GLib's main loop running; answers its value."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            value = condition()
        except GLib.Error:
            value = None
        if value:
            return value
        while GLib.MainContext.default().iteration(False):
            pass
        time.sleep(0.01)
    return None


def application(process):
    desktop = Atspi.get_desktop(0)
    for place in range(desktop.get_child_count()):
        child = desktop.get_child_at_index(place)
        if child and child.get_process_id() == process.pid:
            return child


def slider(node):
    if node.get_role() == Atspi.Role.SLIDER:
        return node
    for place in range(min(node.get_child_count(), 50)):
        child = node.get_child_at_index(place)
        found = child and slider(child)
        if found:
            return found


def reading(bar):
    value = bar.get_value_iface()
    return {
        "role": bar.get_role_name(),
        "name": bar.get_name(),
        "description": bar.get_description(),
        "value": value.get_current_value(),
        "minimum": value.get_minimum_value(),
        "maximum": value.get_maximum_value(),
    }


def requests(bar):
    yield "start", reading(bar)
    bar.get_value_iface().set_current_value(12)
    until(lambda: bar.get_value_iface().get_current_value() == 12 and bar.get_description().startswith("M"))
    yield "set", reading(bar)
    actions = bar.get_action_iface()
    names = [actions.get_action_name(place) for place in range(actions.get_n_actions())]
    yield "actions", sorted(name for name in names if name.startswith("section."))
    actions.do_action(names.index("section.next"))
    until(lambda: bar.get_value_iface().get_current_value() == 13 and bar.get_description().startswith("N"))
    yield "next", reading(bar)


def main():
    process = subprocess.Popen(sys.argv[2:], stdout=subprocess.DEVNULL)
    try:
        app = until(lambda: application(process))
        bar = app and until(lambda: slider(app))
        if not bar:
            sys.exit("no slider on the accessibility bus")
        pathlib.Path(sys.argv[1]).write_text(json.dumps(dict(requests(bar))))
    finally:
        process.kill()
        process.wait()


main()
