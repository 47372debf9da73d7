import Foundation

/// Reads a line of a JSON Lines text.
package enum JSONLine {
  /// Why a line is no JSON object.
  package struct Failure: Error, Hashable {
    /// The reason, without a full stop.
    package var reason: String
  }

  /// The members of the object that a line holds. A member that is there twice has one of its values.
  package static func members(of line: some StringProtocol) throws(Failure) -> [String: JSONValue] {
    let data = Data(line.utf8)
    do {
      return try JSONDecoder().decode([String: JSONValue].self, from: data)
    } catch DecodingError.dataCorrupted {
      throw Failure(reason: fault(in: data))
    } catch {
      throw Failure(reason: "not a JSON object")
    }
  }

  /// Returns the fault of a text that is not JSON, and its offset in bytes from 0.
  ///
  /// Because `JSONDecoder` gives no reason on Linux, `JSONSerialization` finds it. It rounds numbers of 17 digits
  /// wrongly, so no value is read with it.
  private static func fault(in data: Data) -> String {
    do {
      _ = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
      return "not valid JSON"
    } catch {
      let reason = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String ?? error.localizedDescription
      return reason.hasSuffix(".") ? String(reason.dropLast()) : reason
    }
  }
}
