/// How each page begins, up to its body.
enum PageHead {
  /// The head of a page.
  ///
  /// - Parameters:
  ///   - name: the page's title, escaped.
  ///   - styles: what comes after the colours that all pages share.
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
