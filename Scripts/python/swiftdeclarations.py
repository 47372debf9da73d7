"""Finds declarations in Swift source, well enough to resolve the symbol links of comments."""

import re

TYPES = ("struct", "class", "enum", "protocol", "actor", "extension")
TOKEN = re.compile(
    r"[{}]|\b(?:struct|class|enum|protocol|actor|extension|func|init|subscript|var|let|case|typealias|associatedtype|macro)\b")
NAME = re.compile(r"`?([A-Za-z_]\w*)`?")
PATH = re.compile(r"[A-Za-z_]\w*(?:\s*\.\s*[A-Za-z_]\w*)*")


class Scope:
    """A declared type or an extension of one: its path, its members, what it inherits, and where it stands in its file."""

    def __init__(self, name, outer, start):
        self.name, self.outer, self.start, self.body, self.end = name, outer, start, None, None
        self.parents, self.members = [], {}

    @property
    def path(self):
        return (f"{self.outer.path}." if self.outer and self.outer.name else "") + (self.name or "")

    def add(self, name, labels=None):
        self.members.setdefault(name, []).append(labels)


def matching(code, start, opening="(", closing=")"):
    """The offset after the bracket that closes the one at an offset."""
    depth = 0
    for at in range(start, len(code)):
        if code[at] == opening:
            depth += 1
        elif code[at] == closing:
            depth -= 1
            if depth == 0:
                return at + 1
    return len(code)


def split(text):
    """The parts of a list between commas that stand in no bracket."""
    parts, depth, last = [], 0, ""
    for at, char in enumerate(text):
        if char in "([{<":
            depth += 1
        elif char in ")]}" or (char == ">" and text[at - 1:at] != "-"):
            depth -= 1
        if char == "," and depth == 0:
            parts.append(last)
            last = ""
        else:
            last += char
    return parts + [last] if last.strip() else parts


def labels(parameters):
    """The labels of a parameter list, as they stand in a symbol's name: `a:_:`; those of an enum's case may have none."""
    found = ""
    for part in split(parameters):
        part = re.sub(r"@\w+(?:\([^)]*\))?\s*", "", part).strip()
        match = re.match(r"`?(\w+)`?(?:\s+`?\w+`?)?\s*:", part)
        found += (match.group(1) if match else "_") + ":"
    return found


def file_scopes(source):
    """The scopes of a file; the first is the file itself."""
    code = source.code()
    file = Scope(None, None, 0)
    file.body, file.end = 0, len(code)
    scopes, stack, waiting, at = [file], [file], None, 0
    while match := TOKEN.search(code, at):
        word, at = match.group(0), match.end()
        inner = next(scope for scope in reversed(stack) if scope is not None)
        is_direct = stack[-1] is not None
        if word == "{":
            stack.append(waiting)
            if waiting:
                waiting.body = match.start()
            waiting = None
        elif word == "}":
            if len(stack) > 1:
                closed = stack.pop()
                if closed:
                    closed.end = match.end()
        elif word in TYPES:
            rest = code[at:]
            named = PATH.match(rest.lstrip())
            # `class func`, `class var` and `.class` declare no type.
            if code[match.start() - 1:match.start()] == "." or not named or named.group(0) in ("func", "var", "let", "subscript", "init"):
                continue
            brace = code.find("{", at)
            head = code[at:brace if brace >= 0 else len(code)]
            name = re.sub(r"\s", "", named.group(0))
            waiting = Scope(name, inner, match.start())
            after = re.sub(r"\bwhere\b.*", "", head.lstrip()[len(named.group(0)):], flags=re.S)
            after = re.sub(r"^\s*<.*?>(?=\s*:|\s*$)", "", after, flags=re.S)
            if ":" in after:
                waiting.parents = [re.sub(r"@\w+|\s|<.*", "", part) for part in split(after.split(":", 1)[1])]
            scopes.append(waiting)
            if word != "extension":
                inner.add(name.split(".")[-1])
            if word == "protocol":
                waiting.is_protocol = True
            at = at + len(rest) - len(rest.lstrip()) + len(named.group(0))
        elif is_direct:
            at = declaration(code, word, match, inner)
    for scope in scopes:
        scope.body = scope.start if scope.body is None else scope.body
        scope.end = len(code) if scope.end is None else scope.end
    return scopes


