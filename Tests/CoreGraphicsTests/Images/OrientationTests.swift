import CoreGraphics
import Foundation
import Testing

@Suite("Image orientation") struct OrientationTests {
  /// Two rows of three.
  private let image = MadeFiles.image([[1, 2, 3], [4, 5, 6]])

  @Test(
    "Each orientation is made upright by its own transform",
    arguments: [
      (1, [[1, 2, 3], [4, 5, 6]]), (2, [[3, 2, 1], [6, 5, 4]]), (3, [[6, 5, 4], [3, 2, 1]]),
      (4, [[4, 5, 6], [1, 2, 3]]), (5, [[1, 4], [2, 5], [3, 6]]), (6, [[4, 1], [5, 2], [6, 3]]),
      (7, [[6, 3], [5, 2], [4, 1]]), (8, [[3, 6], [2, 5], [1, 4]]),
    ] as [(UInt32, [[UInt32]])])
  func orientations(number: UInt32, rows: [[UInt32]]) throws {
    let orientation = try #require(CGImagePropertyOrientation(rawValue: number))
    #expect(image.upright(from: orientation) == MadeFiles.image(rows))
  }

  @Test("EXIF orientation is read from JPEG, PNG and WebP, in both byte orders")
  func notes() throws {
    for number in UInt8(1)...8 {
      for isLittle in [true, false] {
        let notes = MadeFiles.notes(orientation: number, isLittle: isLittle)
        let jpeg = MadeFiles.jpeg(try MadeFiles.four.jpegData(quality: 1), with: 0xE1, Array("Exif\0\0".utf8) + notes)
        let part = MadeFiles.imagePart(of: try MadeFiles.four.webpData())
        let files = [
          jpeg, MadeFiles.png(try MadeFiles.four.pngData(), with: "eXIf", notes),
          MadeFiles.webp(2, 2, flags: 0x08, [("VP8L", part), ("EXIF", notes)]),
        ]
        for file in files { #expect(CGImagePropertyOrientation(of: file).rawValue == UInt32(number)) }
      }
    }
  }

  @Test("Without EXIF data, with damaged data or with an invalid number an image is upright")
  func upright() throws {
    let jpeg = try MadeFiles.four.jpegData(quality: 1)
    let damaged: [[UInt8]] = [
      [], [0x4D, 0x4D], Array(MadeFiles.notes(orientation: 6).prefix(14)), MadeFiles.notes(orientation: 9),
      [0x4D, 0x4D, 0, 42, 0xFF, 0xFF, 0xFF, 0xFF, 0, 0], MadeFiles.notes(orientation: 0),
    ]
    for notes in damaged {
      let file = MadeFiles.jpeg(jpeg, with: 0xE1, Array("Exif\0\0".utf8) + notes)
      #expect(CGImagePropertyOrientation(of: file) == .up)
    }
    for data in [jpeg, Data(), Data([0xFF, 0xD8, 0xFF]), MadeFiles.gif(screen: (1, 1), width: 1, indices: [0])] {
      #expect(CGImagePropertyOrientation(of: data) == .up)
    }
  }
}
