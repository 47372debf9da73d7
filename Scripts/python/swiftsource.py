"""Divides Swift source into code, comments and string literals, for the scripts that check words and links."""

import bisect
import re

TITLE = re.compile(r'@(?:Test|Suite)\(\s*("""[\s\S]*?"""|"(?:[^"\\]|\\.)*")')
OPENING = re.compile(r'//[^\n]*|/\*|(#*)("""|")')


class Source:
    """The text of a Swift file as pieces: (kind, start, end), where kind is "code", "comment" or "string"."""

    def __init__(self, text):
        self.text = text
        self.pieces = []
        self.line_starts = [0] + [match.end() for match in re.finditer("\n", text)]
        end = self._code(0, closing=None)
        assert end == len(text)

    def line(self, offset):
        """The number of the line at an offset, from 1."""
        return bisect.bisect_right(self.line_starts, offset)

    def code(self):
        """The text with comments and string literals replaced by spaces; lines and offsets stay."""
        parts = [c if c == "\n" else " " for c in self.text]
        for kind, start, end in self.pieces:
            if kind == "code":
                parts[start:end] = self.text[start:end]
        return "".join(parts)

    def _add(self, kind, start, end):
        if end > start:
            self.pieces.append((kind, start, end))

    def _code(self, start, closing):
        """Reads code up to the end, or up to the parenthesis that closes an interpolation; returns the offset after it."""
        text, depth, at, begin = self.text, 0, start, start
        while at < len(text):
            char = text[at]
            if closing and char == "(":
                depth += 1
            elif closing and char == ")":
                if depth == 0:
                    self._add("code", begin, at)
                    return at + 1
                depth -= 1
            elif char in '/"#':
                match = OPENING.match(text, at)
                if match:
                    self._add("code", begin, at)
                    if match.group(2):
                        at = self._string(match)
                    elif match.group(0) == "/*":
                        at = self._block_comment(at)
                    else:
                        self._add("comment", at, match.end())
                        at = match.end()
                    begin = at
                    continue
            at += 1
        self._add("code", begin, at)
        return at

    def _block_comment(self, start):
        depth, at = 0, start
        while at < len(self.text):
            if self.text.startswith("/*", at):
                depth, at = depth + 1, at + 2
            elif self.text.startswith("*/", at):
                depth, at = depth - 1, at + 2
                if depth == 0:
                    break
            else:
                at += 1
        self._add("comment", start, at)
        return at

    def _string(self, opening):
        hashes, quote = opening.group(1), opening.group(2)
        text, at, begin = self.text, opening.end(), opening.start()
        escape = "\\" + hashes
        while at < len(text):
            if text.startswith(quote + hashes, at):
                at += len(quote) + len(hashes)
                break
            if text.startswith(escape + "(", at):
                at += len(escape) + 1
                self._add("string", begin, at)
                at = begin = self._code(at, closing=")")
                # The parenthesis belongs to the literal.
                begin -= 1
            elif text.startswith(escape, at):
                at += len(escape) + 1
            elif text[at] == "\n" and quote == '"':
                break
            else:
                at += 1
        self._add("string", begin, at)
        return at


def camel_parts(identifier):
    """The words of an identifier in lower case: `isHeldByClock` has is, held, by, clock."""
    return [part.lower() for part in re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|[0-9]+", identifier)]
