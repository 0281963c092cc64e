"""Drives <index-bar> in Chromium, headless, with trusted touches, keys and wheel: python3 Tests/Web/element.py FOLDER

FOLDER has index-bar.js with the engine in it. Exit 3: no Chromium with its driver on this machine.
"""
import http.server, json, pathlib, shutil, socket, subprocess, sys, threading, time, urllib.error, urllib.request

PAGE = """<!doctype html><html lang=en><meta charset=utf-8><title>Names</title><link rel=stylesheet href=page.css>
<div id=list></div><index-bar for=list label="Names index"></index-bar><script type=module src=page.js></script>"""
CSS = "body{margin:0}#list{height:480px;overflow-y:auto}#list h2{position:sticky;top:0;margin:0;height:24px}#list p{margin:0;height:20px}"
SCRIPT = """import './index-bar.js';
const list = document.getElementById('list');
for (const letter of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ') {
  const head = list.appendChild(document.createElement('h2'));
  head.textContent = head.dataset.indexTitle = letter;
  for (let row = 0; row < 40; row++) list.appendChild(document.createElement('p')).textContent = `${letter} ${row}`;
}
const bar = document.querySelector('index-bar'), seen = [];
bar.addEventListener('select', (e) => seen.push(`${e.detail.title}/${e.detail.reason}`));
bar.addEventListener('trackingend', (e) => seen.push(e.detail.cancelled ? 'cancelled' : 'ended'));
globalThis.test = { bar, list, seen, top: () => Math.round(list.scrollTop) };
"""
SECTION = 24 + 40 * 20
POLICIES = {
    "open": None,
    "strict": "default-src 'self' 'wasm-unsafe-eval'; require-trusted-types-for 'script'",
    "refused": "default-src 'self'; require-trusted-types-for 'script'",
}


class Handler(http.server.BaseHTTPRequestHandler):
    folder = None

    def do_GET(self):
        path = self.path.split("?")[0].lstrip("/")
        made = {"page.css": ("text/css", CSS), "page.js": ("text/javascript", SCRIPT)}
        if path in POLICIES:
            kind, text = "text/html", PAGE
        elif path in made:
            kind, text = made[path]
        elif path == "index-bar.js":
            kind, text = "text/javascript", (self.folder / path).read_text()
        else:
            return self.send_error(404)
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.send_header("Cache-Control", "no-store")
        if POLICIES.get(path):
            self.send_header("Content-Security-Policy", POLICIES[path])
        self.end_headers()
        self.wfile.write(text.encode())

    def log_message(self, *_):
        pass


def until(condition, what, patience=10):
    end = time.monotonic() + patience
    while not (value := condition()):
        assert time.monotonic() < end, f"timed out: {what}"
        time.sleep(0.02)
    return value


class Browser:
    def __init__(self):
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        self.base = f"http://127.0.0.1:{port}"
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        self.process = subprocess.Popen([shutil.which("chromedriver"), f"--port={port}"], **quiet)
        until(lambda: socket.socket().connect_ex(("127.0.0.1", port)) == 0, "chromedriver")
        flags = ["--headless=new", "--no-sandbox", "--disable-gpu", "--window-size=600,700"]
        options = {"binary": shutil.which("chromium"), "args": flags}
        answer = self.call("POST", "/session", {"capabilities": {"alwaysMatch": {"goog:chromeOptions": options}}})
        self.base += "/session/" + answer["sessionId"]

    def call(self, method, path, body=None):
        data = json.dumps(body).encode() if body is not None else None
        request = urllib.request.Request(self.base + path, data, {"Content-Type": "application/json"}, method=method)
        try:
            return json.load(urllib.request.urlopen(request, timeout=60))["value"]
        except urllib.error.HTTPError as error:
            raise RuntimeError(error.read().decode()[:400]) from None

    def js(self, script):
        return self.call("POST", "/execute/sync", {"script": script, "args": []})

    def cdp(self, command, **parameters):
        return self.call("POST", "/goog/cdp/execute", {"cmd": command, "params": parameters})

    def touch(self, kind, *places):
        points = [{"x": x, "y": y, "id": 1} for x, y in places]
        self.cdp("Input.dispatchTouchEvent", type=kind, touchPoints=points)

    def on(self, title):
        return self.js(
            "const n = [...test.bar.shadowRoot.querySelectorAll('[part~=title]')].find(n => n.textContent === '%s');"
            "const r = n.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]" % title)

    def key(self, text):
        actions = [{"type": "keyDown", "value": text}, {"type": "keyUp", "value": text}]
        self.call("POST", "/actions", {"actions": [{"type": "key", "id": "keys", "actions": actions}]})

    def take(self):
        time.sleep(0.15)
        return self.js("return test.seen.splice(0)")

    def open(self, url):
        self.call("POST", "/url", {"url": url})
        until(lambda: self.js("return !!globalThis.test"), "the page")

    def close(self):
        try:
            self.call("DELETE", "")
        finally:
            self.process.kill()
            self.process.wait()


