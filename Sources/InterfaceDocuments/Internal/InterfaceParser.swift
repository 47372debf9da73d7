import Foundation
import FoundationXML

/// Builds the tree of elements from the events of an XML parser, within limits.
final class InterfaceParser: NSObject, XMLParserDelegate {
  private let name: String
  private let limits: InterfaceLimits
  /// The open elements, the root first.
  private var open: [InterfaceElement] = []
  private var root: InterfaceElement?
  private var count = 0
  private var error: InterfaceDocumentError?

  private init(name: String, limits: InterfaceLimits) {
    (self.name, self.limits) = (name, limits)
  }

  static func parse(_ data: Data, name: String, limits: InterfaceLimits) throws -> InterfaceElement {
    let builder = InterfaceParser(name: name, limits: limits)
    if let problem = builder.problem(of: data) {
      throw InterfaceDocumentError(document: name, line: 0, problem: problem)
    }
    let parser = XMLParser(data: data)
    parser.shouldResolveExternalEntities = false
    parser.delegate = builder
    let isWhole = parser.parse()
    if let error = builder.error { throw error }
    guard isWhole, let root = builder.root else {
      let code = (parser.parserError as NSError?)?.code ?? 0
      throw InterfaceDocumentError(document: name, line: parser.lineNumber, problem: .malformed(code: code))
    }
    return root
  }

  /// A reason not to parse at all.
  private func problem(of data: Data) -> InterfaceDocumentError.Problem? {
    if data.isEmpty { return .empty }
    if data.count > limits.size { return .tooLarge("size in bytes", limit: limits.size) }
    if data.starts(with: Data("bplist".utf8)) || data.starts(with: Data("NIBArchive".utf8)) { return .compiled }
    // Foundation's parser ends the program at a name that is not UTF-8, in which Xcode always writes.
    guard String(validating: data, as: UTF8.self) != nil else { return .otherEncoding }
    // Entities are replaced before the delegate sees them, so that a declaration is refused beforehand.
    return data.range(of: Data("<!DOCTYPE".utf8)) != nil ? .declaration : nil
  }

  private func stop(_ parser: XMLParser, _ problem: InterfaceDocumentError.Problem) {
    guard error == nil else { return }
    error = InterfaceDocumentError(document: name, line: parser.lineNumber, problem: problem)
    parser.abortParsing()
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
    attributes attributeDict: [String: String]
  ) {
    guard error == nil else { return }
    count += 1
    if count > limits.elementCount {
      return stop(parser, .tooLarge("number of elements", limit: limits.elementCount))
    }
    if open.count >= limits.depth { return stop(parser, .tooLarge("depth", limit: limits.depth)) }
    open.append(InterfaceElement(elementName, attributeDict, line: parser.lineNumber))
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    guard error == nil, !open.isEmpty else { return }
    open[open.count - 1].text += string
  }

  func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data) {
    self.parser(parser, foundCharacters: String(decoding: CDATABlock, as: UTF8.self))
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?
  ) {
    guard error == nil, var element = open.popLast() else { return }
    // A text has spaces at its ends, too; elsewhere they are the document's indentation.
    if element.name != "string" && element.name != "mutableString" {
      element.text = element.text.trimmingCharacters(in: .whitespacesAndNewlines)
    }
    if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
  }
}
