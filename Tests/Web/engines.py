"""Three browser engines, driven with their own drivers over loopback; a session is closed with all its processes."""
import json, os, pathlib, shutil, signal, socket, subprocess, tempfile, time, urllib.error, urllib.request


def until(condition, what, patience=15):
    end = time.monotonic() + patience
    while not (value := condition()):
        assert time.monotonic() < end, f"timed out: {what}"
        time.sleep(0.02)
    return value


class Engine:
    """What the tests need of an engine."""

    def __init__(self):
        self.home = tempfile.mkdtemp()
        self.environment = {**os.environ, "HOME": self.home, "LANG": "C.UTF-8", "XDG_CONFIG_HOME": self.home}
        self.process = None
        try:
            self.start()
            self.call("POST", "/window/rect", {"x": 0, "y": 0, "width": 600, "height": 740})
        except BaseException:
            self.close()
            raise

    def spawn(self, *command):
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        self.process = subprocess.Popen(command, env=self.environment, start_new_session=True, **quiet)

    def close(self):
        try:
            self.end()
        except Exception:
            pass  # it may be gone
        finally:
            if self.process and self.process.poll() is None:
                os.killpg(self.process.pid, signal.SIGKILL)
                self.process.wait()
            shutil.rmtree(self.home, ignore_errors=True)

    def js(self, script):
        return self.call("POST", "/execute/sync", {"script": f"const {{bar, list, told}} = window.test ?? {{}}; {script}", "args": []})

    def open(self, url, ready="test.bar.matches(':state(ready)')", named=True):
        """Opens a page and waits for it; named: its objects are in `test`."""
        self.call("POST", "/url", {"url": url})
        until(lambda: self.js(f"return {'!!window.test && ' if named else ''}{ready}"), f"the page {url}")
        time.sleep(0.2)
        return self

    def forced_colours(self, is_on):
        """Whether the engine can be told to have them."""
        return False

    def actions(self, *sources):
        self.call("POST", "/actions", {"actions": list(sources)})

    def keys(self, *values):
        strokes = [{"type": kind, "value": value} for value in values for kind in ("keyDown", "keyUp")]
        self.actions({"type": "key", "id": "keyboard", "actions": strokes})

    def pointer(self, points, kind="touch"):
        moves = [{"type": "pointerMove", "x": round(x), "y": round(y), "duration": 8} for x, y in points]
        moves[1:1] = [{"type": "pointerDown", "button": 0}]
        self.actions({"type": "pointer", "id": kind, "parameters": {"pointerType": kind},
                      "actions": [*moves, {"type": "pointerUp", "button": 0}]})

    def wheel(self, x, y, delta):
        self.actions({"type": "wheel", "id": "wheel", "actions": [
            {"type": "scroll", "x": round(x), "y": round(y), "deltaX": 0, "deltaY": delta}]})


class WebDriver(Engine):
    """The W3C protocol over HTTP."""

    def connect(self, driver, capabilities):
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        self.base = f"http://127.0.0.1:{port}"
        self.spawn(driver, f"--port={port}")
        until(lambda: socket.socket().connect_ex(("127.0.0.1", port)) == 0, "the driver")
        answer = self.call("POST", "/session", {"capabilities": {"alwaysMatch": capabilities}})
        self.base += f"/session/{answer['sessionId']}"

    def call(self, method, path, body=None):
        data = body and json.dumps(body).encode()
        request = urllib.request.Request(self.base + path, data, {"Content-Type": "application/json"}, method=method)
        try:
            return json.load(urllib.request.urlopen(request, timeout=60))["value"]
        except urllib.error.HTTPError as error:
            raise RuntimeError(error.read().decode()[:500]) from None

    def end(self):
        self.call("DELETE", "")


class Chromium(WebDriver):
    name, touches = "chromium", True

    def start(self):
        flags = ["--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run"]
        self.connect("/usr/bin/chromedriver", {"goog:chromeOptions": {"binary": "/usr/bin/chromium", "args": flags}})

    def forced_colours(self, is_on):
        feature = {"name": "forced-colors", "value": "active" if is_on else "none"}
        self.call("POST", "/goog/cdp/execute", {"cmd": "Emulation.setEmulatedMedia", "params": {"features": [feature]}})
        return True


class WebKit(WebDriver):
    """Needs a display; a touch of its driver is a mouse."""
    name, touches = "webkit", False

    def start(self):
        self.environment["GDK_BACKEND"] = "x11"
        browser = next(pathlib.Path("/usr/lib").glob("*/webkit2gtk-4.1/MiniBrowser"))
        self.connect("/usr/bin/WebKitWebDriver",
                     {"webkitgtk:browserOptions": {"binary": str(browser), "args": ["--automation"]}})


class Firefox(Engine):
    """Marionette, what geckodriver speaks to: length, colon, JSON."""
    name, touches = "firefox", True
    commands = {"/url": "Navigate", "/execute/sync": "ExecuteScript", "/actions": "PerformActions",
                "/window/rect": "SetWindowRect"}
    quiet = {"marionette.port": 0, "browser.startup.page": 0, "browser.aboutwelcome.enabled": False,
             "services.settings.server": "data:,"}

    def start(self):
        profile = pathlib.Path(self.home, "profile")
        profile.mkdir()
        lines = [f"user_pref({json.dumps(key)}, {json.dumps(value)});\n" for key, value in self.quiet.items()]
        (profile / "user.js").write_text("".join(lines))
        self.spawn("/usr/bin/firefox-esr", "--headless", "--marionette", "--no-remote",
                   "--remote-allow-system-access", "--profile", str(profile))
        port = profile / "MarionetteActivePort"
        number = until(lambda: port.exists() and port.read_text(), "the port", 60)
        self.socket = socket.create_connection(("127.0.0.1", int(number)))
        self.file = self.socket.makefile("rb")
        self.receive()  # a greeting
        self.command("WebDriver:NewSession")

    def receive(self):
        length = b""
        while (byte := self.file.read(1)) != b":":
            length += byte
        return json.loads(self.file.read(int(length)))

    def command(self, name, **parameters):
        message = json.dumps([0, 1, name, parameters]).encode()
        self.socket.sendall(b"%d:%s" % (len(message), message))
        _, _, error, value = self.receive()
        if error:
            raise RuntimeError(f"{error['error']}: {error['message']}"[:500])
        return value["value"] if set(value or ()) == {"value"} else value

    def call(self, _, path, body=None):
        more = {"sandbox": None} if "execute" in path else {}
        return self.command("WebDriver:" + self.commands[path], **(body or {}), **more)

    def forced_colours(self, is_on):
        value = "active" if is_on else "none"
        self.command("Marionette:SetContext", value="chrome")
        self.command("WebDriver:ExecuteScript", args=[],
                     script=f"gBrowser.selectedBrowser.browsingContext.forcedColorsOverride = '{value}'")
        self.command("Marionette:SetContext", value="content")
        return True

    def end(self):
        self.command("Marionette:Quit", flags=["eForceQuit"])


ENGINES = {engine.name: engine for engine in (Chromium, Firefox, WebKit)}
