/// The tables of the pages, by their names, in Markdown.
enum ReadmeTables {
  static func all(_ figures: Figures) throws -> [String: String] {
    try [
      "summary": summary(figures), "transitions": transitions(figures), "engine": engine(figures),
      "memory": memory(figures), "renderer": renderer(figures), "images": images(figures), "system": system(figures),
      "tiles": tiles(figures), "scrolling": scrolling(figures), "text": text(figures),
    ]
  }

  /// A table's lines.
  private static func table(_ header: [String], _ rows: [[String]]) -> String {
    ([header, header.map { _ in "---" }] + rows).map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n")
  }

  private static func summary(_ figures: Figures) throws -> String {
    func row(_ words: String, _ name: String) throws -> [String] {
      let ratio = try figures.measurement(name).beside.map { "\(try figures.ratio(name)) \($0)" }
      return [words, try figures.value(name), ratio ?? "–"]
    }
    let rate = "transitions: push + pop, slide, same pages, no bar"
    return table(
      ["what", "value", "beside"],
      [
        try row(
          "a frame of UIKit's push, 1179 × 2556 pixels, drawn by one thread",
          "UIKit's push drawn by one thread, a frame"
        ),
        try row("the same, drawn by two threads", "UIKit's push drawn by two threads, a frame"),
        try row("the same from the run-loop turn to its pixels, two threads", "system's push, two threads, a frame"),
        try row("its slowest frame, with new text and images", "system's push, two threads, the worst frame"),
        try row(
          "a screen scaled to 0.85 with rounded corners, drawn by one thread",
          "S5 scaled to 0.85, rounded, beside the best"),
        try row(
          "transitions a second without pixels, each frame of 60 Hz built: slide of 0.35 s, no bar",
          "\(rate), frames built"),
        try row("the same with no frame built", "\(rate), no frames built"),
        try row(
          "a frame of 10,000 layers with two animations each", "a frame of 10,000 layers with two animations each"),
      ])
  }

  private static func transitions(_ figures: Figures) throws -> String {
    table(
      ["transitions a second, one core", "frames built", "no frames built"],
      try figures.names(before: ", frames built").map { name in
        [
          name.replacing("transitions: ", with: ""), try figures.number("\(name), frames built"),
          try figures.number("\(name), no frames built"),
        ]
      })
  }

  private static func engine(_ figures: Figures) throws -> String {
    let names = [
      "a frame of 10,000 layers with two animations each", "1,000,000 springs, each in a layer of a frame",
      "a turn and a frame over 10,000 idle layers, one beside them moved in each",
      "a frame over 10,000 idle layers, nothing moved", "a turn over 10,000 idle layers, nothing moved",
    ]
    return table(
      ["one core", "value", "beside plain arrays", "limit"],
      try names.map { [$0, try figures.value($0), try figures.ratio($0), try figures.limit($0)] })
  }

  private static func memory(_ figures: Figures) throws -> String {
    let names = ["a layer", "a layer in a tree", "a layer's cached node", "a view with its layer"]
    return table(["memory", "bytes"], try names.map { [$0, try figures.number("memory of \($0)")] })
  }

  private static func renderer(_ figures: Figures) throws -> String {
    table(
      ["one thread", "a frame", "best library", "beside it", "limit", "beside a copy", "two threads gain"],
      try figures.names(before: ", beside a copy").map { name in
        let (copy, best) = ("\(name), beside a copy", "\(name), beside the best")
        let beside =
          figures.has(best)
          ? [try figures.measurement(best).beside ?? "–", try figures.ratio(best), try figures.limit(best)]
          : ["–", "–", "\(try figures.limit(copy)) a copy"]
        return [name, try figures.value(copy)] + beside
          + [try figures.ratio(copy), try figures.gain("\(name), two threads")]
      })
  }

  private static func images(_ figures: Figures) throws -> String {
    let names = ["push", "fade", "sheet", "flip"].map { "\($0) of two images" }
    return table(
      ["a whole transition, one thread", "a frame", "limit", "the worst frame", "limit"], try frames(figures, names))
  }

  private static func system(_ figures: Figures) throws -> String {
    let names = ["push", "sheet", "flip"].map { "system's \($0), two threads" }
    let rows = try zip(frames(figures, names), names).map { $0 + [try figures.value("\($1), memory at most")] }
    return table(["from turn to pixels", "a frame", "limit", "the worst frame", "limit", "memory"], rows)
  }

  private static func frames(_ figures: Figures, _ names: [String]) throws -> [[String]] {
    try names.map { name in
      let (frame, worst) = ("\(name), a frame", "\(name), the worst frame")
      return [
        name, try figures.value(frame), try figures.limit(frame), try figures.value(worst), try figures.limit(worst),
      ]
    }
  }

  private static func tiles(_ figures: Figures) throws -> String {
    table(
      ["two threads", "a frame", "processor time"],
      try figures.names(before: ", a frame, processor time").filter { $0.contains("tiles") }.map {
        [$0, try figures.value("\($0), a frame"), try figures.value("\($0), a frame, processor time")]
      } + [
        [
          "1,000 turned tiles of 10 points at ×2, renderer only", try figures.value("1,000 turned tiles, two threads"),
          "\(try figures.value("1,000 turned tiles")) on one thread",
        ]
      ])
  }

  private static func scrolling(_ figures: Figures) throws -> String {
    let names = [
      "1,000 moves a second, 50 views, 10 recognizers", "a frame of scrolling over 1,000 points",
      "a frame of scrolling over 1,000,000 points",
    ]
    return table(
      ["one core", "value", "beside 1,000 points", "limit"],
      try names.map { [$0, try figures.value($0), try figures.ratio($0), try figures.limit($0)] })
  }

  private static func text(_ figures: Figures) throws -> String {
    let names = ["layout of 10,000 letters", "with a colour for each word", "with a font for each word"]
    return table(
      ["one core", "value", "beside plain text", "limit"],
      try names.map { [$0, try figures.value($0), try figures.ratio($0), try figures.limit($0)] })
  }
}
