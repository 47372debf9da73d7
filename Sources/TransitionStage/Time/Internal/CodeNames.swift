import Foundation
import Synchronization

/// The names of the program's functions by their code, as messages say them; a closure has the name of the function
/// around it.
enum CodeNames {
  private static let known = Mutex<[UInt: String?]>([:])

  /// The function that begins at an address; nil where the program does not name it.
  static func function(at code: UnsafeRawPointer?) -> String? {
    code.flatMap { SymbolTable.own?.mangledName(ofFunctionAt: $0) }.flatMap(readable)
  }

  /// The function that contains an address, found once; nil where the program does not name it.
  static func function(containing code: UnsafeRawPointer) -> String? {
    let address = UInt(bitPattern: code)
    if let name = known.withLock({ $0[address] }) { return name }
    let name = SymbolTable.own?.mangledName(ofFunctionContaining: code).flatMap(readable)
    known.withLock { $0[address] = .some(name) }
    return name
  }

  private static func readable(_ mangled: String) -> String? {
    guard let name = OptionalMethodAudit.demangled(mangled) else { return nil }
    var function = name.components(separatedBy: " in ").last ?? name
    // Parts of functions that suspend, and functions that the compiler has specialized.
    for kind in [" function for ", "> of "] { function = function.components(separatedBy: kind).last ?? function }
    if function.hasSuffix(" -> ()") { function.removeLast(6) }
    return function
  }
}
