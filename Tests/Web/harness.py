"""The tests of <index-bar> in one engine:  harness.py ENGINE [TEST…]"""
import functools, http.server, os, pathlib, sys, threading, time, unittest

from engines import ENGINES, until

HERE = pathlib.Path(__file__).parent
ROOT = HERE.parent.parent
ELEMENT = ROOT / ".build/web/index-bar.js"
POLICIES = {"strict": "default-src 'self'; require-trusted-types-for 'script'",
            "wasm": "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; require-trusted-types-for 'script'"}


class Handler(http.server.SimpleHTTPRequestHandler):
    def translate_path(self, path):
        if path.split("?")[0].endswith("/index-bar.js"):
            return str(ELEMENT)
        return str(ROOT / path[1:].split("?")[0]) if path.startswith("/Examples/Web/") else super().translate_path(path)

    def end_headers(self):
        self.send_header("Cache-Control", "no-store")
        if "clock" in self.path:  # lets the clock be read to a hundredth of a millisecond
            self.send_header("Cross-Origin-Opener-Policy", "same-origin")
            self.send_header("Cross-Origin-Embedder-Policy", "require-corp")
        for name, policy in POLICIES.items():
            if f"policy={name}" in self.path:
                self.send_header("Content-Security-Policy", policy)
        super().end_headers()

    def log_message(self, *_):
        pass


class PageTest(unittest.TestCase):
    engine = site = None

    def open(self, query="", **more):
        self.engine.open(f"{self.site}/page.html?{query}", **more)

    def js(self, script):
        return self.engine.js(script)

    def build(self, **how):
        """A list with the given titles, counts, heights of rows and headings in an empty page."""
        self.open("empty")
        self.js(f"test.fill({how})".replace("True", "true").replace("False", "false"))
        self.settle()

    def settle(self, seconds=0.2):
        time.sleep(seconds)

    def until(self, script, value, what=None):
        until(lambda: self.js(f"return {script}") == value, f"{what or script} is {self.js(f'return {script}')}, not {value}", 5)

    def at(self, title):
        """The middle of a title that is drawn."""
        self.until(f"test.parts('title').some(one => one.textContent === '{title}')", True)
        return self.js(f"const box = test.parts('title').find(one => one.textContent === '{title}').getBoundingClientRect();"
                       "return [box.left + box.width / 2, box.top + box.height / 2]")

    def tap(self, title):
        self.engine.pointer([self.at(title)], self.kind())

    def told(self, *last):
        until(lambda: self.js("return told")[-len(last):] == list(last), f"{last}, not {self.js('return told')}", 5)

    def at_top(self, title):
        until(lambda: self.js("return test.top") == [title, f"{title} row 0"], f"{title}, not {self.js('return test.top')}", 5)

    def lit(self, title):
        self.until("bar.entries[bar.litIndex]?.title", title, "what is lit")

    def kind(self):
        return "touch" if self.engine.touches else "mouse"


def main():
    name, *names = sys.argv[1:]
    if name == "webkit" and not os.environ.get("DISPLAY"):
        sys.exit("WebKit needs a display: xvfb-run")
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler, directory=HERE))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    from harness import PageTest  # the one that the tests inherit from
    PageTest.site, PageTest.engine = f"http://127.0.0.1:{server.server_address[1]}", ENGINES[name]()
    try:
        loader = unittest.defaultTestLoader
        loader.testNamePatterns = [f"*{one}*" for one in names] or None
        tests = unittest.TestSuite(loader.loadTestsFromName(module) for module in ("test_element", "test_pages"))
        return 0 if unittest.TextTestRunner().run(tests).wasSuccessful() else 1
    finally:
        PageTest.engine.close()


if __name__ == "__main__":
    sys.exit(main())
