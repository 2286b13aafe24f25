/** Pictures that are taken, by the ending their content has (DECISIONS, Uploads); SVG is XML. */
const pictureKinds = new Set(['jpg', 'png', 'apng', 'gif', 'webp', 'xml']);

export const isPictureKind = (kind: string): boolean => pictureKinds.has(kind);

/** Dots an inch at which a drawing is as large as it says. */
const plainDensity = 72;
/** More than that the reader of drawings doesn't take. */
const largestDensity = 2400;

/** At which density a drawing's shorter side gets `size` pixels, so that a small one stays sharp. */
export const svgDensity = (width: number, height: number, size: number): number => {
  const scale = size / Math.max(1, Math.min(width, height));
  return Math.min(largestDensity, Math.max(plainDensity, plainDensity * scale));
};