def equal(what, got, wanted):
    assert got == wanted, f"{what}: {got!r}, not {wanted!r}"
    print(f"    {what}")


def check(browser, site):
    browser.open(site + "open")
    until(lambda: browser.js("return test.bar.matches(':state(ready)') && test.bar.litIndex === 0"), "the engine")
    time.sleep(0.2)
    right = browser.js("const b = test.bar.getBoundingClientRect(), l = test.list; return [b.right - l.clientWidth, b.height]")
    equal("stands at the list's inline end, as high as it", right, [0, 480])
    equal("keeps the rows clear", browser.js("return Math.abs(parseFloat(getComputedStyle(test.list).paddingInlineEnd)"
                                             " - test.bar.reservedThickness) < 0.01 && test.bar.reservedThickness >= 15"), True)

    browser.touch("touchStart", browser.on("H")), browser.touch("touchEnd")
    equal("a tap selects", browser.take(), ["H/touch", "ended"])
    equal("and scrolls to the section, not to its stuck heading", browser.js("return test.top()"), 7 * SECTION)
    (x, start), (_, end) = browser.on("A"), browser.on("Z")
    browser.touch("touchStart", (x, start))
    for step in range(1, 81):
        browser.touch("touchMove", (x - step / 4, start + (end - start) * step / 80))
    browser.touch("touchEnd")
    seen = browser.take()
    equal("a drag visits every title in order", "".join(s[0] for s in seen), "ABCDEFGHIJKLMNOPQRSTUVWXYZe")

    browser.js("test.list.scrollTop = 0; test.bar.focus()")
    time.sleep(0.15)
    browser.key("\ue015")
    equal("the down key steps", browser.take(), ["B/key"])
    browser.key("m")
    equal("a typed letter finds its title", browser.take(), ["M/key"])
    equal("says so to assistive technology", browser.js(
        "const r = test.bar.shadowRoot.querySelector('input'); return [r.value, r.getAttribute('aria-valuetext')]"),
        ["13", "M, 13 of 26"])
    browser.js("const r = test.bar.shadowRoot.querySelector('input'); r.value = 5; r.dispatchEvent(new Event('input'))")
    equal("a value set by assistive technology selects", browser.take(), ["E/adjust"])
    x, y = browser.on("E")
    browser.cdp("Input.dispatchMouseEvent", type="mouseWheel", x=x, y=y, deltaX=0, deltaY=120)
    equal("a notch of the wheel is a step", browser.take(), ["F/wheel"])
    browser.js("test.list.scrollTop = 2 * %d + 300" % SECTION)
    time.sleep(0.2)
    equal("the list lights its section", browser.js("return test.bar.litIndex"), 2)
    browser.js("document.documentElement.dir = 'rtl'; document.body.append(test.bar)")
    time.sleep(0.2)
    equal("right to left it stands at the left; put elsewhere it lives on", browser.js(
        "return Math.round(test.bar.getBoundingClientRect().left - test.list.getBoundingClientRect().left - test.list.clientLeft)"), 0)

    browser.open(site + "strict")
    until(lambda: browser.js("return test.bar.matches(':state(ready)')"), "the engine under a strict policy")
    equal("works with wasm-unsafe-eval and Trusted Types alone", browser.js("return test.bar.refused"), None)
    browser.open(site + "refused")
    until(lambda: browser.js("return test.bar.matches(':state(refused)')"), "the refusal")
    equal("says what to allow", browser.js("return test.bar.refused.includes(\"'wasm-unsafe-eval'\")"), True)
    browser.js("test.bar.shadowRoot.querySelectorAll('nav a')[3].click()")
    equal("its plain links scroll", browser.js("return test.top()"), 3 * SECTION)


def main():
    if not shutil.which("chromium") or not shutil.which("chromedriver"):
        sys.exit(3)
    Handler.folder = pathlib.Path(sys.argv[1])
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    browser = Browser()
    try:
        check(browser, f"http://127.0.0.1:{server.server_address[1]}/")
    finally:
        browser.close()


main()
