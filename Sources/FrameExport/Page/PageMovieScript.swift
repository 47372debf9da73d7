/// The part of the page's script that shows frames of a film which is a movie.
enum PageMovieScript {
  static let text = """
      // The movie

      // A video that shows one frame, or plays. The middle of a frame's time is asked for, so that no rounding shows another one.
      class Movie {
        constructor(film, failed) {
          this.film = film;
          this.isBusy = false;
          const video = this.video = document.createElement('video');
          Object.assign(video, { muted: true, playsInline: true, preload: 'auto' });
          this.ready = new Promise(done => { video.onloadeddata = done; });
          video.onerror = failed;
          video.src = film.movie;
        }

        // Draws a frame when the video has it; of several that were asked for meanwhile only the last one.
        async show(index, came) {
          this.wanted = index;
          if (this.isBusy) return;
          this.isBusy = true;
          await this.ready;
          let next;
          do {
            next = this.wanted;
            await this.seek(next);
            came(next);
          } while (next !== this.wanted);
          this.isBusy = false;
        }

        seek(index) {
          return new Promise(done => {
            this.video.onseeked = done;
            this.video.currentTime = (index + 0.5) / this.film.rate;
          });
        }

        draw(target) {
          const { width, height } = this.film;
          target.getContext('2d').drawImage(this.video, 0, 0, width, height, 0, 0, target.width, target.height);
        }

        // Plays from a frame on; each frame that the video shows is reported.
        play(index, speed, came) {
          this.video.currentTime = (index + 0.5) / this.film.rate;
          this.video.playbackRate = speed;
          const run = this.run = {};
          const report = time => {
            if (this.run !== run) return;
            came(Math.floor(time * this.film.rate + 0.01));
            follow();
          };
          const follow = () => this.video.requestVideoFrameCallback
            ? this.video.requestVideoFrameCallback((_, { mediaTime }) => report(mediaTime))
            : requestAnimationFrame(() => report(this.video.currentTime));
          follow();
          return this.video.play();
        }

        pause() {
          this.run = null;
          this.video.pause();
        }

        close() {
          this.pause();
          this.video.removeAttribute('src');
          this.video.load();
        }
      }

      let movie = null, stripMovie = null;

      function openMovies() {
        for (const old of [movie, stripMovie]) if (old) old.close();
        const failed = event => {
          if (event.target !== movie?.video) return;
          const problem = document.createElement('b');
          problem.textContent = 'This browser cannot play the film, which is H.264 in MP4. ';
          byId('facts').prepend(problem);
        };
        movie = film.movie ? new Movie(film, failed) : null;
        stripMovie = film.movie && byId('strip') ? new Movie(film, failed) : null;
        if (movie) movie.video.onended = () => { if (playing) { pause(); seek(times[last]); } };
      }

      // The strip's frames come one after the other.
      async function drawStrip(movie, cells) {
        for (const cell of cells) await movie.show(cell.frame, () => movie.draw(cell.canvas));
      }

      function paintMovie() {
        if (playing) return put(frame);
        const of = movie;
        of.show(frame, index => { if (of === movie && !playing) put(index); });
      }

      function put(index) {
        movie.draw(canvas);
        canvas.dataset.frame = index;
      }
    """
}
