/// Finds out which methods a list's delegate and data source leave out: the protocols' defaults note that they ran.
@MainActor final class DefaultAnswers {
  private var count = 0

  /// Notes that a default was called; returns its answer.
  func note<Answer>(_ answer: Answer) -> Answer {
    count += 1
    return answer
  }

  /// Asks a question; the answer is not the object's own where a default has given it.
  func ask<Answer>(_ question: () -> Answer) -> (answer: Answer, isOwn: Bool) {
    let before = count
    let answer = question()
    return (answer, count == before)
  }
}
