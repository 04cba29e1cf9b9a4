/** Brightness of every pixel, from red, green, blue and opacity: what bars are read in. */
export function luminanceOf(pixels: Uint8ClampedArray): Uint8ClampedArray {
  const grey = new Uint8ClampedArray(pixels.length / 4);
  for (let at = 0; at < grey.length; at += 1) {
    const from = at * 4;
    // Weights of ITU-R BT.601 in 1/256.
    grey[at] = ((pixels[from] ?? 0) * 77 + (pixels[from + 1] ?? 0) * 150 + (pixels[from + 2] ?? 0) * 29) >> 8;
  }
  return grey;
}
