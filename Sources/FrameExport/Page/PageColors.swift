/// The colours of all pages, light and dark.
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
