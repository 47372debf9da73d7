import Tunables

extension Effect {
  /// The parameters' values, each as a tunable number that the studio's page can change; elsewhere they stay as given.
  ///
  /// - Parameter values: the parameters' values in their order; the standard ones where there are none.
  @MainActor public func tuned(_ values: [Double]) -> [Double] {
    let parameters = parameters
    let given = values.isEmpty ? parameters.map(\.standard) : values
    let tuned = zip(parameters, given).map { parameter, value in
      parameter.usable(Tunable("\(title) · \(parameter.name)", value, in: parameter.range).value)
    }
    return tuned == given ? values : tuned
  }
}
