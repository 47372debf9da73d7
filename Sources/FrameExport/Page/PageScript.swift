/// The page's program.
enum PageScript {
  static let text = """
    'use strict';
    (() => {
      const film = JSON.parse(document.getElementById('film').textContent);
      const byId = id => document.getElementById(id);
      const times = film.frames.map(frame => frame[0]);
      const begin = times[0], last = times.length - 1;
      // Two clocks that mean the same moment may differ in their last bits.
      const slack = 1e-6;
      const canvas = byId('screen'), pen = canvas.getContext('2d');
      canvas.width = film.width;
      canvas.height = film.height;

      let now = begin, frame = -1, playing = false, speed = 1, before = 0;

      const pictures = film.pictures.map(address => {
        const picture = new Image();
        picture.onload = () => { if (picture === pictures[film.frames[frame]?.[1]]) paint(); };
        picture.src = address;
        return picture;
      });

      function paint() {
        const picture = pictures[film.frames[frame][1]];
        if (!picture.complete) return;
        pen.clearRect(0, 0, film.width, film.height);
        pen.drawImage(picture, 0, 0);
      }

      function frameAt(time) {
        let low = 0, high = last;
        while (low < high) {
          const middle = (low + high + 1) >> 1;
          if (times[middle] <= time + slack) low = middle; else high = middle - 1;
        }
        return low;
      }

      // The events

      const names = ['appearance', 'containment', 'delegate', 'context', 'animator', 'coordinator', 'hierarchy', 'input'];
      const shown = new Set(names);
      const list = byId('events'), marks = byId('marks');
      // What comes three times in a row or more, as updates by a finger do, is one row.
      const runs = [];
      for (const [time, kind, subject, call] of film.events) {
        const name = `${kind} ${subject} ${call.split('(')[0]}`;
        const run = runs[runs.length - 1];
        if (run && run.name === name) run.calls.push({ time, call });
        else runs.push({ name, kind, subject, calls: [{ time, call }] });
      }
      const parts = runs.flatMap(run => run.calls.length > 2 ? [run] : run.calls.map(call => ({ ...run, calls: [call] })));

      const rows = parts.map(({ kind, subject, calls }) => {
        const item = document.createElement('li');
        const button = document.createElement('button');
        const dot = document.createElement('span');
        dot.className = 'dot';
        dot.style.background = `var(--${kind})`;
        dot.title = kind;
        const stamp = document.createElement('time');
        const code = document.createElement('code');
        if (subject) {
          const name = document.createElement('b');
          name.textContent = subject;
          code.append(name, '.');
        }
        const call = document.createElement('span'), count = document.createElement('small');
        code.append(call);
        button.append(dot, stamp, code, count);
        const time = calls[0].time;
        button.onclick = () => { pause(); seek(time); };
        item.append(button);
        list.append(item);
        const marksOfRow = calls.map(({ time }) => {
          const mark = document.createElement('i');
          mark.style.left = `${100 * Math.min(1, Math.max(0, (time - begin) / Math.max(times[last] - begin, 1e-9)))}%`;
          mark.style.background = `var(--${kind})`;
          marks.append(mark);
          return mark;
        });
        const show = past => {
          const latest = calls[Math.max(0, past - 1)];
          stamp.textContent = latest.time.toFixed(3);
          call.textContent = latest.call;
          if (calls.length > 1) count.textContent = past ? `${past} of ${calls.length}` : `${calls.length} times`;
        };
        show(0);
        return { time, kind, item, button, calls, show, marks: marksOfRow };
      });
      byId('none').hidden = rows.length > 0;

      for (const kind of names.filter(name => rows.some(row => row.kind === name))) {
        const button = document.createElement('button');
        const dot = document.createElement('span');
        dot.className = 'dot';
        dot.style.background = `var(--${kind})`;
        button.append(dot, kind);
        button.setAttribute('aria-pressed', 'true');
        button.onclick = () => {
          if (!shown.delete(kind)) shown.add(kind);
          button.setAttribute('aria-pressed', String(shown.has(kind)));
          for (const row of rows) {
            for (const part of [row.item, ...row.marks]) part.hidden = !shown.has(row.kind);
          }
        };
        byId('filters').append(button);
      }

      function light() {
        const from = frame > 0 ? times[frame - 1] : -Infinity;
        let current = null;
        for (const row of rows) {
          const done = row.calls.filter(call => call.time <= now + slack);
          const past = done.length > 0, fresh = past && done[done.length - 1].time > from + slack;
          if (row.calls.length > 1) row.show(done.length);
          row.button.classList.toggle('past', past);
          row.button.classList.toggle('now', fresh);
          if (past && !row.item.hidden) current = row;
        }
        if (!current) { list.scrollTop = 0; return; }
        const top = current.item.offsetTop, bottom = top + current.item.offsetHeight;
        if (top < list.scrollTop + 40 || bottom > list.scrollTop + list.clientHeight - 60) {
          list.scrollTop = Math.max(0, bottom - list.clientHeight * 0.6);
        }
      }

      // The clock

      const scrubber = byId('scrubber'), clock = byId('clock');
      scrubber.max = last;

      function seek(time) {
        now = Math.min(Math.max(time, begin), film.end);
        const next = frameAt(now);
        if (next !== frame) { frame = next; paint(); }
        scrubber.value = frame;
        scrubber.style.setProperty('--done', `${last > 0 ? 100 * frame / last : 100}%`);
        clock.innerHTML = `${now.toFixed(3)} s<small>frame ${frame + 1} of ${last + 1}</small>`;
        light();
      }

      function turn(stamp) {
        if (!playing) return;
        const next = now + (before ? (stamp - before) / 1000 * speed : 0);
        before = stamp;
        if (next >= film.end) { pause(); seek(times[last]); return; }
        seek(next);
        requestAnimationFrame(turn);
      }

      function play() {
        if (frame === last) seek(begin);
        playing = true;
        before = 0;
        document.body.classList.add('playing');
        byId('play').setAttribute('aria-label', 'Pause');
        requestAnimationFrame(turn);
      }

      function pause() {
        playing = false;
        document.body.classList.remove('playing');
        byId('play').setAttribute('aria-label', 'Play');
      }

      function toFrame(index) { pause(); seek(times[Math.min(last, Math.max(0, index))]); }

      function toEvent(step) {
        const moments = rows.filter(row => !row.item.hidden).flatMap(row => row.calls.map(call => call.time));
        const target = step > 0
          ? moments.find(time => time > now + slack) : moments.findLast(time => time < now - slack);
        if (target !== undefined) { pause(); seek(target); }
      }

      scrubber.oninput = () => toFrame(Number(scrubber.value));
      byId('play').onclick = () => playing ? pause() : play();
      byId('first').onclick = () => toFrame(0);
      byId('last').onclick = () => toFrame(last);
      byId('back').onclick = () => toFrame(frame - 1);
      byId('forward').onclick = () => toFrame(frame + 1);

      function setSpeed(value) {
        speed = value;
        for (const button of byId('speeds').children) {
          button.setAttribute('aria-pressed', String(Number(button.dataset.speed) === value));
        }
      }
      for (const button of byId('speeds').children) button.onclick = () => setSpeed(Number(button.dataset.speed));
      setSpeed(1);

      const keys = {
        ' ': () => playing ? pause() : play(),
        ArrowLeft: () => toFrame(frame - 1), ArrowRight: () => toFrame(frame + 1),
        ArrowUp: () => toEvent(-1), ArrowDown: () => toEvent(1),
        Home: () => toFrame(0), End: () => toFrame(last),
      };
      addEventListener('keydown', event => {
        if (event.altKey || event.ctrlKey || event.metaKey || !keys[event.key]) return;
        event.preventDefault();
        keys[event.key]();
      });

      // A page's address may name a moment: page.html#t=0.2
      const fromAddress = () => {
        const moment = /^#t=(-?[0-9.]+)$/.exec(location.hash);
        if (moment) { pause(); seek(Number(moment[1])); }
      };
      addEventListener('hashchange', fromAddress);
      seek(begin);
      fromAddress();
    })();
    """
}
