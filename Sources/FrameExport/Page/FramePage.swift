import Foundation

struct FramePage { init(_ s: FrameSequence) {}; func data() throws -> Data { Data() } }
