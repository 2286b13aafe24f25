/** Pictures that are taken, by the file ending of their content (upload-2); SVG is XML. */
const pictureKinds = new Set(['jpg', 'png', 'apng', 'gif', 'webp', 'xml']);

export function isPictureKind(kind: string): boolean {
  return pictureKinds.has(kind);
}

/** Dots per inch at which an SVG has its nominal size. */
const defaultDensity = 72;
/** The largest density that librsvg accepts. */
const largestDensity = 2400;

/** The density at which the shorter side has `size` pixels, so that a small SVG stays sharp. */
export function svgDensity(width: number, height: number, size: number): number {
  const scale = size / Math.max(1, Math.min(width, height));
  return Math.min(largestDensity, Math.max(defaultDensity, defaultDensity * scale));
}
