#!/usr/bin/env python3
"""Does on the real page what a person does, with the photo demo: touches it into a swipe, pauses, scrubs back, goes on from there.

    studio_test.py [--small] STUDIO HOST [FOLDER [STEP...]]    the programs, a folder for screenshots, and the steps; all unless given

With --small it shows a small screen and measures nothing, for a host that was built without optimization.
"""

import os
import signal
import sys
import time

from page import FIGURES, Page, is_alive, replays, seconds_of


class StudioTest(Page):
    def __init__(self, studio, host, folder, is_small):
        self.host, self.is_small = host, is_small
        super().__init__([studio, "--host", host, *(["--device", "iphone-se"] if is_small else [])], folder)

    def steps(self):
        steps = self.all_steps()
        return [step for step in steps if not step.__name__.startswith(("measures", "idles", "winds"))] if self.is_small else steps

    def all_steps(self):
        return [
            self.opens, self.pushes, self.swipes_and_pauses, self.scrubs, self.steps_frame_by_frame, self.measures_scrubbing, self.explodes,
            self.goes_on, self.changes_settings, self.compares_a_take, self.shows_variants, self.opens_an_address, self.shows_stories,
            self.changes_a_spring, self.changes_animations, self.drags_a_bar_quickly, self.changes_an_effect, self.replays_a_hundred_times, self.films, self.narrows, self.measures_pace, self.idles, self.winds_back,
            self.survives_a_crash, self.ends,
        ]

    def opens(self):
        self.browser.open(self.studio.address)
        self.browser.wait("globalThis.studio && studio.model.state && studio.model.newest > 10", 60)
        assert self.browser.value("location.hash") == "", "the secret stays in the address"
        assert self.browser.value("['Photos', 'Card', 'Cube'].every(name => studio.model.state.stories.includes(name))")
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
        # A slow host comes to the last movement later.
        self.browser.wait("studio.model.inputs.some(i => i.input[2] === 'moved' && i.input[3] > 190)", 60)
        time.sleep(0.1)
        self.browser.key(" ")
        self.browser.wait("studio.model.state.playing === false")
        newest = self.model("newest")
        time.sleep(0.3)
        assert self.model("newest") == newest, "time goes on in a pause"
        self.browser.value("document.getElementById('tabAnimations').click()")
        self.browser.key("p")
        path = self.browser.wait("studio.model.pathsAt(studio.model.shown).map(p => p.map(q => q.x)).find(p => p[p.length - 1] > p[0] + 100)")
        assert path == sorted(path), "the screen that is swiped away does not move to the right alone"
        drawn = self.browser.value(
            "(() => { const m = document.getElementById('trails'); const d = m.getContext('2d').getImageData(0, 0, m.width, m.height).data;"
            " return d.some(v => v > 0) })()")
        assert drawn, "no path is drawn"
        assert self.browser.value("document.querySelectorAll('.row canvas.speed').length") > 0
        self.shot("swipe")
        self.browser.key("p")
        self.browser.value("document.getElementById('tabEvents').click()")
        self.middle = newest
        # The end of the drag waits for the next frame.
        self.release(195, 400)

    def scrubs(self):
        # The newest frame is drawn.
        time.sleep(1 if self.is_small else 0)
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
        self.until(lambda: self.bitmap() != last, "scrubbing shows the same bitmap")
        self.browser.key("End")
        self.browser.wait("studio.model.live === true")
        self.until(lambda: self.bitmap() == last, "the newest frame is not the one before")

    def steps_frame_by_frame(self):
        self.browser.key("ArrowLeft")
        self.browser.wait(f"studio.model.shown === {self.middle - 1}")
        self.browser.key("ArrowLeft", modifiers=8)
        self.browser.wait(f"studio.model.shown === {self.middle - 11}")
        self.browser.key("ArrowRight")
        self.browser.wait(f"studio.model.shown === {self.middle - 10}")

    def measures_scrubbing(self):
        """The time from asking for a frame of a transition to its bitmap on the page."""
        processes = [self.studio.hosts()[0], self.studio.process.pid]
        before = [seconds_of(process) for process in processes]
        # Two frames in a row differ: a frame that looks as the one before it has no bitmap.
        times = self.browser.value("""(async () => {
          const { model, connection } = studio, take = connection.handlers.bitmap;
          const moves = model.segments.flatMap(one => {
            const last = Math.min(one.to ?? model.newest, model.newest - 1);
            return Array.from({ length: Math.max(0, last - one.from - 6) }, (_, index) => one.from + 3 + index);
          });
          const times = [];
          for (let step = 0; step < 60; step++) {
            const frame = moves[step * 7 % moves.length];
            const start = performance.now();
            await new Promise(done => {
              connection.handlers.bitmap = (header, pixels) => {
                take(header, pixels);
                if (header.use === 1 && header.frame === frame) done();
              };
              connection.do("look", { frame });
              setTimeout(done, 2000);
            });
            times.push(performance.now() - start);
          }
          connection.handlers.bitmap = take;
          return times;
        })()""")
        drawn = sorted(one for one in times if one < 140)
        assert len(drawn) > 50, f"{len(times) - len(drawn)} of 60 frames were shown late or not: {times}"
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
        # In the middle of the swipe; the replay takes its finger away.
        frame = self.middle - 10
        self.browser.value(f"studio.connection.do('look', {{frame: {frame}}})")
        self.browser.wait(f"studio.model.shown === {frame}")
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

    def compares_a_take(self):
        """The recording that was cut beside the present one, at the same frame."""
        self.browser.click("#tabSession")
        self.browser.click("#takes .beside")
        self.browser.wait("studio.board.cells.length === 3 && studio.board.cells.every(c => c.canvas.height > 100)")
        self.browser.wait("studio.board.note.textContent.length > 20")
        self.shot("takes")
        self.browser.key("Escape")
        assert self.browser.value("document.getElementById('board').hidden")
        self.browser.click("#tabEvents")

    def shows_variants(self):
        self.browser.click("#variants")
        self.browser.wait("studio.board.cells.length === 10 && studio.board.cells.every(c => c.canvas.height > 100)", 600 if self.is_small else 120)
        names = self.browser.value("studio.board.cells.map(c => c.label.textContent)")
        assert "dark" in names and "iPad" in names, names
        self.shot("variants")
        self.browser.click("#variants")

    def opens_an_address(self):
        """The address of a story in other settings at a frame, as a link of another page would open it."""
        address = self.studio.address.split("#")[0] + "?story=Photos+%C2%B7+a+photo&device=iphone-se&style=dark&frame=90"
        self.browser.open(address)
        self.browser.wait("globalThis.studio && studio.model.state && studio.model.state.story === 'Photos · a photo'", 60)
        self.browser.wait("studio.model.state.device === 'iphone-se' && studio.model.newest === 90")
        assert self.model("state.playing") is False
        assert self.model("state.settings.style") == "dark"
        # The script was played; the events come after the state.
        self.browser.wait("studio.model.events.some(e => /viewDidAppear/.test(e.text) && e.t > 30)")
        self.browser.wait("/frame=90/.test(location.search)")
        self.shot("address")

    def shows_stories(self):
        self.browser.key("s")
        self.browser.wait("studio.board.cells.length === studio.model.state.stories.length && studio.board.cells.every(c => c.canvas.height > 100)", 240)
        self.shot("stories")
        run = self.model("state.run")
        self.browser.value("studio.board.cells[3].node.click()")
        self.browser.wait(f"studio.model.state.run > {run} && studio.model.state.story === 'Card'")
        assert self.browser.value("document.getElementById('board').hidden")

    def changes_a_spring(self):
        """Moves a slider after a transition, which runs again with the new value; then copies the code."""
        self.browser.wait("studio.model.state.playing && studio.model.newest > 10")
        self.tap(196, 142)
        self.browser.wait("studio.model.segments.some(s => s.state === 'running')")
        self.rest()
        start = self.browser.value("studio.numbers.first")
        self.browser.click("#tabNumbers")
        self.browser.wait("studio.numbers.list.length === 3")
        run = self.model("state.run")
        times = []
        for value in [0.5, 0.35, 0.2]:
            begin = time.monotonic()
            self.browser.value(
                f"(() => {{ const s = document.querySelector('#numbers input[type=range][aria-label=damping]');"
                f" s.value = {value}; s.dispatchEvent(new Event('input')) }})()")
            self.browser.wait(f"studio.model.state.run > {run} && studio.model.state.tuned === {start}")
            times.append(time.monotonic() - begin)
            run = self.model("state.run")
        FIGURES["from a slider to the transition's first frame, s"] = [round(one, 2) for one in times]
        self.browser.wait("studio.model.segments.some(s => s.state === 'running')")
        self.shot("spring")
        assert self.model("difference") is None
        self.rest()
        self.browser.wait("/Tunable\\(\"damping\", 0.2, in: 0.1\\.\\.\\.1\\)/.test(document.getElementById('numberCode').textContent)")
        self.browser.click("#resetNumbers")
        self.browser.wait(f"studio.model.state.run > {run} && document.getElementById('numberChanges').hidden")
        self.browser.click("#tabEvents")

    def changes_animations(self):
        """Drags the end of a bar, mutes an animation and resets both; each time the card comes up again."""
        self.rest()
        self.browser.click("#tabAnimations")
        row = "[...studio.animations.cells.values()].find(c => /position/.test(c.row?.key) && c.row.name && !c.row.clock)"
        first = self.browser.wait(f"{row} && {row}.row.first")
        run = self.model("state.run")
        left, top, width, height = self.browser.value(
            f"(() => {{ {row}.node.scrollIntoView(); const b = {row}.bar.getBoundingClientRect(); return [b.left, b.top, b.width, b.height] }})()")
        self.browser.mouse("mousePressed", left + width - 3, top + height / 2)
        self.browser.mouse("mouseMoved", left + width + 12, top + height / 2)
        self.browser.wait(f"studio.model.state.run > {run} && studio.model.state.tuned === {first}")
        self.browser.mouse("mouseReleased", left + width + 12, top + height / 2)
        self.browser.wait(f"{row} && {row}.row.own && {row}.row.duration > {row}.row.own[1] + 0.02")
        assert self.model("difference") is None
        self.rest()
        run = self.model("state.run")
        self.browser.value(f"{row}.mute.click()")
        self.browser.wait(f"studio.model.state.run > {run} && {row} && {row}.row.muted")
        self.shot("animations")
        self.rest()
        words = self.browser.value("document.getElementById('animationCode').textContent")
        assert "muted" in words and "duration" in words, words
        run = self.model("state.run")
        self.browser.click("#resetAnimations")
        self.browser.wait(f"studio.model.state.run > {run} && {row} && !{row}.row.own")
        self.rest()
        assert self.browser.value("document.getElementById('animationChanges').hidden")
        self.browser.click("#tabEvents")

    def drags_a_bar_quickly(self):
        """Changes that come while a run begins again: it has the touches of the run before, and its frames are shown."""
        self.browser.click("#tabAnimations")
        row = "[...studio.animations.cells.values()].find(c => /position/.test(c.row?.key) && c.row.name && !c.row.clock)"
        ended = "studio.model.inputs.filter(i => i.input[0] === 'finger').map(i => i.input[2])"
        phases = self.browser.value(ended)
        for _ in range(3):
            left, top, width, height = self.browser.value(
                f"(() => {{ {row}.node.scrollIntoView(); const b = {row}.bar.getBoundingClientRect(); return [b.left, b.top, b.width, b.height] }})()")
            self.browser.mouse("mousePressed", left + width - 3, top + height / 2)
            for part in range(1, 6):
                self.browser.mouse("mouseMoved", left + width - 3 + 2 * part, top + height / 2)
            self.browser.mouse("mouseReleased", left + width + 7, top + height / 2)
            self.browser.wait(f"!studio.animations.reruns.isWaiting && {ended}.length >= {len(phases)}")
            self.rest()
            assert self.browser.value(ended) == phases, self.browser.value(ended)
        self.browser.key("Home")
        self.browser.wait("studio.model.newest > 5 && studio.model.newest < 60")
        self.until(lambda: self.model("newest") > 60, "the app does not go on")
        self.browser.click("#tabEvents")

    def place(self, name):
        """The middle of the view of a name on the app's screen."""
        self.browser.value("studio.tree.rows.length = 0, studio.connection.do('inspect', { frame: studio.model.newest })")
        x, y, width, height = self.browser.wait(f"studio.tree.rows.find(r => r.view.name === '{name}')?.view.f")
        return x + width / 2, y + height / 2

    def changes_an_effect(self):
        """Plays an effect of the gallery, whose parameters are numbers by themselves."""
        self.browser.value("(() => { const s = document.getElementById('story'); s.value = 'Gallery'; s.dispatchEvent(new Event('change')) })()")
        self.browser.wait("studio.model.state.story === 'Gallery' && studio.model.newest > 20", 60)
        self.tap(*self.place("Pan"))
        self.browser.wait("studio.model.events.some(e => /Pan.viewDidAppear/.test(e.text))", 120)
        self.tap(*self.place("Play"))
        self.browser.click("#tabNumbers")
        # The numbers that were read last come first: the gallery's cards have read others before.
        self.browser.wait("studio.numbers.list.slice(0, 2).some(n => n.name === 'Pan · parallax')", 60)
        self.browser.wait("studio.model.open.size === 0", 120)
        run = self.model("state.run")
        self.browser.value(
            "(() => { const s = document.querySelector('#numbers input[type=range][aria-label=\"Pan · parallax\"]');"
            " s.value = 0.9; s.dispatchEvent(new Event('input')) })()")
        self.browser.wait(f"studio.model.state.run > {run}", 60)
        self.browser.wait("/animator.parallax = 0.9/.test(document.getElementById('numberCode').textContent)", 60)
        self.shot("effect")
        self.browser.click("#tabEvents")

    def replays_a_hundred_times(self):
        self.browser.wait("studio.model.open.size === 0", 120)
        self.catch_files()
        self.browser.click("#tabSession")
        self.browser.click("#save")
        text = self.browser.wait("files.find(f => /matchcut-session/.test(f))")
        self.browser.click("#tabEvents")
        replays(self.host, text, self.folder, 5 if self.is_small else 100)

    def films(self):
        """A film and a page of the session; nothing of the page leaves it but the files."""
        self.browser.wait("studio.model.open.size === 0")
        self.browser.key(" ")
        self.browser.value(
            "(() => { globalThis.files = []; const old = URL.createObjectURL;"
            " URL.createObjectURL = blob => { files.push([blob.type, blob.size]); return old(blob) } })()")
        self.browser.click("#tabSession")
        for kind, mime in [("gif", "image/gif"), ("html", "text/html")]:
            self.browser.value(f"document.getElementById('filmFormat').value = '{kind}'; document.getElementById('filmRate').value = 10")
            self.browser.click("#film")
            self.browser.wait(f"files.some(f => f[0] === '{mime}' && f[1] > 5000)", 120)
        self.shot("session")
        self.browser.click("#tabEvents")
        self.browser.key(" ")
        self.browser.value("(() => { const s = document.getElementById('story'); s.value = 'Photos'; s.dispatchEvent(new Event('change')) })()")
        self.browser.wait("studio.model.state.story === 'Photos' && studio.model.newest > 5")
        self.browser.value("(() => { const s = document.getElementById('device'); s.value = 'iphone-15'; s.dispatchEvent(new Event('change')) })()")
        self.browser.wait("studio.model.state.device === 'iphone-15' && studio.model.newest > 5")
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


if __name__ == "__main__":
    arguments = [word for word in sys.argv[1:] if word != "--small"]
    folder = arguments[2] if len(arguments) > 2 else "out/studio"
    StudioTest(arguments[0], arguments[1], folder, "--small" in sys.argv).run(arguments[3:])
