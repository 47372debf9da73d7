import EventTrace
import Testing

@Suite("Traces as JSON Lines")
struct JSONLinesTests {
  @Test("The members of a line are in one order")
  func bytes() {
    let expected = #"""
      {"format":"matchcut-trace","version":1}
      {"time":0,"category":"containment","subject":"B","name":"willMove(toParent:)","arguments":["nav"]}
      {"time":0.0166666,"category":"appearance","subject":"B","name":"viewWillAppear","arguments":["true"]}

      """#
    #expect(EventTrace(Array(Samples.short.events.prefix(2))).jsonLines == expected)
  }

  @Test("A written trace reads back the same")
  func roundTrip() throws {
    let odd = "quote \" back \\ tab \t line \n next \u{85} sep \u{2028} bell \u{7} é 🎬"
    var trace = Samples.push
    trace.events.append(Samples.event(0.1 + 0.2, .input, odd, odd, odd, ""))
    let text = trace.jsonLines
    #expect(try EventTrace(jsonLines: text) == trace)
    #expect(text.split(whereSeparator: \.isNewline).count == trace.events.count + 1)
    #expect(try EventTrace(jsonLines: text).jsonLines == text)
  }

  @Test(
    "A time with all its digits reads back the same",
    arguments: [1.7818853834444015, 0.9086497988896225, .leastNonzeroMagnitude])
  func digits(time: Double) throws {
    let text = EventTrace([Samples.event(time, .input, "a", "b")]).jsonLines
    #expect(try EventTrace(jsonLines: text).events[0].time == time)
  }

  @Test("A time that is not finite is written as null and reads as NaN")
  func notFinite() throws {
    let text = EventTrace([Samples.event(.infinity, .input, "a", "b")]).jsonLines
    #expect(text.contains("\"time\":null"))
    #expect(try EventTrace(jsonLines: text).events[0].time.isNaN)
  }

  @Test("Unknown members, spaces and escapes of other writers are read")
  func tolerant() throws {
    let text = #"""
      {"version": 1, "format": "matchcut-trace", "made": {"by": ["x", 1e2, true, null]}}

      { "name":"a\u0062\/\ud83c\udfac" , "time":-1.5e-1,"subject":"","category":"input","arguments":[ ] }
      """#
    let event = Samples.event(-0.15, .input, "", "ab/🎬")
    #expect(try EventTrace(jsonLines: text) == EventTrace([event]))
  }

  @Test(
    "The error of an invalid trace names the line and the mistake",
    arguments: [
      ("", "Trace, line 1: the header is missing."),
      ("[1]", "Trace, line 1: not a JSON object."),
      ("{}", #"Trace, line 1: the header {"format":"matchcut-trace", …} is missing."#),
      (#"{"format":"matchcut-trace"}"#, "Trace, line 1: the header has no version."),
      (
        #"{"format":"matchcut-trace","version":2}"#,
        "Trace, line 1: version 2 is newer than 1, the newest that is known here."
      ),
      (header + "\n{}", #"Trace, line 3: "category" is no string."#),
      (
        header + #"{"category":"inputs"}"#,
        #"Trace, line 2: "inputs" is no category; there are appearance, containment, delegate, context, animator, "#
          + "coordinator, hierarchy, input, lifecycle, haptics, accessibility."
      ),
      (header + #"{"category":"input"}"#, #"Trace, line 2: "time" is no number."#),
      (header + #"{"category":"input","time":0}"#, #"Trace, line 2: "subject" is no string."#),
      (
        header + #"{"category":"input","time":0,"subject":"","name":"","arguments":[1]}"#,
        #"Trace, line 2: "arguments" is no list of strings."#
      ),
    ])
  func broken(text: String, message: String) {
    let error = #expect(throws: TraceFormatError.self) { try EventTrace(jsonLines: text) }
    #expect(error?.description == message)
  }

  @Test(
    "A line that is not JSON is named, with the reason and about where",
    arguments: [
      #"{"a":1"#, #"{"a":"#, #"{"a":+1}"#, #"{"a":nil}"#, #"{"a":"x}"#, #"{} {}"#, #"{"a":"\x"}"#, #"{"a":01}"#,
      #"{"a":["\x"]}"#,
      #"{"a":"# + String(repeating: "[", count: 999),
    ])
  func notJSON(line: String) throws {
    let error = try #require(throws: TraceFormatError.self) { try EventTrace(jsonLines: Self.header + line) }
    #expect(error.line == 2 && ["character", "end of file"].contains(where: error.reason.contains))
  }

  private static let header = "{\"format\":\"matchcut-trace\",\"version\":1}\n"
}
