#!/usr/bin/env python3
"""Drives the example app's window by mouse and keyboard, and compares it with the engine's frames.

    window_test.py EXAMPLE DEMOS FOLDER [--large] [--check] [SCENE...]

EXAMPLE is the program of Examples/WindowApp, DEMOS that of `matchcut run`; screenshots go to FOLDER. Each session is recorded, replayed
without a window, and its last frame compared with the window's last pixels, all of them. With --large the app has the screen of a phone,
else a small one, which a debug build draws in time. With --check the frames' times have a limit. Names of scenes choose some of them.
"""

import json
import math
import os
import re
import signal
import subprocess
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from desktop import Desktop, Failure, Image, check  # noqa: E402

example, demos, folder = sys.argv[1:4]
is_large, is_checked = "--large" in sys.argv, "--check" in sys.argv
os.makedirs(folder, exist_ok=True)
device = "iphone-se" if is_large else "320x480@2"


class App:
    """The example app in a window."""

    def __init__(self, desktop, name, *options, program=example, records=True, settles=True):
        self.desktop, self.name = desktop, name
        self.session = os.path.join(folder, name + ".mcsession")
        self.output = open(os.path.join(folder, name + ".txt"), "w+")
        words = [program, *options]
        if program == example and "--session" not in options:
            words += ["--device", device]
        self.scale = options[options.index("--scale") + 1] if "--scale" in options else None
        if not self.scale and program == example:
            words += ["--scale", "1/2"]
            self.scale = "1/2"
        if records:
            words += ["--record", self.session]
        self.process = subprocess.Popen(
            words, env=desktop.environment, stdout=self.output, stderr=subprocess.STDOUT)
        self.window = desktop.window(self.process)
        self.desktop.xdotool("mousemove", 1, 1)
        if settles:
            self.settle()

    def path(self, suffix="png"):
        return os.path.join(folder, f"{self.name}.{suffix}")

    def settle(self, changing=0):
        return self.desktop.settled(self.window, self.path(), changing)

    def text(self):
        self.output.flush()
        with open(self.output.name, encoding="utf-8") as file:
            return file.read()

    def move(self, x, y):
        self.desktop.xdotool("mousemove", "--window", self.window, x, y)

    def click(self, x, y):
        self.move(x, y)
        self.desktop.xdotool("mousedown", 1)
        time.sleep(0.1)
        self.desktop.xdotool("mouseup", 1)

    def press(self, x, y):
        self.move(x, y)
        self.desktop.xdotool("mousedown", 1)

    def drag(self, start, end, y, steps=12):
        """Moves the pressed mouse in steps."""
        for step in range(1, steps + 1):
            self.move(round(start + (end - start) * step / steps), y)
            time.sleep(0.03)

    def release(self):
        self.desktop.xdotool("mouseup", 1)

    def close(self, status=0):
        """Closes the window; the process ends by itself."""
        self.desktop.close(self.window)
        self.wait(status)

    def wait(self, status=0):
        try:
            found = self.process.wait(timeout=30)
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise Failure("the program goes on after its window was closed") from None
        check(found == status, f"the program has ended with status {found}, not {status}: {self.text()}")

    def kill(self):
        if self.process.poll() is None:
            self.process.kill()

    def compare(self, image):
        """Compares pixels of the window with the last frame of the session's replay."""
        frame = self.path("frame.png")
        replay = subprocess.run(
            [self.process.args[0], "replay", self.session, "--png", frame], capture_output=True, text=True)
        check(replay.returncode == 0, f"the replay ends with {replay.returncode}: {replay.stdout}{replay.stderr}")
        numerator, _, denominator = self.scale.partition("/")
        wanted = Image.read(frame).shrunk(int(numerator), int(denominator or 1))
        difference = image.difference(wanted)
        check(difference is None, f"the window is not the engine's frame: {difference}")


def seconds_of_processor(pid):
    with open(f"/proc/{pid}/stat", encoding="ascii") as file:
        fields = file.read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


# Scenes


def opens(desktop):
    """The window shows the engine's frame, at each scale, and costs nothing while nothing moves."""
    for scale in ["1", "3/4", "1/2", "1/3"]:
        app = App(desktop, "scale-" + scale.replace("/", "-"), "--scale", scale)
        image = app.settle()
        app.close()
        app.compare(image)
    app = App(desktop, "idle")
    start = seconds_of_processor(app.process.pid)
    time.sleep(5)
    share = (seconds_of_processor(app.process.pid) - start) / 5
    print(f"idle: {share * 100:.2f} % of a core")
    check(share < 0.03, "the processor works although nothing moves")
    app.close()


