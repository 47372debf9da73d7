#!/usr/bin/env python3
"""Edits the source of an app while the studio shows it: saves a change in mid-transition, an error, and the error's correction.

    reload_test.py ROOT FOLDER COMMAND...    Matchcut's folder, one for screenshots, and the command that opens the studio
"""

import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

from page import FIGURES, Page, Studio, is_alive, replays

HERE = os.path.dirname(os.path.abspath(__file__))
# Files beside those that are edited, so that the package is of an app's size.
OTHERS = 96


def copied_app(root):
    """A copy of the app, which depends on Matchcut in a folder."""
    folder = os.path.join(tempfile.mkdtemp(prefix="matchcut-reload-"), "Lamp")
    shutil.copytree(os.path.join(HERE, "App"), folder, ignore=shutil.ignore_patterns(".build"))
    manifest = os.path.join(folder, "Package.swift")
    with open(manifest) as file:
        text = file.read()
    with open(manifest, "w") as file:
        file.write(text.replace('path: "../../../.."', f'path: "{root}"'))
    # Without it the versions of the dependencies are asked for over the network.
    resolved = os.path.join(root, "Package.resolved")
    if os.path.exists(resolved):
        shutil.copy(resolved, folder)
    for number in range(OTHERS):
        with open(os.path.join(folder, f"Sources/Lamp/Room{number}.swift"), "w") as file:
            file.write(
                f"import UIKit\n\nfinal class Room{number}: UIViewController {{\n"
                "  private let lamps: [String]\n\n  init(_ lamps: [String]) {\n    self.lamps = lamps\n"
                "    super.init(nibName: nil, bundle: nil)\n  }\n\n"
                '  required init?(coder: NSCoder) { fatalError("made by code") }\n\n'
                "  override func viewDidLoad() {\n    for (index, lamp) in lamps.enumerated() {\n"
                "      let label = UILabel(frame: CGRect(x: 20, y: 100 + 30 * index, width: 200, height: 24))\n"
                "      label.text = lamp\n      view.addSubview(label)\n    }\n  }\n}\n")
    return folder


def package_of_test(folder, root, app, text):
    """A new package with an exported test, which depends on the app and on Matchcut by their folders."""
    tests = os.path.join(folder, "Tests/LampSwipeTests")
    os.makedirs(tests)
    with open(os.path.join(tests, "SessionTests.swift"), "w") as file:
        file.write(text)
    with open(os.path.join(folder, "Package.swift"), "w") as file:
        file.write(
            "// swift-tools-version: 6.1\nimport PackageDescription\n\nlet package = Package(\n  name: \"LampSwipe\",\n"
            f"  dependencies: [.package(name: \"Matchcut\", path: \"{root}\"), .package(path: \"{app}\")],\n"
            "  targets: [\n    .testTarget(\n      name: \"LampSwipeTests\",\n      dependencies: [\n"
            "        \"Lamp\", .product(name: \"UIKit\", package: \"Matchcut\"),\n"
            "        .product(name: \"TransitionTesting\", package: \"Matchcut\"),\n      ])\n  ])\n")
    resolved = os.path.join(root, "Package.resolved")
    if os.path.exists(resolved):
        shutil.copy(resolved, folder)


