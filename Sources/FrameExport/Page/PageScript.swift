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
      const rows = film.events.map(([time, kind, subject, call], index) => {
        const item = document.createElement('li');
        const button = document.createElement('button');
        const dot = document.createElement('span');
        dot.className = 'dot';
        dot.style.background = `var(--${kind})`;
        dot.title = kind;
        const stamp = document.createElement('time');
        stamp.textContent = time.toFixed(3);
        const code = document.createElement('code');
        if (subject) {
          const name = document.createElement('b');
          name.textContent = subject;
          code.append(name, '.');
        }
        code.append(call);
        button.append(dot, stamp, code);
        button.onclick = () => { pause(); seek(time); };
        item.append(button);
        list.append(item);
        const mark = document.createElement('i');
        mark.style.left = `${100 * Math.min(1, Math.max(0, (time - begin) / Math.max(times[last] - begin, 1e-9)))}%`;
        mark.style.background = `var(--${kind})`;
        marks.append(mark);
        return { time, kind, item, button, mark, index };
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
          for (const row of rows) row.item.hidden = row.mark.hidden = !shown.has(row.kind);
        };
        byId('filters').append(button);
      }

      function light() {
        const from = frame > 0 ? times[frame - 1] : -Infinity;
        let current = null;
        for (const row of rows) {
          const past = row.time <= now + slack, fresh = past && row.time > from + slack;
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
        const seen = rows.filter(row => !row.item.hidden);
        const target = step > 0
          ? seen.find(row => row.time > now + slack) : seen.findLast(row => row.time < now - slack);
        if (target) { pause(); seek(target.time); }
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
