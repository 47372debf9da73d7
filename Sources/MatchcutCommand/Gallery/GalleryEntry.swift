import EffectCatalog
import FrameExport
import TransitionStage
import UIKit

/// An effect's page: its films and notes.
@MainActor package struct GalleryEntry {
  /// The effect that is recorded.
  package let effect: Effect
  /// The family that it belongs to.
  package let family: String
  /// The films of the page, in order.
  package let films: [GalleryFilm]
  /// The form in which the films are shown.
  let form: GalleryForm

  /// The pages of all effects, or of those with some names, in the families' order.
  ///
  /// - Parameters:
  ///   - form: the form in which the films are shown.
  ///   - device: the recorded screen; an iPhone 15's, with the form's pixels, if nil.
  ///   - framesPerSecond: frames per second; the form's if nil.
  /// - Throws: ``UnknownNameError``.
  package static func all(
    named names: [String] = [], as form: GalleryForm, on device: Device? = nil, framesPerSecond: Double? = nil
  ) throws -> [GalleryEntry] {
    let chosen = try names.map { try Effect.named($0).name }
    return try Effect.families.flatMap { family in
      try family.effects.filter { chosen.isEmpty || chosen.contains($0.name) }
        .map {
          try GalleryEntry(
            $0, family: family.title, as: form, on: device ?? form.device(.iPhone15),
            framesPerSecond: framesPerSecond ?? form.framesPerSecond)
        }
    }
  }

  private init(
    _ effect: Effect, family: String, as form: GalleryForm, on device: Device, framesPerSecond: Double
  ) throws {
    self.effect = effect
    self.family = family
    self.form = form
    films = try GalleryFilm.all(of: effect, as: form, on: device, framesPerSecond: framesPerSecond)
  }

  /// The page's title.
  package var title: String { effect.title }

  /// The page's address.
  package var address: String { effect.name + ".html" }

  /// The command that shows a story of the studio's own in the studio.
  static func studioCommand(story: String) -> String {
    "Scripts/matchcut preview --story " + (story.contains(" ") ? "\"\(story)\"" : story)
  }

  /// The indices of the films on the index page: forward, and back where there is one.
  var loopFilms: [Int] { Array(films.indices.filter { films[$0].plan.script == nil }.prefix(2)) }

  /// The statements behind the effect; the gallery lies in `out/gallery` of the repository.
  private var statements: [PageNotes.Statement] {
    effect.statements.map { statement in
      PageNotes.Statement(
        link: PageNotes.Link(title: statement.number, address: "../../" + statement.address), rule: statement.rule)
    }
  }

  /// The page's notes, with links to the previous and next page.
  func notes(previous: GalleryEntry?, next: GalleryEntry?) -> PageNotes {
    PageNotes(
      summary: effect.summary, source: effect.source, statements: statements,
      parameters: effect.parameters.map { parameter in
        let (low, high) = (parameter.range.lowerBound, parameter.range.upperBound)
        return PageNotes.Parameter(
          name: parameter.name, standard: parameter.written(parameter.standard),
          range: "\(parameter.written(low)) … \(parameter.written(high))",
          summary: effect.summary(of: parameter) ?? "")
      },
      studioCommand: Self.studioCommand(story: effect.title), remark: form.remark,
      index: PageNotes.Link(title: "All effects", address: "index.html"),
      previous: previous.map { PageNotes.Link(title: $0.title, address: $0.address) },
      next: next.map { PageNotes.Link(title: $0.title, address: $0.address) })
  }
}
