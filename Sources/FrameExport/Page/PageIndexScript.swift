/// The script of the index page: it finds effects by words.
enum PageIndexScript {
  static let text = """
    'use strict';
    (() => {
      const search = document.getElementById('search');
      const sections = [...document.querySelectorAll('section')];
      search.oninput = () => {
        const words = search.value.toLowerCase().split(/\\s+/).filter(word => word);
        let found = 0;
        for (const section of sections) {
          let here = 0;
          for (const card of section.querySelectorAll('li')) {
            const text = card.textContent.toLowerCase();
            card.hidden = !words.every(word => text.includes(word));
            if (!card.hidden) here += 1;
          }
          section.hidden = here === 0;
          found += here;
        }
        document.getElementById('nothing').hidden = found > 0;
      };
      addEventListener('keydown', event => {
        if (event.key === '/' && event.target !== search) {
          event.preventDefault();
          search.focus();
        }
      });
    })();
    """
}
