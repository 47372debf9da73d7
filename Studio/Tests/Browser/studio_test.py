#!/usr/bin/env python3
"""Does on the real page what a person does, with the photo demo: touches it into a swipe, pauses, scrubs back, goes on from there.

    studio_test.py STUDIO HOST [FOLDER [STEP...]]    the programs, a folder for screenshots, and the steps; all unless given
"""

import os
import re
import signal
import subprocess
import sys
import time

from browser import Browser

FIGURES = {}


class Studio:
    """A studio with a host."""

    def __init__(self, studio, host, *options):
        self.process = subprocess.Popen(
            [studio, "--host", host, *options], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        line = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:\d+/#\S+", line)
        assert found, f"no address: {line}"
        self.address = found.group(0)

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


class Test:
    def __init__(self, studio, host, folder):
        self.programs, self.folder = (studio, host), folder
        os.makedirs(folder, exist_ok=True)
        self.studio = Studio(studio, host)
        self.browser = Browser(1440, 980)

    # The page

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

    def shot(self, name):
        time.sleep(0.25)
        self.browser.screenshot(os.path.join(self.folder, name + ".png"))

    # Steps

    def opens(self):
        self.browser.open(self.studio.address)
        self.browser.wait("globalThis.studio && studio.model.state && studio.model.newest > 10", 60)
        assert self.browser.value("location.hash") == "", "the secret stays in the address"
        assert self.model("state.stories.length") == 2
        self.browser.wait("document.getElementById('screen').width > 300")
        self.shot("light")

    def pushes(self):
        self.tap(100, 250)
        self.browser.wait("studio.model.segments.some(s => s.state === 'running')")
        self.rest()
        names = self.browser.value("studio.model.events.map(e => e.text)")
        assert any("viewDidAppear" in name for name in names), names[-10:]

    def swipes_and_pauses(self):
        self.drag([(1, 400)] + [(5 + 9 * step, 400) for step in range(22)])
        self.browser.wait("studio.model.segments.some(s => s.state === 'running interactively')")
        self.browser.key(" ")
        self.browser.wait("studio.model.state.playing === false")
        newest = self.model("newest")
        time.sleep(0.3)
        assert self.model("newest") == newest, "time goes on in a pause"
        self.browser.value("document.getElementById('tabAnimations').click()")
        self.shot("swipe")
        self.browser.value("document.getElementById('tabEvents').click()")
        self.middle = newest
        # The end of the drag waits for the next frame.
        self.release(195, 400)

    def scrubs(self):
        last = self.bitmap()
        box = self.browser.value(
            "(() => { const b = document.getElementById('timeline').getBoundingClientRect();"
            " return [b.left, b.top, b.width, b.height] })()")
        y = box[1] + box[3] - 30
        # To the beginning of the swipe, where the screen stood at its place.
        begin = self.browser.value(
            "(() => { const s = studio.model.segments.find(s => s.state === 'running interactively');"
            " return studio.timeline.x(s.from + 1) })()")
        self.browser.mouse("mousePressed", box[0] + box[2] * 0.97, y)
        for part in range(1, 6):
            self.browser.mouse("mouseMoved", box[0] + box[2] * 0.97 + (begin - box[2] * 0.97) * part / 5, y)
            time.sleep(0.03)
        self.browser.mouse("mouseReleased", box[0] + begin, y)
        self.browser.wait("studio.model.live === false")
        time.sleep(0.3)
        assert self.bitmap() != last, "scrubbing shows the same bitmap"
        self.browser.key("End")
        self.browser.wait("studio.model.live === true")
        time.sleep(0.3)
        assert self.bitmap() == last, "the newest frame is not the one before"

    def steps(self):
        self.browser.key("ArrowLeft")
        self.browser.wait(f"studio.model.shown === {self.middle - 1}")
        self.browser.key("ArrowLeft", modifiers=8)
        self.browser.wait(f"studio.model.shown === {self.middle - 11}")
        self.browser.key("ArrowRight")
        self.browser.wait(f"studio.model.shown === {self.middle - 10}")

    def measures_scrubbing(self):
        """The time from asking for a kept frame to its bitmap on the page."""
        processes = [self.studio.hosts()[0], self.studio.process.pid]
        before = [seconds_of(process) for process in processes]
        times = self.browser.value("""(async () => {
          const times = [], first = Math.max(studio.model.first, studio.model.newest - 590);
          const canvas = studio.connection, take = canvas.handlers.bitmap;
          for (let step = 0; step < 60; step++) {
            const frame = first + (step * 97) % (studio.model.newest - first);
            const start = performance.now();
            await new Promise(done => {
              canvas.handlers.bitmap = (header, pixels) => {
                take(header, pixels);
                if (header.use === 1) done();
              };
              canvas.do("look", { frame });
              setTimeout(done, 2000);
            });
            times.push(performance.now() - start);
          }
          canvas.handlers.bitmap = take;
          return times;
        })()""")
        drawn = sorted(one for one in times if one < 1990)
        used = sum(seconds_of(process) for process in processes) - sum(before)
        FIGURES["scrub step, ms of the processor"] = round(used / len(times) * 1000, 1)
        FIGURES["scrub step, median ms"] = round(drawn[len(drawn) // 2], 1)
        FIGURES["scrub step, 95 % ms"] = round(drawn[int(len(drawn) * 0.95)], 1)

    def explodes(self):
        self.browser.key("e")
        self.browser.wait("studio.exploded.layers.length > 5")
        self.browser.wait("studio.exploded.layers.some(l => l.node.width > 0 && l.layer.drawn)")
        time.sleep(1)
        self.shot("exploded")
        self.browser.key("e")
        self.browser.key("v")
        self.browser.wait("document.querySelectorAll('#tree [role=treeitem]').length > 5")
        self.browser.value("document.querySelectorAll('#tree [role=treeitem]')[4].click()")
        self.shot("tree")

    def goes_on(self):
        run = self.model("state.run")
        frame = self.model("shown")
        assert not self.model("live")
        self.browser.key("Enter")
        self.browser.wait(f"studio.model.state.run > {run}")
        self.browser.wait("studio.model.state.playing && studio.model.live")
        assert self.model("state.takes.length") >= 1
        assert self.model("difference") is None, "the replay differs"
        self.rest()
        assert self.model("newest") >= frame
        self.release(200, 400)

    def changes_settings(self):
        self.browser.key("d")
        self.browser.wait("studio.model.state.settings.style === 'dark' || studio.model.inputs.some(i => i.input[1] === 'style')")
        self.browser.appearance(True)
        time.sleep(0.5)
        self.shot("dark")
        self.browser.appearance(False)
        self.browser.key("d")

    def narrows(self):
        self.browser.resize(390, 844, 2)
        time.sleep(0.6)
        wide = self.browser.value("document.documentElement.scrollWidth")
        assert wide <= 390, f"the page is {wide} points wide"
        self.shot("narrow")
        self.browser.resize(1440, 980)
        time.sleep(0.5)

    def measures_pace(self):
        """Pushes and swipes back for some seconds at full size."""
        self.browser.resize(1440, 2700)
        time.sleep(1)
        shown = "studio.model.newest"
        start, first = time.monotonic(), self.browser.value(shown)
        self.browser.value("""(() => {
          const take = studio.connection.handlers.bitmap; globalThis.painted = 0;
          studio.connection.handlers.bitmap = (header, pixels) => { take(header, pixels); if (header.use === 1) painted++; };
        })()""")
        for _ in range(3):
            self.tap(100, 250)
            time.sleep(0.9)
            self.drag([(1, 400)] + [(5 + 12 * step, 400) for step in range(25)])
            self.release(310, 400)
            time.sleep(0.8)
        seconds = time.monotonic() - start
        FIGURES["frames of the app a second"] = round((self.browser.value(shown) - first) / seconds, 1)
        FIGURES["bitmaps a second (while something moves)"] = round(self.browser.value("painted") / seconds, 1)
        FIGURES["pixels"] = self.browser.value("[document.getElementById('screen').width, document.getElementById('screen').height].join(' × ')")
        latency = self.model("latency")
        FIGURES["frame to paint, median ms"], FIGURES["frame to paint, 95 % ms"] = latency
        costs = self.browser.value("[...studio.model.frames.values()].filter(f => f.draw !== undefined).map(f => [f.turn, f.build, f.draw, f.copy])")
        for index, name in enumerate(["turn", "frame value", "drawing", "copying"]):
            column = sorted(cost[index] for cost in costs)
            FIGURES[f"{name}, median µs"] = column[len(column) // 2]
        self.browser.resize(1440, 980)

    def idles(self):
        time.sleep(2)
        processes = self.studio.hosts() + [self.studio.process.pid]
        before = [seconds_of(process) for process in processes]
        time.sleep(10)
        after = [seconds_of(process) for process in processes]
        FIGURES["idle, host, % of a core"] = round((after[0] - before[0]) * 10, 2)
        FIGURES["idle, studio, % of a core"] = round((after[-1] - before[-1]) * 10, 2)

    def winds_back(self):
        """Goes on from a frame a minute in, which re-simulates a minute."""
        self.browser.wait("studio.model.newest > 3600", 90)
        self.browser.key(" ")
        self.browser.wait("studio.model.state.playing === false")
        run, newest = self.model("state.run"), self.model("newest")
        self.browser.value(f"studio.connection.do('look', {{frame: {newest - 1}}})")
        self.browser.wait("studio.model.live === false")
        start, before = time.monotonic(), seconds_of(self.studio.hosts()[0])
        self.browser.key("Enter")
        self.browser.wait(f"studio.model.state.run > {run}", 60)
        FIGURES["re-simulation, ms of the processor"] = round((seconds_of(self.studio.hosts()[0]) - before) * 1000)
        FIGURES["going on after re-simulating, s"] = round(time.monotonic() - start, 2)
        FIGURES["re-simulated frames"] = newest - 1
        FIGURES["re-simulation, ms"] = round(self.model("state.replayed"))
        assert self.model("difference") is None

    def survives_a_crash(self):
        os.kill(self.studio.hosts()[0], signal.SIGSEGV)
        self.browser.wait("/crashed/.test(document.getElementById('banner').textContent)", 60)
        self.shot("crashed")
        self.browser.click("#banner button")
        self.browser.wait("studio.model.state.playing === false && document.getElementById('banner').hidden")

    def ends(self):
        hosts = self.studio.hosts()
        status = self.studio.end()
        assert status == 0, f"the studio ends with {status}"
        for host in hosts:
            assert not is_alive(host), "a host is left running"
        self.browser.wait("document.getElementById('link').classList.contains('bad')")
        complaints = [text for text in self.browser.complaints if "WebSocket" not in text and "ERR_CONNECTION" not in text]
        assert not complaints, complaints

    def run(self, chosen=()):
        try:
            for step in [
                self.opens, self.pushes, self.swipes_and_pauses, self.scrubs, self.steps, self.measures_scrubbing, self.explodes,
                self.goes_on, self.changes_settings, self.narrows, self.measures_pace, self.idles, self.winds_back,
                self.survives_a_crash, self.ends,
            ]:
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
            raise
        finally:
            if self.studio.process.poll() is None:
                self.studio.process.kill()
            self.browser.close()


if __name__ == "__main__":
    Test(sys.argv[1], sys.argv[2], sys.argv[3] if len(sys.argv) > 3 else "out/studio").run(sys.argv[4:])
