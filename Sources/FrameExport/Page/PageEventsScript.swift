/// The part of the page's script that lists the events and highlights them.
enum PageEventsScript {
  static let text = """
      // The events

      const names = ['appearance', 'containment', 'delegate', 'context', 'animator', 'coordinator', 'hierarchy', 'input'];
      const shown = new Set(names);
      const list = byId('events'), marks = byId('marks'), filters = byId('filters');
      let rows = [];

      function dotOf(kind) {
        const dot = document.createElement('span');
        dot.className = 'dot';
        dot.style.background = `var(--${kind})`;
        return dot;
      }

      function listEvents() {
        for (const part of [list, marks, filters]) part.replaceChildren();
        // What comes three times in a row or more, as updates by a finger do, is one row.
        const runs = [];
        for (const [time, kind, subject, call] of film.events) {
          const name = `${kind} ${subject} ${call.split('(')[0]}`;
          const run = runs[runs.length - 1];
          if (run && run.name === name) run.calls.push({ time, call });
          else runs.push({ name, kind, subject, calls: [{ time, call }] });
        }
        rows = runs
          .flatMap(run => run.calls.length > 2 ? [run] : run.calls.map(call => ({ ...run, calls: [call] })))
          .map(rowOf);
        byId('none').hidden = rows.length > 0;
        for (const kind of names.filter(name => rows.some(row => row.kind === name))) {
          const button = document.createElement('button');
          button.append(dotOf(kind), kind);
          button.setAttribute('aria-pressed', String(shown.has(kind)));
          button.onclick = () => {
            if (!shown.delete(kind)) shown.add(kind);
            button.setAttribute('aria-pressed', String(shown.has(kind)));
            hideOthers();
          };
          filters.append(button);
        }
        hideOthers();
      }

      function hideOthers() {
        for (const row of rows) {
          for (const part of [row.item, ...row.marks]) part.hidden = !shown.has(row.kind);
        }
      }

      function rowOf({ kind, subject, calls }) {
        const item = document.createElement('li');
        const button = document.createElement('button');
        const dot = dotOf(kind);
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
    """
}
