extension Effect {
  /// A sentence on a parameter: its effect on the transition, and its unit.
  public func summary(of parameter: EffectParameter) -> String? {
    Self.ownSummaries["\(name).\(parameter.name)"] ?? Self.summaries[parameter.name]
  }

  /// The sentences on parameters whose name means something else in an effect than in others.
  private static let ownSummaries = [
    "shrink.scale": "The size to which the old screen shrinks, as a part of its own.",
    "ripple.reach": "The largest displacement of a pixel, in points.",
    "swirl.radius": "The radius of the swirl, as a part of the longer side.",
    "page-curl.radius": "The radius of the roll, in points.",
    "book.columns": "The number of pages side by side in the closed book.",
    "album.columns": "The number of pages side by side in the closed book.",
    "grain.softness": "The time in which a grain fades, as a part of the duration.",
    "displace.strength": "The displacement by white, as a part of the width.",
    "page-curl.shade": "The opacity of the curl's shadow.",
    "page-flip.shade": "The opacity of a page's shadow at its darker edge.",
  ]

  private static let summaries = [
    "duration": "The length of the transition, in seconds.",
    "parallax": "The distance that the lower screen moves, in widths.",
    "padding": "The gap between the screens, in points.",
    "dampingRatio": "The damping of the spring: 1 does not overshoot.",
    "initialVelocity": "The speed of the spring at its beginning, in distances per second.",
    "scale": "The size of the screen behind, as a part of its own.",
    "freeHeight": "The part of the height above the sheet that stays free.",
    "cornerRadius": "The radius of the sheet's corners, in points.",
    "perspective": "The depth of the perspective, as `m34` of a transform.",
    "lean": "The angle by which a card leans back, in radians.",
    "shade": "The opacity of black on a side that has turned away.",
    "folds": "The number of folds of a screen.",
    "slats": "The number of slats.",
    "stagger": "The delay of the last slat, as a part of the duration.",
    "columns": "The number of tiles in a row.",
    "softness": "The width of the soft line, in points; 0 is a sharp one.",
    "reach": "The largest distance that a tile is thrown, in points.",
    "tileSide": "The side of a tile, in points.",
    "drift": "The largest displacement of a tile to a side, in points.",
    "gravity": "The gravity; 1 is 1000 points per second squared.",
    "largestCell": "The side of the largest square, as a part of the width.",
    "overlap": "The part of the time in which the images cross-fade.",
    "strength": "The blur towards the center, as a part of the distance.",
    "turns": "The number of clockwise turns of the center.",
    "grain": "The width of a grain, in points.",
    "angle": "The direction from which the page rolls up, in radians: 0 is from the right.",
    "crests": "The number of crests of the wave.",
  ]
}
