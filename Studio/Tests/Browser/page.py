"""A studio and its page in a browser, for tests that do what a person does."""

import os
import re
import signal
import subprocess
import sys
import threading
import time

from browser import Browser

FIGURES = {}


class Studio:
    """A studio, started by a command."""

    def __init__(self, command):
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        self.lines, found = [], None
        while not found:
            line = self.process.stdout.readline()
            assert line, f"no address: {self.lines}"
            self.lines.append(line.rstrip())
            found = re.search(r"http://127\.0\.0\.1:\d+/#\S+", line)
        self.address = found.group(0)
        # The studio must not wait until its lines are read.
        threading.Thread(target=lambda: self.lines.extend(self.process.stdout), daemon=True).start()

    def hosts(self):
        """The processes that the studio has started."""
        with open(f"/proc/{self.process.pid}/task/{self.process.pid}/children") as file:
            children = file.read().split()
        for task in os.listdir(f"/proc/{self.process.pid}/task"):
            with open(f"/proc/{self.process.pid}/task/{task}/children") as file:
                children += file.read().split()
        return sorted({int(child) for child in children})

    def end(self):
        """Ctrl-C; returns the status."""
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(timeout=20)


def seconds_of(process):
    """The seconds of the processor that a process has used."""
    with open(f"/proc/{process}/stat") as file:
        fields = file.read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def is_alive(process):
    try:
        with open(f"/proc/{process}/stat") as file:
            return file.read().rsplit(")", 1)[1].split()[0] != "Z"
    except FileNotFoundError:
        return False


def replays(program, text, folder, count=100):
    """Replays a session in processes of their own, and notes how many give the calls and the frames of the recording."""
    path = os.path.join(folder, "replayed.mcsession")
    with open(path, "w") as file:
        file.write(text)
    environment = {**os.environ, "SWIFT_DETERMINISTIC_HASHING": ""}
    del environment["SWIFT_DETERMINISTIC_HASHING"]
    start, lines = time.monotonic(), []
    for _ in range(count):
        done = subprocess.run([program, "replay", path], capture_output=True, text=True, env=environment)
        assert done.returncode == 0, done.stdout + done.stderr
        lines.append(done.stdout)
    assert len(set(lines)) == 1 and "are those of the recording" in lines[0], set(lines)
    FIGURES["equal replays of the session, each in a process"] = f"{count} of {count} in {time.monotonic() - start:.0f} s"


class Page:
    """A test: a studio, its page, and steps that are done one after the other."""

    def __init__(self, command, folder):
        self.folder = folder
        os.makedirs(folder, exist_ok=True)
        self.studio = Studio(command)
        self.browser = Browser(1440, 980)

    def model(self, expression):
        return self.browser.value(f"studio.model.{expression}")

    def point(self, x, y):
        """The pixel of the page at a point of the app's screen."""
        return self.browser.value(
            "(() => { const b = document.getElementById('screen').getBoundingClientRect(), s = studio.model.state;"
            f" return [b.left + {x} / s.width * b.width, b.top + {y} / s.height * b.height] }})()")

    def drag(self, points, step=0.016):
        """Presses at the first point and moves through the others; the button stays down."""
        self.browser.mouse("mousePressed", *self.point(*points[0]))
        for point in points[1:]:
            time.sleep(step)
            self.browser.mouse("mouseMoved", *self.point(*point))

    def release(self, x, y):
        self.browser.mouse("mouseReleased", *self.point(x, y))

    def tap(self, x, y):
        self.drag([(x, y)])
        time.sleep(0.05)
        self.release(x, y)

    def rest(self):
        """Waits until no transition runs."""
        self.browser.wait("studio.model.open.size === 0 && studio.model.segments.length > 0")

    def bitmap(self):
        """A digest of the screen's pixels on the page."""
        return self.browser.value(
            "(() => { const c = document.getElementById('screen');"
            " const d = c.getContext('2d').getImageData(0, 0, c.width, c.height).data; let h = 7;"
            " for (let i = 0; i < d.length; i += 41) h = (h * 31 + d[i]) | 0; return h })()")

    def until(self, holds, reason, seconds=20):
        """Waits until a function is true: a slow host draws a frame later."""
        end = time.monotonic() + seconds
        while not holds():
            assert time.monotonic() < end, reason
            time.sleep(0.05)

    def catch_files(self):
        """Lets the page's next downloads be texts of `files`."""
        self.browser.value(
            "(() => { globalThis.files = []; const old = globalThis.oldURL ??= URL.createObjectURL;"
            " URL.createObjectURL = blob => { blob.text().then(text => files.push(text)); return old(blob) } })()")

    def shot(self, name):
        time.sleep(0.25)
        self.browser.screenshot(os.path.join(self.folder, name + ".png"))

    def run(self, chosen=()):
        try:
            for step in self.steps():
                if chosen and step.__name__ not in chosen:
                    continue
                print(f"  {step.__name__.replace('_', ' ')}", flush=True)
                known = set(FIGURES)
                step()
                for name in FIGURES.keys() - known:
                    print(f"    {name}: {FIGURES[name]}", flush=True)
        except BaseException:
            self.shot("failed")
            print("complaints:", self.browser.complaints, file=sys.stderr)
            print("the studio:", *self.studio.lines[-20:], sep="\n", file=sys.stderr)
            raise
        finally:
            if self.studio.process.poll() is None:
                self.studio.process.kill()
            self.browser.close()