class ReloadTest(Page):
    def __init__(self, root, folder, command):
        self.root = root
        self.app = copied_app(root)
        self.command = [*command, "--package", self.app, "--product", "Preview"]
        super().__init__(self.command, folder)

    def steps(self):
        return [
            self.opens, self.pushes_and_pauses, self.saves_a_change, self.saves_a_stored_property, self.saves_an_error,
            self.goes_on_beside_the_error, self.corrects_the_error, self.follows_a_button,
            self.exports_the_swipe, self.passes_the_test_in_a_new_package, self.replays_a_hundred_times, self.starts_again_after_a_crash, self.ends_while_it_builds,
            self.ends_with_a_package_that_does_not_build,
        ]

    def write(self, name, text):
        """Saves a file as editors do: another file takes its name."""
        path = os.path.join(self.app, "Sources/Lamp", name)
        with open(path + "~", "w") as file:
            file.write(text)
        os.rename(path + "~", path)

    def color(self, red, green, blue):
        self.write("LampColor.swift",
                   f"import UIKit\n\nenum LampColor {{\n  static let light = UIColor(red: {red}, green: {green}, blue: {blue}, alpha: 1)\n}}\n")

    def pixel(self):
        """The colour in the middle of the lower right quarter."""
        return self.browser.value(
            "(() => { const c = document.getElementById('screen');"
            " return [...c.getContext('2d').getImageData(c.width * 0.9 | 0, c.height * 0.75 | 0, 1, 1).data].slice(0, 3) })()")

    # Steps

    def opens(self):
        self.browser.open(self.studio.address)
        self.browser.wait("globalThis.studio")
        # The engine is built first where it is not yet.
        self.browser.wait("studio.model.state && studio.model.newest > 10", 3000)
        assert self.model("state.story") == "Lamps"

    def pushes_and_pauses(self):
        width, height = self.model("state.width"), self.model("state.height")
        self.tap(width / 2, height / 2)
        self.browser.wait("studio.model.segments.some(s => s.state === 'running')")
        self.rest()
        self.drag([(1, height / 2)] + [(2 + width * 0.4 * step / 14, height / 2) for step in range(15)])
        self.browser.wait("studio.model.segments.some(s => s.state === 'running interactively')")
        time.sleep(0.5)
        self.browser.key(" ")
        self.browser.wait("studio.model.state.playing === false")
        time.sleep(0.5)
        self.frame = self.model("newest")
        assert self.pixel() == [255, 204, 51], self.pixel()
        self.shot("before")
        # Earlier saves wait for it, too. With optimization the package manager builds each save.
        if "--debug" in self.command:
            self.until(lambda: any("From now on a save" in line for line in self.studio.lines), "saves are not prepared", 300)

    def saves(self, edit, expected):
        """Saves an edit; waits for a colour, and returns the seconds."""
        run = self.model("state.run")
        start = time.monotonic()
        edit()
        while self.pixel() != expected:
            assert time.monotonic() - start < 300, f"{self.pixel()} is not {expected}"
            time.sleep(0.02)
        seconds = time.monotonic() - start
        self.browser.wait("document.getElementById('cover').hidden && /reloaded/.test(document.getElementById('link').textContent)")
        assert self.model("newest") == self.frame, f"at frame {self.model('newest')}, before at {self.frame}"
        assert self.model("state.playing") is False
        assert self.model("state.run") > run
        assert any(state == "running interactively" for state in self.browser.value("studio.model.segments.map(s => s.state)"))
        return seconds

    def saves_a_change(self):
        colors = [(0, 0.4, 1), (1, 0, 0), (0, 0.8, 0.4), (0.2, 0.2, 1)]
        times = [
            self.saves(lambda: self.color(*color), [round(part * 255) for part in color]) for color in colors]
        self.shot("after")
        FIGURES["from save to the same frame, s"] = [round(one, 2) for one in times]
        FIGURES["from save to the same frame, median s"] = round(statistics.median(times), 2)

    def saves_a_stored_property(self):
        self.write("Shade.swift", "struct Shade {\n  var part = 0.6\n}\n")
        self.saves(lambda: self.write("LampColor.swift",
                   "import UIKit\n\nenum LampColor {\n  static let shade = Shade()\n"
                   "  static let light = UIColor(red: 0, green: shade.part, blue: 0, alpha: 1)\n}\n"), [0, 153, 0])

    def saves_an_error(self):
        self.write("LampColor.swift", "import UIKit\n\nenum LampColor {\n  static let light: UIColor = \"yellow\"\n}\n")
        self.browser.wait("!document.getElementById('errors').hidden", 300)
        text = self.browser.value("document.getElementById('errorText').textContent")
        assert text.startswith("Lamp/LampColor.swift:4:"), text
        assert "cannot convert value of type 'String'" in text, text
        assert "static let light: UIColor = \"yellow\"" in text, text
        assert self.pixel() == [0, 153, 0]
        self.shot("error")
        self.browser.resize(390, 844, 2)
        time.sleep(0.5)
        self.shot("error-narrow")
        self.browser.resize(1440, 980)
        self.browser.appearance(True)
        self.shot("error-dark")
        self.browser.appearance(False)

    def goes_on_beside_the_error(self):
        self.browser.key("ArrowRight")
        self.browser.wait(f"studio.model.newest === {self.frame + 1}")
        self.frame += 1

    def corrects_the_error(self):
        self.saves(lambda: self.color(1, 0.2, 0.2), [255, 51, 51])
        assert self.browser.value("document.getElementById('errors').hidden")

    def follows_a_button(self):
        """The button moves: the tap that was made follows it, and the screen is where it was."""
        path = os.path.join(self.app, "Sources/Lamp/LampController.swift")
        with open(path) as file:
            text = file.read()
        assert "midY - 22" in text
        run = self.model("state.run")
        self.write("LampController.swift", text.replace("midY - 22", "midY + 30"))
        self.browser.wait(f"studio.model.state.run > {run} && studio.model.newest === {self.frame}", 300)
        self.browser.wait("/follows UIButton .Turn on., which has moved/.test(document.getElementById('banner').textContent)")
        assert self.pixel() == [255, 51, 51]
        self.shot("followed")

    def exports_the_swipe(self):
        """Ends the swipe, picks what the test expects, and writes the test."""
        browser = self.browser
        width, height = self.model("state.width"), self.model("state.height")
        browser.value("studio.connection.do('resume')")
        browser.wait("studio.model.state.playing && studio.model.live")
        self.rest()
        # Once more by hand: the finger of the replay was cancelled.
        self.drag([(1, height / 2)] + [(2 + width * 0.8 * step / 20, height / 2) for step in range(21)])
        self.release(width * 0.82, height / 2)
        browser.wait("studio.model.segments.some(s => s.state === 'running interactively')")
        self.rest()
        time.sleep(0.3)
        browser.key("x")
        browser.wait("document.querySelectorAll('#picks button').length > 0")
        self.tap(width / 2, height / 2 + 50)
        browser.wait("[...document.querySelectorAll('#picks button')].some(b => /Turn on.* is on the screen/.test(b.textContent))")
        for words in ["is on the screen", "lies at", "the controller on top", "the last one completed"]:
            browser.value(f"[...document.querySelectorAll('#picks button')].find(b => b.textContent.includes('{words}')).click()")
        self.shot("expectations")
        assert browser.value("studio.expectations.list.length") == 4
        browser.key("Escape")
        self.catch_files()
        browser.click("#test")
        self.exported = browser.wait("files.find(f => /import TransitionTesting/.test(f))", 120)
        note = browser.value("document.getElementById('banner').textContent")
        assert "4 expectations, and passes" in note, note
        assert "@testable import Lamp" in self.exported and "LampListController.makeRoot()" in self.exported
        browser.click("#tabEvents")

    def passes_the_test_in_a_new_package(self):
        folder = os.path.join(os.path.dirname(self.app), "LampSwipe")
        package_of_test(folder, self.root, self.app, self.exported)
        start = time.monotonic()
        done = subprocess.run(
            ["swift", "test", "--package-path", folder, "--scratch-path", os.path.join(self.root, ".build"),
             "--disable-build-manifest-caching", "--disable-xctest"],
            capture_output=True, text=True)
        assert done.returncode == 0 and "1 test" in done.stdout + done.stderr, done.stdout[-4000:] + done.stderr[-4000:] + self.exported
        FIGURES["the exported test in a new package, built and passed, s"] = round(time.monotonic() - start, 1)

    def replays_a_hundred_times(self):
        self.catch_files()
        self.browser.click("#tabSession")
        self.browser.click("#save")
        text = self.browser.wait("files.find(f => /matchcut-session/.test(f))")
        self.browser.click("#tabEvents")
        programs = [os.readlink(f"/proc/{process}/exe") for process in self.descendants() if is_alive(process)]
        [program] = [one for one in programs if "/Preview" in one]
        replays(program, text, self.folder)

    def starts_again_after_a_crash(self):
        """A change that crashes at its beginning, then one that does not."""
        self.write("LampColor.swift",
                   "import UIKit\n\nenum LampColor {\n  static var light: UIColor { fatalError(\"no light\") }\n}\n")
        self.browser.wait("/crashed/.test(document.getElementById('banner').textContent)", 300)
        self.color(0.4, 0.4, 0.4)
        self.browser.wait("/reloaded/.test(document.getElementById('link').textContent)", 300)
        self.browser.wait("!/crashed/.test(document.getElementById('banner').textContent)", 300)

    def descendants(self):
        """The processes below the studio."""
        with os.popen("ps -eo pid=,ppid=") as lines:
            parents = {int(line.split()[0]): int(line.split()[1]) for line in lines}
        found = {self.studio.process.pid}
        while True:
            more = {one for one, parent in parents.items() if parent in found} - found
            if not more:
                return found - {self.studio.process.pid}
            found |= more

    def ends_while_it_builds(self):
        self.color(0.1, 0.1, 0.1)
        end = time.monotonic() + 20
        while len(self.descendants()) < 2 and time.monotonic() < end:
            time.sleep(0.02)
        time.sleep(0.7)
        processes = self.descendants()
        assert len(processes) >= 2, processes
        assert self.studio.end() == 0
        time.sleep(0.5)
        left = [process for process in processes if is_alive(process)]
        assert not left, os.popen(f"ps -fp {','.join(map(str, left))}").read()

    def ends_with_a_package_that_does_not_build(self):
        """The studio starts with an error, and shows the app once it is corrected."""
        self.write("LampColor.swift", "import UIKit\n\nenum LampColor {\n")
        self.studio = Studio(self.command)
        self.browser.open("about:blank")
        self.browser.open(self.studio.address)
        self.browser.wait("globalThis.studio && !document.getElementById('errors').hidden", 300)
        assert "goes on" not in self.browser.value("document.getElementById('errorAdvice').textContent")
        self.color(0.5, 0.5, 0.5)
        self.browser.wait("studio.model.state && studio.model.newest > 5", 300)
        assert self.browser.value("document.getElementById('errors').hidden")
        assert self.studio.end() == 0
        shutil.rmtree(os.path.dirname(self.app), ignore_errors=True)


if __name__ == "__main__":
    ReloadTest(sys.argv[1], sys.argv[2], sys.argv[3:]).run()
