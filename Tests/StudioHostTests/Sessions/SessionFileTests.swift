import Foundation
import Testing
import TransitionTesting
import UIKit

@Suite("The file of a session")
struct SessionFileTests {
  private static let header =
    #"{"format":"matchcut-session","version":1,"device":"small","width":100,"height":200,"scale":1,"rate":60,"frames":10}"#

  @Test("A session is written with a header and a line for each input and record")
  func writing() {
    var session = Session(device: .small, story: "Home", frames: 4)
    session.inputs = [
      .init(frame: 1, .finger(1, .began, CGPoint(x: 4, y: 9.5), .finger)),
      .init(frame: 3, delay: 0.01, group: 2, .setting(.style(.dark))),
    ]
    session.records = [.init(frame: 0, events: [], digest: 255), .init(frame: 2, events: ["A.f()"], digest: 1)]
    #expect(
      session.jsonLines == """
        {"format":"matchcut-session","version":1,"device":"small","width":100,"height":200,"scale":1,"rate":60,"story":"Home","frames":4}
        {"frame":0,"digest":"00000000000000ff"}
        {"frame":1,"input":"finger","finger":1,"phase":"began","x":4,"y":9.5}
        {"frame":2,"events":["A.f()"],"digest":"0000000000000001"}
        {"frame":3,"delay":0.01,"group":2,"input":"setting","name":"style","value":"dark"}

        """)
    #expect((try? Session(jsonLines: session.jsonLines)) == session)
  }

  @Test(
    "A line that is wrong is refused with its number and the reason",
    arguments: [
      (#"{"frame":1,"input":"fingr"}"#, "\"fingr\" is no input; there are finger, hover, scroll"),
      (#"{"frame":11,"input":"delete"}"#, "\"frame\" is from 0 to 10"),
      (#"{"frame":1.5,"input":"delete"}"#, "\"frame\" is a whole number"),
      (#"{"input":"delete"}"#, "\"frame\" is missing"),
      (#"{"frame":1,"input":"delete","txt":"a"}"#, "\"txt\" is no member here"),
      (#"{"frame":1,"digest":"12"}"#, "a digest is 16 hexadecimal digits"),
      (
        #"{"frame":1,"input":"setting","name":"style","value":"blue"}"#,
        "there is no setting \"style\" with the value \"blue\""
      ),
      (#"{"frame":1,"input":"key","key":1,"phase":"began","code":9999}"#, "\"code\" is no key of a keyboard"),
      (#"{"frame":1,"input":"finger","finger":1,"phase":"began","x":1e9,"y":0}"#, "\"x\" is from -1000000 to 1000000"),
      (#"{"frame":1,"input":"tunable","name":"a"}"#, "\"value\" is missing"),
      (#"{"frame":1,"input":"tunable","name":"a","value":1e13}"#, "\"value\" is from -1000000000000 to 1000000000000"),
      (#"{"frame":1,"#, ""),
    ])
  func lines(line: String, reason: String) {
    let error = #expect(throws: SessionError.self) { try Session(jsonLines: "\(Self.header)\n\(line)\n") }
    #expect(error?.line == 2)
    #expect(error?.reason.hasPrefix(reason) == true, "\(error?.reason ?? "")")
  }

  @Test("Frames that go back are refused")
  func order() {
    let text = "\(Self.header)\n{\"frame\":3,\"input\":\"delete\"}\n{\"frame\":2,\"input\":\"delete\"}\n"
    let error = #expect(throws: SessionError.self) { try Session(jsonLines: text) }
    #expect(error?.description == "Session, line 3: frames must not go back, and 2 is before 3.")
  }

  @Test("A session of a newer version, another format and an empty file are refused with advice")
  func versions() {
    func reason(_ text: String) -> String? {
      #expect(throws: SessionError.self) { try Session(jsonLines: text) }?.reason
    }
    #expect(
      reason(Self.header.replacingOccurrences(of: "\"version\":1", with: "\"version\":2"))
        == "version 2 is newer than 1, the newest known here; read it with the Matchcut that has written it, or a newer one"
    )
    #expect(
      reason("{\"format\":\"matchcut-touches\",\"version\":1}")?.hasPrefix(
        "the header {\"format\":\"matchcut-session\"") == true)
    #expect(reason("")?.hasPrefix("the header") == true)
  }
}