def clicks(desktop):
    """A click adds a row, another one opens a note, and a swipe from the edge goes back."""
    app = App(desktop, "clicks")
    width, height = desktop.size(app.window)
    before = app.settle()
    app.click(width - 24, 42 if is_large else 22)
    app.move(width // 2, height - 30)
    added = app.settle()
    check(added != before, "the button has not added a row")
    app.close()
    app.compare(added)


def swipes(desktop):
    """A transition under the finger stands still in the window as in the engine, and goes back or on."""
    app = App(desktop, "swipe")
    width, height = desktop.size(app.window)
    app.click(width // 2, height // 2)
    page = app.settle(changing=200)
    app.press(1, height // 3)
    app.drag(1, width // 2, height // 3)
    middle = app.settle()
    check(middle.differing(page) > width * height // 10, "the swipe has not moved the page")
    app.close()
    app.compare(middle)


def scrolls(desktop):
    """The wheel scrolls the list, which comes to rest."""
    app = App(desktop, "wheel")
    width, height = desktop.size(app.window)
    before = app.settle()
    app.move(width // 2, height // 2)
    for _ in range(4):
        desktop.xdotool("click", 5)
        time.sleep(0.05)
    image = app.settle()
    check(image != before, "the wheel has not scrolled")
    app.close()
    app.compare(image)


def types(desktop):
    """Text is typed in the keyboard's layout, deleted, and shown in the list after a swipe back."""
    app = App(desktop, "typing")
    width, height = desktop.size(app.window)
    app.click(width // 2, height // 2)
    app.settle(changing=200)
    desktop.screenshot(app.window, app.path("editing.png"))
    # The key of a letter that the keyboard lacks has it for that time only; a debug build takes long for a frame.
    desktop.xdotool("type", "--delay", 120 if is_large else 1500, "Hé")
    desktop.xdotool("key", "x")
    desktop.xdotool("key", "BackSpace")
    app.settle(changing=200)
    desktop.screenshot(app.window, app.path("typed.png"))
    app.press(1, height // 3)
    app.drag(1, width - 10, height // 3)
    app.release()
    image = app.settle()
    app.close()
    with open(app.session, encoding="utf-8") as file:
        texts = re.findall(r'"input":"(?:text","text":"([^"]*)|(delete))', file.read())
    typed = "".join(text or f"<{name}>" for text, name in texts)
    check(typed == "Héx<delete>", f"\"{typed}\" was typed, not \"Héx<delete>\"")
    app.compare(image)


def resizes(desktop):
    """A window of another size gives the app that size; F6 turns the device, and the window with it."""
    app = App(desktop, "size")
    width, height = desktop.size(app.window)
    desktop.xdotool("windowsize", app.window, width + 60, height - 90)
    time.sleep(1)
    image = app.settle()
    check(desktop.size(app.window) == (width + 60, height - 90), "the window has not the size that it was given")
    app.close()
    with open(app.session, encoding="utf-8") as file:
        check('"input":"resize"' in file.read(), "the app has not been resized")
    app.compare(image)
    app = App(desktop, "rotation")
    desktop.xdotool("windowfocus", app.window)
    desktop.xdotool("key", "F6")
    time.sleep(1)
    image = app.settle()
    check(desktop.size(app.window) == (height, width), "the window has not turned")
    app.close()
    app.compare(image)


def covers(desktop):
    """Another window over it makes the app inactive; as that one goes, the pixels are shown again, and the focus makes it active."""
    app = App(desktop, "covered", records=False)
    desktop.xdotool("windowfocus", app.window)
    time.sleep(0.5)
    before = app.settle()
    other = App(desktop, "cover", records=False)
    desktop.xdotool("windowfocus", other.window)
    time.sleep(0.5)
    other.close()
    desktop.xdotool("windowfocus", app.window)
    difference = app.settle().difference(before)
    check(difference is None, f"the window is not shown again: {difference}")
    app.close()
    states = app.text().split()
    check(states[:3] == ["active", "inactive", "active"], f"the states were {states}")


def ends(desktop):
    """The window's focus, hiding and closing are the app's life cycle; Ctrl-C ends it like closing."""
    app = App(desktop, "life-cycle")
    desktop.xdotool("windowunmap", app.window)
    time.sleep(1)
    desktop.xdotool("windowmap", app.window)
    time.sleep(1)
    image = app.settle()
    app.close()
    calls = app.text().split("\n")
    wanted = ["active", "inactive", "background", "foreground", "active", "inactive", "background", "terminated"]
    check([call for call in calls if call in wanted] == wanted, f"the life cycle was {calls}")
    app.compare(image)
    app = App(desktop, "interrupt")
    app.process.send_signal(signal.SIGINT)
    app.wait()
    check("terminated" in app.text(), "Ctrl-C has not terminated the app")


def scrolling_session(path, rate, seconds=10):
    """Writes a session in which a finger moves the list up and down, in each frame."""
    width, height, scale, top = (375, 667, 2, 20) if is_large else (320, 480, 2, 0)
    header = {
        "format": "matchcut-session", "version": 1, "device": device, "width": width, "height": height, "scale": scale,
        "rate": rate, "top": top, "story": "WindowApp", "frames": rate * (seconds + 1)}
    lines = [header]
    for step in range(rate * seconds + 1):
        phase = "began" if step == 0 else "ended" if step == rate * seconds else "moved"
        y = height / 2 + height / 4 * math.sin(step / rate * 2)
        lines.append({
            "frame": rate // 2 + step, "input": "finger", "finger": 1, "phase": phase, "x": width / 2, "y": round(y * 4) / 4})
    with open(path, "w", encoding="utf-8") as file:
        file.writelines(json.dumps(line) + "\n" for line in lines)


def paces(desktop):
    """Frames come at their times, at 60 and at 120 a second, while a finger of a session moves the list."""
    for rate in [60, 120]:
        path = os.path.join(folder, f"pace-{rate}.mcsession")
        scrolling_session(path, rate)
        app = App(desktop, f"pace-{rate}", "--session", path, "--figures", records=False, settles=False)
        start = seconds_of_processor(app.process.pid)
        time.sleep(11)
        share = (seconds_of_processor(app.process.pid) - start) / 11
        app.settle()
        app.close()
        print(f"{rate} frames a second, {share * 100:.0f} % of a core:")
        for line in app.text().split("\n"):
            if ":" in line:
                print(f"  {line}")
        late = re.search(r"deviation.*99th percentile ([0-9.]+) ms", app.text())
        check(late, "no figures were printed")
        check(not is_checked or float(late[1]) <= 1, f"the 99th percentile of the deviation is {late[1]} ms")


def demo(desktop):
    """The demo and the gallery have windows, of the largest scale that fits."""
    for story in ["Photos", "Gallery"]:
        # The gallery plays its effects.
        app = App(
            desktop, "demo-" + story.lower(), "--story", story, program=demos, records=False,
            settles=story == "Photos")
        time.sleep(2)
        desktop.screenshot(app.window, app.path())
        wanted = (590, 1278) if is_large else (393, 852)
        check(desktop.size(app.window) == wanted, "the window does not have the largest scale that fits")
        app.close()


def mistakes(desktop):
    """Without a display, or with a wrong option, a message says what to do, and the status is its kind's."""
    environment = {key: value for key, value in desktop.environment.items() if key != "DISPLAY"}
    for words, place, status, text in [
        ([], environment, 69, "There is no display for the window"),
        ([], {**environment, "DISPLAY": ":9876"}, 69, "There is no display for the window"),
        (["--record", "/no/folder/x"], desktop.environment, 73, "/no/folder/x can't be written"),
        (["--session", "/no/file"], desktop.environment, 66, "There is no file /no/file."),
        (["--fly"], desktop.environment, 64, "\"--fly\" is no option"),
        (["--story", "None"], desktop.environment, 64, "There is no story \"None\""),
    ]:
        run = subprocess.run([example, *words], env=place, capture_output=True, text=True, timeout=30)
        check(
            run.returncode == status and text in run.stderr,
            f"{words} ends with {run.returncode}: {run.stdout}{run.stderr}")
        check("active" not in run.stdout, "the app was launched without a window")


def main():
    with Desktop(1280, 1440 if is_large else 1024) as desktop:
        chosen = [word for word in sys.argv[4:] if not word.startswith("-")]
        for scene in [opens, clicks, swipes, scrolls, types, resizes, covers, ends, paces, demo, mistakes]:
            if chosen and scene.__name__ not in chosen:
                continue
            start = time.time()
            scene(desktop)
            print(f"{scene.__name__}: {scene.__doc__} ({time.time() - start:.1f} s)", flush=True)


try:
    main()
except Failure as failure:
    print(f"FAILED: {failure}", file=sys.stderr)
    sys.exit(1)
