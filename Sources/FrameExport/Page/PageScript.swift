/// The script of a page.
enum PageScript {
  static let text = """
    'use strict';
    (() => {
      const films = JSON.parse(document.getElementById('film').textContent).films;
      const byId = id => document.getElementById(id);
      // Two clocks that mean the same moment may differ in their last bits.
      const slack = 1e-6;
      const canvas = byId('screen'), pen = canvas.getContext('2d');
      let film, times, begin, last;
      let now = 0, frame = -1, playing = false, speed = 1, before = 0;

      // The images

      // A film's images are loaded when it is first shown.
      const loaded = new Map();

      function imagesOf(film) {
        if (!loaded.has(film)) {
          loaded.set(film, film.images.map((address, index) => {
            const image = new Image();
            image.onload = () => came(film, index);
            image.src = address;
            return image;
          }));
        }
        return loaded.get(film);
      }

      function came(of, index) {
        if (of !== film) return;
        if (film.frames[frame] && film.frames[frame][1] === index) paint();
        for (const cell of strip) if (film.frames[cell.frame][1] === index) draw(cell.canvas, cell.frame);
      }

      function draw(target, index) {
        const [, address, cell] = film.frames[index];
        const image = imagesOf(film)[address];
        if (!image.complete || !image.naturalWidth) return false;
        const pen = target.getContext('2d');
        pen.clearRect(0, 0, target.width, target.height);
        pen.drawImage(
          image, cell * film.width, 0, film.width, film.height, 0, 0, target.width, target.height);
        return true;
      }

      // The canvas's frame, for tests that read the page.
      function paint() {
        if (movie) paintMovie();
        else if (draw(canvas, frame)) canvas.dataset.frame = frame;
      }

    \(PageMovieScript.text)

      function frameAt(time) {
        let low = 0, high = last;
        while (low < high) {
          const middle = (low + high + 1) >> 1;
          if (times[middle] <= time + slack) low = middle; else high = middle - 1;
        }
        return low;
      }

    \(PageEventsScript.text)

    \(PageNotesScript.text)

      // The clock

      const scrubber = byId('scrubber'), clock = byId('clock');

      function seek(time) {
        now = Math.min(Math.max(time, begin), film.end);
        const next = frameAt(now);
        if (next !== frame) { frame = next; paint(); }
        const position = `frame ${frame + 1} of ${last + 1}`;
        scrubber.value = frame;
        scrubber.setAttribute('aria-valuetext', `${now.toFixed(3)} seconds, ${position}`);
        scrubber.style.setProperty('--done', `${last > 0 ? 100 * frame / last : 100}%`);
        clock.innerHTML = `${now.toFixed(3)} s<small>${position}</small>`;
        light();
        lightStrip();
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
        if (movie) playMovie(); else requestAnimationFrame(turn);
      }

      // The video has the clock: what it shows says the time.
      function playMovie() {
        movie.play(frame, speed, index => seek(times[Math.min(index, last)])).catch(error => {
          // A pause before the first frame ends the attempt.
          if (error.name !== 'AbortError') { pause(); throw error; }
        });
      }

      function pause() {
        playing = false;
        if (movie) movie.pause();
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
        if (movie) movie.video.playbackRate = value;
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
        // Wide code scrolls by itself, and so does a page that is longer than the window, unless the focus is in the player.
        if (event.target.closest('pre')) return;
        const isVertical = event.key === 'ArrowUp' || event.key === 'ArrowDown';
        if (isVertical && document.body.matches('.gallery') && !event.target.closest('main')) return;
        // A button that has the focus is pressed by the space bar, as anywhere.
        if (event.key === ' ' && event.target.closest('button, a')) return;
        event.preventDefault();
        keys[event.key]();
      });

      // The films

      function choose(next) {
        pause();
        film = next;
        times = film.frames.map(frame => frame[0]);
        begin = times[0];
        last = times.length - 1;
        frame = -1;
        canvas.width = film.width;
        canvas.height = film.height;
        delete canvas.dataset.frame;
        scrubber.max = last;
        openMovies();
        if (!movie) imagesOf(film);
        listEvents();
        showNotes();
        seek(begin);
      }

      // A page's address may name a film, and a moment or a frame of it, counted from 1: page.html#film=pop&t=0.2
      function fromAddress() {
        const wish = new URLSearchParams(location.hash.slice(1));
        const named = films.find(film => film.key === wish.get('film'));
        if (named ? named !== film : !film) choose(named || films[0]);
        const [moment, number] = [wish.get('t'), wish.get('frame')];
        if (moment && Number.isFinite(Number(moment))) { pause(); seek(Number(moment)); }
        if (number && Number.isInteger(Number(number))) toFrame(Number(number) - 1);
      }
      addEventListener('hashchange', fromAddress);
      fromAddress();
    })();
    """
}
