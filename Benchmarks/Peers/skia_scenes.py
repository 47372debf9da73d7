"""Draws the renderer's scenes with Skia, on the processor, and prints how long each takes beside a copy of the frame.

The scenes and their names are those of Benchmarks/Sources/bench/Cases/Renderer/RendererScene.swift; pictures are bilinear,
corners antialiased, the shadow a mask that was made once. Times are medians of processor time, one thread.
"""

import math
import time

import numpy
import skia

WIDTH, HEIGHT = 1179, 2556
ROUNDS = 15


def image(pixels, alpha):
    """An image as the canvas has its pixels, so that nothing is to be converted while it is drawn."""
    info = skia.ImageInfo.Make(pixels.shape[1], pixels.shape[0], skia.kBGRA_8888_ColorType, alpha)
    return skia.Image.MakeRasterCopy(skia.Pixmap(info, pixels, pixels.strides[0]))


def picture(seed):
    """A page of coloured noise over gradients, opaque."""
    rows, columns = numpy.mgrid[0:HEIGHT, 0:WIDTH]
    pixels = numpy.empty((HEIGHT, WIDTH, 4), numpy.uint8)
    pixels[..., 0] = (columns + seed) & 255
    pixels[..., 1] = (rows * 3 + seed) & 255
    pixels[..., 2] = (columns ^ rows) & 255
    pixels[..., 3] = 255
    return image(pixels, skia.kOpaque_AlphaType)


FIRST, SECOND = picture(0), picture(90)
BILINEAR = skia.SamplingOptions(skia.FilterMode.kLinear)
SURFACE = skia.Surface.MakeRaster(
    skia.ImageInfo.Make(WIDTH, HEIGHT, skia.kBGRA_8888_ColorType, skia.kPremul_AlphaType))
CANVAS = SURFACE.getCanvas()


def draw(image, x=0, y=0, alpha=1.0):
    CANVAS.drawImage(image, x, y, BILINEAR, skia.Paint(Alphaf=alpha, AntiAlias=True))


def placed(scale, degrees):
    CANVAS.clear(skia.ColorBLACK)
    CANVAS.translate(WIDTH / 2, HEIGHT / 2)
    CANVAS.rotate(degrees)
    CANVAS.scale(scale, scale)
    CANVAS.translate(-WIDTH / 2, -HEIGHT / 2)


def slide():
    draw(FIRST, -300)
    draw(SECOND, 879)


def slide_between_pixels():
    draw(FIRST, -300.3)
    draw(SECOND, 878.6, 0.4)


def fade():
    draw(FIRST)
    draw(SECOND, alpha=0.5)


def scaled():
    placed(0.85, 0)
    CANVAS.clipRRect(skia.RRect.MakeRectXY(skia.Rect.MakeWH(WIDTH, HEIGHT), 55, 55), doAntiAlias=True)
    draw(FIRST)


def turned():
    placed(1, 15)
    draw(FIRST)


def perspective():
    angle = math.radians(50)
    CANVAS.clear(skia.ColorBLACK)
    CANVAS.translate(WIDTH / 2, HEIGHT / 2)
    matrix = skia.Matrix()
    # A turn about y, seen from 2,000 pixels away.
    matrix.setAll(math.cos(angle), 0, 0, 0, 1, 0, -math.sin(angle) / 2000, 0, 1)
    CANVAS.concat(matrix)
    CANVAS.translate(-WIDTH / 2, -HEIGHT / 2)
    draw(FIRST)


def shadow_mask():
    width, height = 900 + 144, 1800 + 144
    rows, columns = numpy.mgrid[0:height, 0:width]
    across = numpy.maximum(numpy.maximum(72 - columns, columns - (width - 72)), 0)
    down = numpy.maximum(numpy.maximum(72 - rows, rows - (height - 72)), 0)
    pixels = numpy.zeros((height, width, 4), numpy.uint8)
    pixels[..., 3] = 0.4 * 255 * numpy.exp(-(across**2 + down**2) / 1152)
    return image(pixels, skia.kPremul_AlphaType)


SHADOW = shadow_mask()


def card():
    draw(FIRST)
    draw(SHADOW, 140 - 72, 300 - 72 + 8)
    CANVAS.drawRRect(
        skia.RRect.MakeRectXY(skia.Rect.MakeXYWH(140, 300, 900, 1800), 30, 30),
        skia.Paint(Color=skia.ColorWHITE, AntiAlias=True))


SCENES = {
    "S2 slide": (slide, 1.0),
    "S3 slide between pixels": (slide_between_pixels, 1.0),
    "S4 cross-fade": (fade, 1.5),
    "S5 scaled to 0.85, rounded": (scaled, 1.0),
    "S6 turned by 15 degrees": (turned, 1.0),
    "S7 turned about y by 50 degrees": (perspective, 1.0),
    "S9 card with a shadow": (card, 1.0),
}


def seconds(body):
    start = time.process_time()
    body()
    return time.process_time() - start


def scene(body):
    CANVAS.save()
    body()
    CANVAS.restore()


def main():
    source = numpy.zeros(WIDTH * HEIGHT, numpy.uint32)
    target = numpy.ones(WIDTH * HEIGHT, numpy.uint32)
    print(f"Skia, as skia-python {skia.__version__} has it")
    for name, (body, copies) in SCENES.items():
        copy, drawn = [], []
        for _ in range(ROUNDS):
            copy.append(seconds(lambda: numpy.copyto(target, source)))
            drawn.append(seconds(lambda: scene(body)))
        copied, took = sorted(copy)[ROUNDS // 2], sorted(drawn)[ROUNDS // 2]
        print(f"{name:34} {took * 1000:7.2f} ms  {took / (copied * copies):5.1f} x of a copy's {copied * 1000:.2f} ms")


if __name__ == "__main__":
    main()
