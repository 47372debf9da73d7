"""A desktop in memory for tests: an X server, its mouse and keyboard by xdotool, screenshots by ImageMagick."""

import ctypes
import os
import subprocess
import time


class Failure(Exception):
    """A check that does not hold."""


def check(condition, text):
    """Fails with a text unless a condition holds."""
    if not condition:
        raise Failure(text)


class Desktop:
    """An X server in memory, as long as the block runs."""

    def __init__(self, width=1280, height=1024):
        reader, writer = os.pipe()
        self.server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writer), "-screen", "0", f"{width}x{height}x24", "-nolisten", "tcp"],
            pass_fds=[writer], stderr=subprocess.DEVNULL)
        os.close(writer)
        with os.fdopen(reader) as file:
            number = file.readline().strip()
        check(number, "Xvfb has not started")
        self.name = ":" + number
        # Letters beyond ASCII are typed in a locale that has them.
        self.environment = {**os.environ, "DISPLAY": self.name, "LC_ALL": "C.UTF-8"}
        self.environment.pop("WAYLAND_DISPLAY", None)
        self.environment.pop("SDL_VIDEODRIVER", None)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.server.terminate()
        self.server.wait()

    def call(self, *words):
        """Runs a program on the desktop; returns what it prints."""
        return subprocess.run(
            [str(word) for word in words], env=self.environment, check=True, capture_output=True, text=True).stdout

    def xdotool(self, *words):
        return self.call("xdotool", *words)

    def window(self, process, seconds=60):
        """Waits for the visible window of a process; returns its number."""
        end = time.time() + seconds
        while time.time() < end:
            check(process.poll() is None, f"the program has ended with status {process.returncode}")
            found = subprocess.run(
                ["xdotool", "search", "--onlyvisible", "--pid", str(process.pid)], env=self.environment,
                capture_output=True, text=True).stdout.split()
            if found:
                return int(found[-1])
            time.sleep(0.05)
        raise Failure("the program has shown no window")

    def size(self, window):
        """The width and height of a window."""
        lines = self.xdotool("getwindowgeometry", "--shell", window).split()
        values = dict(line.split("=") for line in lines)
        return int(values["WIDTH"]), int(values["HEIGHT"])

    def close(self, window):
        """Asks a window to close, as its title bar's button does."""
        x11 = ctypes.CDLL("libX11.so.6")
        x11.XOpenDisplay.restype = ctypes.c_void_p
        x11.XInternAtom.restype = ctypes.c_ulong
        x11.XInternAtom.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_int]
        x11.XSendEvent.argtypes = [ctypes.c_void_p, ctypes.c_ulong, ctypes.c_int, ctypes.c_long, ctypes.c_void_p]
        x11.XCloseDisplay.argtypes = [ctypes.c_void_p]

        class ClientMessage(ctypes.Structure):
            _fields_ = [
                ("type", ctypes.c_int), ("serial", ctypes.c_ulong), ("send_event", ctypes.c_int),
                ("display", ctypes.c_void_p), ("window", ctypes.c_ulong), ("message_type", ctypes.c_ulong),
                ("format", ctypes.c_int), ("data", ctypes.c_long * 5), ("rest", ctypes.c_long * 12)]

        display = x11.XOpenDisplay(self.name.encode())
        check(display, "the display can't be opened")
        event = ClientMessage(
            type=33, window=window, message_type=x11.XInternAtom(display, b"WM_PROTOCOLS", 0), format=32)
        event.data[0] = x11.XInternAtom(display, b"WM_DELETE_WINDOW", 0)
        x11.XSendEvent(display, window, 0, 0, ctypes.byref(event))
        x11.XCloseDisplay(display)

    def screenshot(self, window, path):
        """Writes the pixels of a window to a file, and returns them."""
        self.call("import", "-window", window, path)
        return Image.read(path)

    def settled(self, window, path, changing=0, seconds=60):
        """Waits until a window shows the same for a second, apart from some pixels, as of a caret; returns its pixels."""
        end = time.time() + seconds
        images = []
        while time.time() < end:
            images = images[-2:] + [self.screenshot(window, path)]
            if len(images) == 3 and all(image.differing(images[2]) <= changing for image in images[:2]):
                return images[2]
            time.sleep(0.5)
        raise Failure("the window does not come to rest")


class Image:
    """Pixels, three bytes each."""

    def __init__(self, width, height, data):
        self.width, self.height, self.data = width, height, data

    def __eq__(self, other):
        return (self.width, self.height, self.data) == (other.width, other.height, other.data)

    @staticmethod
    def read(path):
        """Reads a file that ImageMagick knows."""
        data = subprocess.run(["convert", path, "-depth", "8", "ppm:-"], check=True, capture_output=True).stdout
        kind, width, height, _, pixels = Image.header(data)
        check(kind == b"P6", f"{path} is no image in colour")
        return Image(width, height, pixels)

    @staticmethod
    def header(data):
        """The parts of a PPM file: kind, width, height, greatest value, pixels."""
        parts, index = [], 0
        while len(parts) < 4:
            start = index
            while data[index:index + 1] not in (b" ", b"\n"):
                index += 1
            parts.append(data[start:index])
            index += 1
        return parts[0], int(parts[1]), int(parts[2]), int(parts[3]), data[index:]

    def shrunk(self, numerator, denominator):
        """The mean of each area, to the nearest, by whole numbers; the last row and column count beyond the image."""
        if numerator == denominator:
            return self
        total = denominator * denominator
        columns = (self.width * numerator + denominator - 1) // denominator
        rows = (self.height * numerator + denominator - 1) // denominator
        parts = [
            [min((x * denominator + part) // numerator, self.width - 1) * 3 for part in range(denominator)]
            for x in range(columns)]
        data = bytearray()
        for y in range(rows):
            lines = [
                memoryview(self.data)[row * self.width * 3:(row + 1) * self.width * 3]
                for row in (min((y * denominator + part) // numerator, self.height - 1) for part in range(denominator))]
            for offsets in parts:
                for channel in range(3):
                    value = sum(line[offset + channel] for line in lines for offset in offsets)
                    data.append((value + total // 2) // total)
        return Image(columns, rows, bytes(data))

    def differing(self, other):
        """The number of pixels that differ; all where the sizes do."""
        if (self.width, self.height) != (other.width, other.height):
            return self.width * self.height
        if self.data == other.data:
            return 0
        rows = [(row * self.width * 3, (row + 1) * self.width * 3) for row in range(self.height)]
        return sum(
            self.data[index:index + 3] != other.data[index:index + 3]
            for start, end in rows if self.data[start:end] != other.data[start:end]
            for index in range(start, end, 3))

    def difference(self, other):
        """A sentence about the first pixel that differs; None where all are the same."""
        if (self.width, self.height) != (other.width, other.height):
            return f"{self.width} by {self.height} pixels, not {other.width} by {other.height}"
        if self.data == other.data:
            return None
        first = next(index for index, value in enumerate(self.data) if value != other.data[index]) // 3
        return f"{self.differing(other)} pixels differ, the first at {first % self.width}, {first // self.width}"