def declaration(code, word, match, scope):
    """Adds a member to a scope; returns the offset from which to go on."""
    at = match.end()
    if code[match.start() - 1:match.start()] == ".":
        return at
    if word in ("func", "init", "subscript", "macro"):
        named = re.match(r"\s*(?:`?([A-Za-z_]\w*)`?|[^\s\w(]+)", code[at:]) if word in ("func", "macro") else None
        name = named.group(1) if named else word
        opening = code.find("(", at)
        if name and opening >= 0:
            end = matching(code, opening)
            scope.add(name, labels(code[opening + 1:end - 1]))
            return end
    elif word in ("var", "let"):
        line = re.match(r"\s*(\([^)]*\)|[^={\n]*)", code[at:]).group(1)
        if line.startswith("("):
            for name in NAME.findall(line):
                scope.add(name)
        else:
            for part in split(line):
                named = NAME.match(part.strip())
                if named:
                    scope.add(named.group(1))
            # `var a = 1, b = 2`
            for name in re.findall(r",\s*(\w+)\s*(?::|=)", code[at:code.find("\n", at)]):
                scope.add(name)
    elif word == "case" and scope.name:
        end = at
        while named := re.match(r"\s*`?([A-Za-z_]\w*)`?", code[end:]):
            end += named.end()
            values = None
            if code[end:end + 1] == "(":
                close = matching(code, end)
                values = labels(code[end + 1:close - 1])
                end = close
            scope.add(named.group(1), values)
            following = re.match(r"\s*(?:=\s*[^,\n]*)?\s*,", code[end:])
            if not following:
                break
            end += following.end()
        return end
    elif word in ("typealias", "associatedtype"):
        named = NAME.match(code[at:].lstrip())
        if named:
            scope.add(named.group(1))
    return at


class Index:
    """All scopes of all files, by the paths of their types."""

    def __init__(self):
        self.types = {}
        self.top = {}

    def add(self, scopes):
        for scope in scopes:
            if scope.name:
                self.types.setdefault(scope.path.split(".")[-1], []).append(scope)
            else:
                for name, found in scope.members.items():
                    self.top.setdefault(name, []).extend(found)

    def members(self, type_name, seen=None):
        """The members of a type, its extensions and its ancestors, by the last name of each."""
        seen = set() if seen is None else seen
        name = type_name.split(".")[-1]
        if name in seen:
            return {}
        seen.add(name)
        found = {}
        for scope in self.types.get(name, []):
            for member, signatures in scope.members.items():
                found.setdefault(member, []).extend(signatures)
            for parent in scope.parents:
                for member, signatures in self.members(parent, seen).items():
                    found.setdefault(member, []).extend(signatures)
        return found

    def resolves(self, link, scopes, offset):
        """Whether a link in a comment at an offset of a file names a declaration."""
        parts = [re.sub(r"-(?:swift\.\w+|\w+)$", "", part) for part in link.split("/")]
        around = [scope for scope in scopes if scope.name and scope.body <= offset < scope.end]
        # The comment of a type belongs to the type.
        following = min((scope for scope in scopes if scope.name and scope.start > offset), key=lambda one: one.start, default=None)
        owners = ([following.name] if following else []) + [scope.name for scope in reversed(around)]
        places = [self.members(owner) for owner in owners] + [self.top]
        for members in places:
            if has(members, parts[0]) and self.goes_on(parts):
                return True
        return len(parts) > 1 and parts[0] in self.types and self.goes_on(parts)

    def goes_on(self, parts):
        return all(has(self.members(owner), name) for owner, name in zip(parts, parts[1:]))


def has(members, symbol):
    name, _, rest = symbol.partition("(")
    if name not in members:
        return False
    return not rest or rest == ")" and any(found in (None, "") for found in members[name]) or rest[:-1] in members[name]
