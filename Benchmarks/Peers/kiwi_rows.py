"""Adds and changes the constraints of nested rows with Kiwi, and prints how long each takes.

The rows and their names are those of Benchmarks/Sources/bench/Cases/Engine/NestedRows.swift. Kiwi has three strengths below
required: strong is the root's width, medium the compression resistance, weak the hugging. A constant that is to change takes
another constraint. Times are medians of processor time.
"""

import time

import kiwisolver

ROUNDS = 9


class RowScreen:
    """125 rows of four views of equal width, each view a row in its turn."""

    def __init__(self, has_wishes):
        self.solver = kiwisolver.Solver()
        self.views = [(kiwisolver.Variable(), kiwisolver.Variable())]
        self.margins = []
        self.solver.addConstraint(self.views[0][0] == 0)
        self.solver.addEditVariable(self.views[0][1], "strong")
        for row in range(125):
            self.add_row(row, has_wishes)
        self.suggest(1000)

    def add_row(self, row, has_wishes):
        first = len(self.views)
        for index in range(first, first + 4):
            view = (kiwisolver.Variable(), kiwisolver.Variable())
            self.views.append(view)
            edge = self.views[row][0] if index == first else self.views[index - 1][0] + self.views[index - 1][1]
            constraint = view[0] == edge + 8
            self.solver.addConstraint(constraint)
            self.margins.append((constraint, view[0], edge))
            if index > first:
                self.solver.addConstraint(view[1] == self.views[first][1])
            if has_wishes:
                self.solver.addConstraint((view[1] <= 50) | "weak")
                self.solver.addConstraint((view[1] >= 50) | "medium")
        last = self.views[first + 3]
        self.solver.addConstraint(last[0] + last[1] == self.views[row][0] + self.views[row][1] - 8)

    def suggest(self, width):
        self.solver.suggestValue(self.views[0][1], width)
        self.solver.updateVariables()

    def set_margins(self, margin):
        for index in range(0, 500, 5):
            constraint, x, edge = self.margins[index]
            self.solver.removeConstraint(constraint)
            constraint = x == edge + margin
            self.solver.addConstraint(constraint)
            self.margins[index] = (constraint, x, edge)
        self.solver.updateVariables()
        assert abs(self.views[1][0].value() - margin) < 1e-6


def median(rounds, body):
    times = []
    for step in range(rounds):
        start = time.process_time()
        body(step)
        times.append(time.process_time() - start)
    return sorted(times)[rounds // 2] * 1000


def suggest_widths(screen):
    for step in range(100):
        screen.suggest(900 if step % 2 == 0 else 1000 + step)


def main():
    print(f"Kiwi {kiwisolver.__version__}, from Python")
    for has_wishes, name in (
        (False, "1,000 constraints of nested rows"),
        (True, "1,000 constraints of nested rows with 1,000 wishes"),
    ):
        # With wishes, adding takes Kiwi so long that one round has to do.
        rounds = 1 if has_wishes else ROUNDS
        print(f"{'adding ' + name:75} {median(rounds, lambda step: RowScreen(has_wishes)):10.2f} ms", flush=True)
        screen = RowScreen(has_wishes)
        suggesting = median(ROUNDS, lambda step: suggest_widths(screen))
        print(f"{'100 widths of ' + name:75} {suggesting:10.2f} ms", flush=True)
        changing = median(rounds, lambda step: screen.set_margins(9 if step % 2 == 0 else 8))
        print(f"{'100 constants of ' + name:75} {changing:10.2f} ms", flush=True)


main()
