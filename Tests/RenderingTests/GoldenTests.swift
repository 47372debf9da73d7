import CoreGraphics
import Rendering
import Testing

@Test(arguments: GoldenScene.all)
func scenesKeepTheirPixelsInDebugAndRelease(scene: GoldenScene) {
  let fingerprint = draw(scene.frame).fingerprint
  #expect(
    fingerprint == scene.fingerprint,
    "\(scene.name): 0x\(String(fingerprint, radix: 16)). If the change is meant, look at the image and write it down."
  )
}

@Test(arguments: GoldenScene.all)
func pixelsDoNotDependOnThreadsOrBands(scene: GoldenScene) {
  let expected = SoftwareRenderer(threads: 1).render(scene.frame)
  for bandHeight in [1, 7, 32, 1000] {
    let image = SoftwareRenderer(threads: 1, bandHeight: bandHeight).render(scene.frame)
    #expect(image == expected, "bands of \(bandHeight) rows")
  }
}

@Test func aFrameLargeEnoughForTwoThreadsIsTheSameWithOne() {
  for scene in GoldenScene.all {
    var frame = scene.frame
    frame.scale = 5
    let one = SoftwareRenderer(threads: 1).render(frame)
    #expect(SoftwareRenderer(threads: 2).render(frame) == one, "\(scene.name)")
    #expect(SoftwareRenderer(threads: 5, bandHeight: 3).render(frame) == one, "\(scene.name)")
  }
}

@Test func theSecondFrameOfARendererIsTheSameAsTheFirst() {
  let renderer = SoftwareRenderer(threads: 1)
  for scene in GoldenScene.all + GoldenScene.all {
    #expect(renderer.render(scene.frame) == draw(scene.frame), "\(scene.name)")
  }
}
