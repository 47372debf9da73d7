import UIKit

/// The demo's photos.
@MainActor enum PhotoLibrary {
  static let photos: [Photo] = [
    Photo(
      title: "First Light", location: "Lago di Braies",
      story: "Ten minutes before sunrise the wind drops, and the lake becomes a second sky. "
        + "The mountains on the far shore take the colour first, from the top down.",
      scene: PhotoScene(
        sky: [rgb(38, 52, 104), rgb(196, 110, 126), rgb(252, 196, 138)], disc: (0.62, 0.5, 0.06, rgb(255, 236, 190)),
        ridges: [(0.58, 0.62, rgb(122, 92, 130)), (0.66, 0.55, rgb(70, 62, 104))], water: (0.68, rgb(86, 78, 122)),
        seed: 3)),
    Photo(
      title: "Dunes", location: "Erg Chebbi",
      story: "The crest is a line that the wind redraws every night. Nobody walks on it before breakfast.",
      scene: PhotoScene(
        sky: [rgb(84, 154, 210), rgb(190, 220, 232)], disc: (0.25, 0.2, 0.05, rgb(255, 250, 224)),
        ridges: [(0.62, 0.3, rgb(232, 184, 118)), (0.74, 0.26, rgb(214, 150, 84)), (0.9, 0.24, rgb(182, 112, 58))],
        seed: 11)),
    Photo(
      title: "Fjord", location: "Geiranger",
      story: "It rains on two days of three. On the third the waterfalls shine like wires.",
      scene: PhotoScene(
        sky: [rgb(116, 140, 158), rgb(206, 216, 218)], disc: (0.4, 0.22, 0.04, rgb(240, 244, 240)),
        ridges: [(0.4, 0.7, rgb(118, 138, 146)), (0.52, 0.68, rgb(74, 98, 104)), (0.62, 0.6, rgb(42, 66, 66))],
        water: (0.64, rgb(62, 92, 104)), seed: 29)),
    Photo(
      title: "Moonrise", location: "Hernandez",
      story: "Everything was packed away when it came up behind the village. There was time for one plate.",
      scene: PhotoScene(
        sky: [rgb(10, 14, 34), rgb(44, 56, 96), rgb(104, 104, 138)], disc: (0.7, 0.26, 0.045, rgb(244, 244, 236)),
        ridges: [(0.7, 0.5, rgb(34, 38, 64)), (0.8, 0.45, rgb(16, 18, 34))], seed: 41)),
    Photo(
      title: "Terraces", location: "Yuanyang",
      story: "Flooded in winter, each step holds a slice of the evening.",
      scene: PhotoScene(
        sky: [rgb(240, 150, 96), rgb(252, 214, 156)], disc: (0.5, 0.36, 0.08, rgb(255, 244, 214)),
        ridges: [
          (0.5, 0.4, rgb(206, 132, 92)), (0.62, 0.35, rgb(160, 106, 84)), (0.74, 0.3, rgb(112, 84, 78)),
          (0.88, 0.3, rgb(66, 58, 64)),
        ], seed: 57)),
    Photo(
      title: "North", location: "Tromsø",
      story: "The forecast said clouds. The sky had not read it.",
      scene: PhotoScene(
        sky: [rgb(8, 20, 40), rgb(20, 96, 88), rgb(96, 190, 140), rgb(24, 60, 80)],
        disc: (0.2, 0.18, 0.02, rgb(240, 255, 248)),
        ridges: [(0.68, 0.64, rgb(18, 34, 48)), (0.78, 0.6, rgb(8, 18, 28))], water: (0.8, rgb(14, 44, 52)), seed: 73)),
  ]

  private static func rgb(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> UIColor {
    UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: 1)
  }
}

/// A photo of the demo: its title, its story, and the scene that is painted.
struct Photo {
  let title: String
  let location: String
  let story: String
  let scene: PhotoScene
}
