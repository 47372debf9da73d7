/// The style sheet of a page.
enum PageStyle {
  static let text = """
    * { box-sizing: border-box; }
    html, body { height: 100%; margin: 0; }
    body {
      display: flex; flex-direction: column; background: var(--ground); color: var(--ink);
      font: 15px/1.45 Inter, system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
      -webkit-font-smoothing: antialiased;
    }
    header { padding: 20px 28px 0; }
    h1 { margin: 0; font-size: 20px; font-weight: 650; letter-spacing: -0.01em; }
    header p { margin: 2px 0 0; color: var(--soft); font-size: 13px; }
    main {
      flex: 1; min-height: 0; display: grid; gap: 24px; padding: 20px 28px 28px;
      grid-template-columns: minmax(400px, 1fr) minmax(360px, 1fr);
    }
    .stage { display: flex; flex-direction: column; align-items: center; gap: 18px; min-height: 0; min-width: 0; }
    .device { flex: 1; min-height: 0; width: 100%; display: flex; align-items: center; justify-content: center; }
    canvas {
      display: block; max-width: 100%; max-height: 100%; border-radius: 22px; background: var(--card);
      box-shadow: 0 0 0 1px var(--line), var(--shadow);
    }
    .transport { width: 100%; max-width: 560px; }
    .timeline { position: relative; }
    #marks { position: relative; height: 12px; margin: 0 8px; }
    #marks i { position: absolute; bottom: 2px; width: 2px; height: 9px; margin-left: -1px; border-radius: 1px; }
    input[type=range] {
      -webkit-appearance: none; appearance: none; display: block; width: 100%; height: 20px; margin: 0;
      background: none; cursor: pointer;
    }
    input[type=range]::-webkit-slider-runnable-track {
      height: 4px; border-radius: 2px;
      background: linear-gradient(to right, var(--accent) var(--done, 0%), var(--line) var(--done, 0%));
    }
    input[type=range]::-moz-range-track { height: 4px; border-radius: 2px; background: var(--line); }
    input[type=range]::-moz-range-progress { height: 4px; border-radius: 2px; background: var(--accent); }
    input[type=range]::-webkit-slider-thumb {
      -webkit-appearance: none; width: 16px; height: 16px; margin-top: -6px; border-radius: 50%;
      background: #fff; border: 0; box-shadow: 0 0 0 1px #0002, 0 1px 4px #0004;
    }
    input[type=range]::-moz-range-thumb {
      width: 16px; height: 16px; border: 0; border-radius: 50%; background: #fff;
      box-shadow: 0 0 0 1px #0002, 0 1px 4px #0004;
    }
    .controls { display: grid; grid-template-columns: 1fr auto 1fr; align-items: center; margin-top: 8px; }
    .buttons { display: flex; align-items: center; gap: 2px; }
    button { font: inherit; color: inherit; border: 0; background: none; cursor: pointer; }
    .buttons button { display: grid; place-items: center; width: 34px; height: 34px; border-radius: 50%; padding: 0; }
    .buttons button:hover { background: var(--line); }
    .buttons svg {
      width: 17px; height: 17px; fill: currentColor; stroke: currentColor; stroke-width: 2; stroke-linejoin: round;
    }
    .buttons .main { width: 42px; height: 42px; margin: 0 4px; background: var(--accent); color: #fff; }
    .buttons .main:hover { background: var(--accent); filter: brightness(1.08); }
    .main .halt, .playing .main .go { display: none; }
    .playing .main .halt { display: inline; }
    #clock { text-align: center; font-variant-numeric: tabular-nums; white-space: nowrap; font-weight: 550; }
    #clock small { display: block; color: var(--soft); font-size: 12px; font-weight: 400; }
    .segments { justify-self: end; display: flex; padding: 2px; border-radius: 9px; background: var(--line); }
    .segments button { padding: 4px 9px; border-radius: 7px; font-size: 13px; color: var(--soft); }
    .segments button[aria-pressed=true] { background: var(--card); color: var(--ink); box-shadow: 0 1px 3px #0003; }
    .hint { margin: 10px 0 0; text-align: center; color: var(--faint); font-size: 12px; }
    kbd {
      font: inherit; padding: 0 5px; border: 1px solid var(--line); border-radius: 4px; background: var(--card);
    }
    .trace {
      align-self: start; max-height: 100%; display: flex; flex-direction: column; min-height: 0; min-width: 0; background: var(--card);
      border-radius: 16px; box-shadow: 0 0 0 1px var(--line), var(--shadow); overflow: hidden;
    }
    .head { padding: 14px 18px 12px; border-bottom: 1px solid var(--line); }
    h2 { margin: 0 0 8px; font-size: 15px; font-weight: 600; }
    #filters { display: flex; flex-wrap: wrap; gap: 6px; }
    #filters button {
      display: flex; align-items: center; gap: 6px; padding: 2px 10px 2px 8px; font-size: 12px;
      border-radius: 99px; border: 1px solid var(--line); color: var(--soft);
    }
    #filters button[aria-pressed=false] { opacity: 0.45; text-decoration: line-through; }
    .dot { flex: none; width: 8px; height: 8px; border-radius: 50%; }
    #events { flex: 0 1 auto; min-height: 0; overflow: auto; margin: 0; padding: 6px; list-style: none; position: relative; }
    #events button {
      display: flex; align-items: baseline; gap: 10px; width: 100%; padding: 4px 12px; border-radius: 8px;
      text-align: left; font-size: 13px; color: var(--faint);
    }
    #events button:hover { background: var(--ground); }
    #events .past { color: var(--ink); }
    #events .now { background: var(--now); color: var(--ink); }
    #events .dot { transform: translateY(-1px); opacity: 0.35; }
    #events .past .dot, #events .now .dot { opacity: 1; }
    #events time { flex: none; width: 56px; font-variant-numeric: tabular-nums; color: var(--soft); }
    #events code {
      font: 12.5px/1.5 ui-monospace, "SF Mono", Menlo, "DejaVu Sans Mono", monospace; overflow-wrap: anywhere;
    }
    #events b { font-weight: 650; }
    #events small {
      flex: none; margin-left: auto; color: var(--soft); font-size: 12px; font-variant-numeric: tabular-nums;
    }
    [hidden] { display: none !important; }
    #none { padding: 10px 18px; color: var(--soft); }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
    @media (max-width: 860px) {
      body { height: auto; }
      main { grid-template-columns: minmax(0, 1fr); padding: 16px; }
      header { padding: 16px 16px 0; }
      .device { flex: none; }
      canvas { max-height: 68vh; }
      .controls { grid-template-columns: auto 1fr; row-gap: 8px; }
      .segments { grid-column: 1 / -1; justify-self: center; }
      #events { max-height: 60vh; }
    }
    """
}

/// The colours of all pages, for light and dark appearance.
enum PageColors {
  static let text = """
    :root {
      color-scheme: light dark;
      --ground: #f4f5f7; --card: #ffffff; --ink: #16181d; --soft: #6a7080; --faint: #a2a8b6; --line: #e3e5ea;
      --accent: #2f6bff; --now: #eaf0ff; --shadow: 0 1px 2px #0b102010, 0 12px 32px #0b102014;
      --appearance: #2f6bff; --containment: #8b5cf6; --delegate: #d97706; --context: #dc2f5a; --animator: #0d9488;
      --coordinator: #65a30d; --hierarchy: #64748b; --input: #db2777;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --ground: #0f1115; --card: #181b21; --ink: #eceef3; --soft: #98a0b1; --faint: #5d6475; --line: #282c35;
        --accent: #6b95ff; --now: #1f2a47; --shadow: 0 1px 2px #0006, 0 16px 40px #0008;
        --appearance: #6b95ff; --containment: #a78bfa; --delegate: #f5a524; --context: #fb6f92; --animator: #2dd4bf;
        --coordinator: #a3e635; --hierarchy: #94a3b8; --input: #f472b6;
      }
    }
    """
}
