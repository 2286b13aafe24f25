import { policy } from '@puente/contract/policy';

/**
 * Types that the server accepts, as browsers name them; listing them makes iOS convert HEIC to
 * JPEG.
 */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/svg+xml'];

const { imageMaxBytes, pictureSize } = policy.upload;
const bytesPerMegabyte = 1_000_000;

/** The editor's circle of 250 px, zoom of 1 to 3 and rotation in steps of 15° (upload-3). */
export const crop = {
  size: 250,
  radius: 125,
  zoom: { min: 1, max: 3, step: 0.1 },
  rotation: { min: -180, max: 180, step: 15 },
} as const;

export type PictureProblem = 'tooLarge' | 'wrongType';

/** Why a chosen file is refused before it is read. */
export function problemOf(file: Pick<File, 'type' | 'size'>): PictureProblem | null {
  if (!pictureTypes.includes(file.type)) return 'wrongType';
  return file.size > imageMaxBytes ? 'tooLarge' : null;
}

export const largestMegabytes = imageMaxBytes / bytesPerMegabyte;

/** Rounded up, so that a file above the limit is never shown as the limit. */
export function megabytes(bytes: number): number {
  return Math.ceil((bytes / bytesPerMegabyte) * 10) / 10;
}

/** Size at zoom 1 in pixels of the crop, and the crop's corner as fractions of the picture. */
type Placed = { width: number; height: number; x: number; y: number };

/** Draws the visible part of the picture as it is sent: a square of 512 px. */
export function drawCropped(
  picture: CanvasImageSource,
  placed: Placed,
  { zoom, rotation }: { zoom: number; rotation: number },
): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = pictureSize;
  canvas.height = pictureSize;
  const pen = canvas.getContext('2d');
  if (!pen) return canvas;
  const factor = pictureSize / crop.size;
  const width = placed.width * zoom * factor;
  const height = placed.height * zoom * factor;
  pen.imageSmoothingQuality = 'high';
  // Fills what a rotated or transparent picture leaves empty.
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, pictureSize, pictureSize);
  pen.translate(pictureSize / 2, pictureSize / 2);
  pen.rotate((rotation * Math.PI) / 180);
  pen.translate(-pictureSize / 2, -pictureSize / 2);
  pen.drawImage(picture, -placed.x * width, -placed.y * height, width, height);
  return canvas;
}
