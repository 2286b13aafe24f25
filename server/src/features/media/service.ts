import { policy } from '@puente/contract/policy';
import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Sharp } from 'sharp';
import { AppError, invalidField } from '../../lib/app-error.ts';
import { isPictureKind, svgDensity } from './rules.ts';

const { maxPixels, pictureSize } = policy.upload;

/** Only an SVG made to render forever takes longer. */
const longestSeconds = 20;

const quality = 84;

/**
 * Renders a person's picture again: upright, square around its main subject, in one format and size,
 * without location, camera or other metadata. Nothing of the
 * sent bytes goes on. Refuses what is no JPEG, PNG, GIF, WebP or SVG (upload-2).
 */
export async function squarePicture(bytes: Buffer): Promise<Buffer> {
  const picture = await open(bytes);
  try {
    return await picture
      .autoOrient()
      .resize(pictureSize, pictureSize, { fit: 'cover', position: sharp.strategy.attention })
      .webp({ quality })
      .timeout({ seconds: longestSeconds })
      .toBuffer();
  } catch {
    // The header was read, but the file is incomplete.
    throw unreadable();
  }
}

async function open(bytes: Buffer): Promise<Sharp> {
  const kind = await kindOf(bytes);
  if (!isPictureKind(kind)) throw new AppError('unsupported-type');
  const { width, height, format } = await measure(bytes, kind);
  if ((kind === 'xml') !== (format === 'svg')) throw new AppError('unsupported-type');
  if (width * height > maxPixels) throw new AppError('too-large');
  return sharp(bytes, {
    limitInputPixels: maxPixels,
    failOn: 'error',
    // The first frame of an animation.
    pages: 1,
    ...(format === 'svg' ? { density: svgDensity(width, height, pictureSize) } : {}),
  });
}

/** The type of a file by its content; its name and declared type are ignored. */
async function kindOf(bytes: Buffer): Promise<string> {
  // An SVG is text without a signature: sharp decides whether it is one.
  return (await fileTypeFromBuffer(bytes))?.ext ?? 'xml';
}

/** Width and height from the header, before anything is decoded. */
async function measure(bytes: Buffer, kind: string) {
  try {
    const { width, height, format } = await sharp(bytes, { limitInputPixels: false }).metadata();
    return { width, height, format: format as string };
  } catch {
    // Not readable at all: text that isn't an SVG, or a picture without its header.
    throw kind === 'xml' ? new AppError('unsupported-type') : unreadable();
  }
}

function unreadable() {
  return invalidField('file', 'The picture is damaged or cut off');
}
