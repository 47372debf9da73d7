/// The style sheet of the notes below the films.
enum PageNotesStyle {
  static let text = """
    .gallery { height: auto; }
    .gallery main { flex: none; height: clamp(620px, 100vh - 150px, 1040px); padding-bottom: 20px; }
    .gallery header { position: relative; }
    nav { display: flex; gap: 18px; margin-bottom: 10px; font-size: 13px; }
    nav span { flex: 1; }
    a { color: var(--accent); text-decoration: none; }
    a:hover { text-decoration: underline; }
    .gallery h1 { font-size: 28px; letter-spacing: -0.02em; }
    header .summary { color: var(--ink); font-size: 15px; }
    #films { flex-wrap: wrap; justify-content: center; justify-self: auto; }
    #films button { padding: 5px 12px; }
    .strip { padding: 0 28px 24px; }
    #strip { display: flex; gap: 10px; margin: 0; padding: 4px; list-style: none; overflow-x: auto; }
    #strip li { flex: 1 0 84px; max-width: 190px; }
    #strip button {
      display: block; width: 100%; padding: 0 0 4px; border-radius: 10px; color: var(--soft); font-size: 12px;
      font-variant-numeric: tabular-nums;
    }
    #strip canvas { width: 100%; max-height: none; border-radius: 10px; margin-bottom: 4px; box-shadow: 0 0 0 1px var(--line); }
    #strip button:hover canvas { box-shadow: 0 0 0 2px var(--faint); }
    #strip [aria-current] { color: var(--accent); font-weight: 600; }
    #strip [aria-current] canvas { box-shadow: 0 0 0 2px var(--accent); }
    .notes { display: grid; gap: 24px; grid-template-columns: minmax(280px, 2fr) minmax(0, 3fr); padding: 0 28px 40px; align-items: start; }
    .notes section {
      min-width: 0; padding: 16px 20px 18px; background: var(--card); border-radius: 16px;
      box-shadow: 0 0 0 1px var(--line), var(--shadow);
    }
    table { width: 100%; border-collapse: collapse; font-size: 13px; font-variant-numeric: tabular-nums; }
    th, td { padding: 6px 0; text-align: right; font-weight: 400; border-top: 1px solid var(--line); }
    th:first-child { text-align: left; }
    thead th { border: 0; padding-top: 0; color: var(--soft); font-size: 12px; }
    code, pre { font: 12.5px/1.55 ui-monospace, "SF Mono", Menlo, "DejaVu Sans Mono", monospace; }
    tbody th code { font-weight: 600; }
    tbody th small { display: block; padding-right: 12px; color: var(--soft); font-size: 12px; line-height: 1.35; }
    td { vertical-align: top; white-space: nowrap; padding-left: 10px; }
    th { vertical-align: top; }
    ul.source { padding-left: 18px; }
    h2.source { font-weight: 600; }
    .source, .none { margin: 12px 0 0; color: var(--soft); font-size: 13px; }
    .none { margin: 0; }
    .title { display: flex; align-items: baseline; justify-content: space-between; }
    header .remark { color: var(--soft); }
    #studio { margin-top: 4px; font-size: 13px; }
    #studio summary { display: inline; color: var(--accent); cursor: pointer; list-style: none; }
    #studio summary::-webkit-details-marker { display: none; }
    #studio summary:hover { text-decoration: underline; }
    #studio code { overflow-wrap: anywhere; user-select: all; }
    #copy, #copy-command { padding: 2px 10px; border-radius: 99px; border: 1px solid var(--line); color: var(--soft); font-size: 12px; }
    #copy:hover, #copy-command:hover { color: var(--ink); }
    pre { margin: 0; overflow-x: auto; tab-size: 2; }
    .keyword { color: var(--containment); }
    .type { color: var(--animator); }
    .number { color: var(--accent); }
    .string { color: var(--context); }
    .comment { color: var(--soft); }
    @media (max-width: 860px) {
      .gallery main { height: auto; }
      .notes { grid-template-columns: minmax(0, 1fr); padding: 0 16px 32px; }
      .strip { padding: 0 16px 20px; }
      #strip li { flex: 0 0 92px; }
    }
    """
}
