/// The elements of a page.
enum PageBody {
  /// Returns the frames and the events, with or without a picker of films.
  static func stage(hasPicker: Bool) -> String {
    """
    <main>
      <section class="stage" aria-label="Frames">
        \(hasPicker ? "<div id=\"films\" class=\"segments\" role=\"group\" aria-label=\"Film\"></div>" : "")
        <div class="device"><canvas id="screen" role="img" aria-label="The current frame"></canvas></div>
        <div class="transport">
          <div class="timeline">
            <div id="marks" aria-hidden="true"></div>
            <input id="scrubber" type="range" min="0" max="0" step="1" value="0" aria-label="Frame">
          </div>
          <div class="controls">
            <div class="buttons">
              <button id="first" aria-label="First frame" title="First frame (Home)">\(icon("M6 5v14M19 5l-10 7 10 7z"))</button>
              <button id="back" aria-label="One frame back" title="One frame back (←)">\(icon("M16 5l-9 7 9 7z"))</button>
              <button id="play" class="main" aria-label="Play" title="Play or pause (Space)">
                <svg viewBox="0 0 24 24" aria-hidden="true"><path class="go" d="M8 4.5v15l12-7.5z"/><path class="halt"
                  d="M7 5h3.5v14H7zM13.5 5H17v14h-3.5z"/></svg>
              </button>
              <button id="forward" aria-label="One frame on" title="One frame on (→)">\(icon("M8 5l9 7-9 7z"))</button>
              <button id="last" aria-label="Last frame" title="Last frame (End)">\(icon("M18 5v14M5 5l10 7-10 7z"))</button>
            </div>
            <output id="clock" aria-live="off"></output>
            <div id="speeds" class="segments" role="group" aria-label="Speed">
              <button data-speed="0.1">⅒×</button><button data-speed="0.25">¼×</button>
              <button data-speed="0.5">½×</button><button data-speed="1">1×</button>
            </div>
          </div>
          <p class="hint"><kbd>Space</kbd> play · <kbd>←</kbd> <kbd>→</kbd> frame · <kbd>↑</kbd> <kbd>↓</kbd> event</p>
        </div>
      </section>
      <section class="trace" aria-label="Events">
        <div class="head"><h2>Events</h2><div id="filters" role="group" aria-label="Kinds of events"></div></div>
        <ol id="events"></ol>
        <p id="none" hidden>Nothing was traced in this recording.</p>
      </section>
    </main>
    """
  }

  private static func icon(_ path: String) -> String {
    "<svg viewBox=\"0 0 24 24\" aria-hidden=\"true\"><path d=\"\(path)\"/></svg>"
  }
}

/// The beginning of each page, up to its body.
enum PageHead {
  /// Returns the head of a page.
  ///
  /// - Parameters: - name: the page's title, escaped. - styles: the style sheets after the colours that all pages
  ///   share.
  static func text(_ name: String, styles: [String]) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="generator" content="Matchcut">
    <title>\(name) · Matchcut</title>
    <style>
    \(([PageColors.text] + styles).joined(separator: "\n"))
    </style>
    </head>
    """
  }
}
