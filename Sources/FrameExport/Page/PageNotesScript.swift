/// The part of the page's script that shows the picker of films, the film strip and the code, if the page has them.
enum PageNotesScript {
  static let text = """
      // The picker, the film strip, the code

      let strip = [];

      const picker = byId('films');
      const choices = picker ? films.map(one => {
        const button = document.createElement('button');
        button.textContent = one.label;
        button.onclick = () => {
          choose(one);
          history.replaceState(null, '', `#film=${one.key}`);
          play();
        };
        picker.append(button);
        return { one, button };
      }) : [];

      function showNotes() {
        byId('facts').textContent = film.facts;
        for (const { one, button } of choices) button.setAttribute('aria-pressed', String(one === film));
        const row = byId('strip'), code = byId('code');
        if (row) {
          row.replaceChildren();
          strip = film.strip.map(index => {
            const item = document.createElement('li'), button = document.createElement('button');
            const small = document.createElement('canvas'), stamp = document.createElement('span');
            small.width = Math.round(film.width * 0.6);
            small.height = Math.round(film.height * 0.6);
            small.setAttribute('aria-hidden', 'true');
            stamp.textContent = `${times[index].toFixed(3)} s`;
            button.setAttribute('aria-label', `Frame ${index + 1}, at ${times[index].toFixed(3)} seconds`);
            button.append(small, stamp);
            button.onclick = () => toFrame(index);
            item.append(button);
            row.append(item);
            return { frame: index, canvas: small, button };
          });
          if (stripMovie) drawStrip(stripMovie, strip);
          else for (const cell of strip) draw(cell.canvas, cell.frame);
        }
        if (code) {
          byId('code-section').hidden = !film.code;
          code.replaceChildren(...coloured(film.code || ''));
        }
      }

      // The strip's frame that is nearest before the one that shows.
      function lightStrip() {
        const at = strip.findLast(cell => cell.frame <= frame);
        for (const cell of strip) {
          if (cell === at) cell.button.setAttribute('aria-current', 'true');
          else cell.button.removeAttribute('aria-current');
        }
      }

      function coloured(text) {
        const word = /(\\/\\/[^\\n]*)|("[^"\\n]*")|\\b(func|let|var|return|false|true|nil|any|private|self|if|in)\\b|\\b([A-Z]\\w+)\\b|\\b(\\d[\\d.]*)\\b/g;
        const kinds = ['comment', 'string', 'keyword', 'type', 'number'];
        const parts = [];
        let end = 0;
        for (const found of text.matchAll(word)) {
          const part = document.createElement('span');
          part.className = kinds[found.slice(1).findIndex(group => group !== undefined)];
          part.textContent = found[0];
          parts.push(text.slice(end, found.index), part);
          end = found.index + found[0].length;
        }
        return [...parts, text.slice(end)];
      }

      // Buttons that copy a text.
      for (const [name, text] of [['copy', () => film.code], ['copy-command', () => document.querySelector('#studio code').textContent]]) {
        const button = byId(name);
        if (!button || !navigator.clipboard) continue;
        button.hidden = false;
        button.onclick = async () => {
          await navigator.clipboard.writeText(text());
          button.textContent = 'Copied';
          setTimeout(() => { button.textContent = 'Copy'; }, 1500);
        };
      }
    """
}
