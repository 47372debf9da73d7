"""A headless Chromium with one page, driven over its debugging pipe; only Python's own library is needed."""

import base64
import json
import os
import select
import shutil
import subprocess
import tempfile
import time

NAMES = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"]


class Browser:
    def __init__(self, width, height, dark=False):
        command = next((found for found in map(shutil.which, NAMES) if found), None)
        if command is None:
            raise SystemExit("No Chromium is installed: Scripts/install-dependencies --browser")
        self.profile = tempfile.mkdtemp(prefix="matchcut-browser-")
        to_browser, own_out = os.pipe()
        own_in, from_browser = os.pipe()
        arguments = [
            "--headless", "--remote-debugging-pipe", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
            "--hide-scrollbars", "--force-color-profile=srgb", "--user-data-dir=" + self.profile,
        ]
        # The browser reads commands from file 3, and answers into file 4.
        line = 'exec "$0" "$@" 3<&%d 4>&%d </dev/null >/dev/null 2>&1' % (to_browser, from_browser)
        self.process = subprocess.Popen(
            ["/bin/bash", "-c", line, command] + arguments, pass_fds=(to_browser, from_browser))
        os.close(to_browser)
        os.close(from_browser)
        self.output, self.input, self.waiting, self.number = own_out, own_in, b"", 0
        self.session, self.complaints = None, []
        target = self.send("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.send("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ["Page", "Runtime", "Log", "Network"]:
            self.send(domain + ".enable")
        self.appearance(dark)
        self.resize(width, height)

    def appearance(self, dark):
        self.send("Emulation.setEmulatedMedia", features=[
            {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}])

    def resize(self, width, height, scale=1):
        self.send("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale, mobile=False)

    def send(self, method, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.output, json.dumps(message).encode() + b"\0")
        end = time.monotonic() + 60
        while time.monotonic() < end:
            answer = self.receive(end - time.monotonic())
            if answer and answer.get("id") == self.number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']}")
                return answer["result"]
        raise RuntimeError(f"{method}: the browser does not answer")

    def receive(self, seconds):
        while b"\0" not in self.waiting:
            if not select.select([self.input], [], [], max(0, seconds))[0]:
                return None
            self.waiting += os.read(self.input, 1 << 20)
        text, self.waiting = self.waiting.split(b"\0", 1)
        message = json.loads(text)
        if message.get("method") == "Runtime.exceptionThrown":
            details = message["params"]["exceptionDetails"]
            self.complaints.append(details.get("exception", {}).get("description", details["text"]))
        if message.get("method") == "Log.entryAdded" and message["params"]["entry"]["level"] == "error":
            self.complaints.append(message["params"]["entry"]["text"])
        return message

    def open(self, address):
        self.send("Page.navigate", url=address)

    def value(self, expression):
        """The value of an expression of the page; waits for promises."""
        result = self.send("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            raise RuntimeError(f"{expression}: {result['exceptionDetails'].get('exception', {}).get('description')}")
        return result["result"].get("value")

    def wait(self, expression, seconds=20):
        """Waits until an expression is true."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            found = self.value(expression)
            if found:
                return found
            time.sleep(0.03)
        raise AssertionError(f"never true: {expression}")

    def mouse(self, kind, x, y, button="left", modifiers=0):
        self.send("Input.dispatchMouseEvent", type=kind, x=x, y=y, button=button, modifiers=modifiers,
                  buttons=0 if kind == "mouseReleased" or button == "none" else 1, clickCount=1)

    def key(self, key, modifiers=0):
        text = key if len(key) == 1 else {"Enter": "\r"}.get(key)
        common = {"key": key, "code": {" ": "Space"}.get(key, key), "modifiers": modifiers}
        self.send("Input.dispatchKeyEvent", type="keyDown", **common, **({"text": text} if text else {}))
        self.send("Input.dispatchKeyEvent", type="keyUp", **common)

    def click(self, selector):
        box = self.value(f"(() => {{ const b = document.querySelector('{selector}').getBoundingClientRect();"
                         " return [b.left + b.width / 2, b.top + b.height / 2] })()")
        self.mouse("mousePressed", *box)
        self.mouse("mouseReleased", *box)

    def screenshot(self, path):
        data = self.send("Page.captureScreenshot", format="png")["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))

    def close(self):
        try:
            self.session = None
            self.send("Browser.close")
        except (RuntimeError, OSError):
            pass
        self.process.wait(timeout=20)
        shutil.rmtree(self.profile, ignore_errors=True)
