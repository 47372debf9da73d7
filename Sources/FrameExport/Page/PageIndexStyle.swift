/// The style sheet of the index page.
enum PageIndexStyle {
  static let text = """
    * { box-sizing: border-box; }
    body {
      margin: 0; background: var(--ground); color: var(--ink);
      font: 15px/1.45 Inter, system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
      -webkit-font-smoothing: antialiased;
    }
    header, main { max-width: 1360px; margin: 0 auto; padding: 0 28px; }
    header { display: grid; grid-template-columns: 1fr minmax(160px, 260px); column-gap: 24px; align-items: end; padding-top: 48px; }
    h1 { grid-column: 1 / -1; margin: 0 0 6px; font-size: 40px; line-height: 1.1; font-weight: 700; letter-spacing: -0.03em; }
    header p { margin: 0; max-width: 62ch; color: var(--soft); }
    input {
      font: inherit; width: 100%; padding: 8px 14px; color: inherit; background: var(--card);
      border: 1px solid var(--line); border-radius: 99px;
    }
    main { padding-bottom: 64px; }
    h2 { margin: 40px 0 14px; font-size: 20px; font-weight: 650; letter-spacing: -0.01em; }
    ul {
      display: grid; gap: 20px; grid-template-columns: repeat(auto-fill, minmax(176px, 1fr)); margin: 0; padding: 0; list-style: none;
    }
    a {
      display: flex; flex-direction: column; height: 100%; padding: 12px 12px 14px; color: inherit; text-decoration: none;
      background: var(--card); border-radius: 18px; box-shadow: 0 0 0 1px var(--line), var(--shadow);
      transition: transform 0.18s ease-out, box-shadow 0.18s ease-out;
    }
    a:hover { transform: translateY(-3px); box-shadow: 0 0 0 2px var(--accent), var(--shadow); }
    a:focus-visible, input:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
    .device { content-visibility: auto; display: block; width: 100%; overflow: hidden; border-radius: 12px; box-shadow: 0 0 0 1px var(--line); margin-bottom: 10px; }
    .loop { display: block; width: 100%; height: 100%; background-repeat: no-repeat; animation-iteration-count: infinite; }
    small { color: var(--soft); font-size: 13px; line-height: 1.35; }
    [hidden] { display: none !important; }
    @media (max-width: 600px) {
      header { grid-template-columns: 1fr; row-gap: 14px; padding-top: 28px; }
      header, main { padding-left: 16px; padding-right: 16px; }
      ul { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 12px; }
      h1 { font-size: 32px; }
    }
    @media (prefers-reduced-motion: reduce) {
      a { transition: none; }
      .loop { animation-play-state: paused; }
      a:hover .loop, a:focus-visible .loop { animation-play-state: running; }
    }
    """
}
