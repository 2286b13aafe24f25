import { policy } from '@puente/contract/policy';
import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Sharp } from 'sharp';
import { AppError, invalidField } from '../../lib/app-error.ts';
import { isPictureKind, svgDensity } from './rules.ts';

const { maxPixels, pictureSize } = policy.upload;
/** Nobody's picture takes that long; a drawing made to never end does. */
const longestSeconds = 20;
const quality = 84;

const unreadable = () => invalidField('file', 'The picture is damaged or cut off');

/** What a file is by its content. Its name and what its sender says of it count for nothing. */
const kindOf = async (bytes: Buffer): Promise<string> =>
  // Drawings are text, which has no signature: whether it is one, its reader decides.
  (await fileTypeFromBuffer(bytes))?.ext ?? 'xml';

/** Width and height as the header says, before anything is unpacked. */
const measure = async (bytes: Buffer, kind: string) => {
  try {
    const { width, height, format } = await sharp(bytes, { limitInputPixels: false }).metadata();
    return { width, height, format: format as string };
  } catch {
    // No reader knows it at all: text that is no drawing, or a picture without its beginning.
    throw kind === 'xml' ? new AppError('unsupported-type') : unreadable();
  }
};

const open = async (bytes: Buffer): Promise<Sharp> => {
  const kind = await kindOf(bytes);
  if (!isPictureKind(kind)) throw new AppError('unsupported-type');
  const { width, height, format } = await measure(bytes, kind);
  if ((kind === 'xml') !== (format === 'svg')) throw new AppError('unsupported-type');
  if (width * height > maxPixels) throw new AppError('too-large');
  return sharp(bytes, {
    limitInputPixels: maxPixels,
    failOn: 'error',
    // The first picture of one that moves.
    pages: 1,
    ...(format === 'svg' ? { density: svgDensity(width, height, pictureSize) } : {}),
  });
};

/**
 * Makes a new picture of what a person sent: upright, square around what matters, in one format
 * and size, without place, camera or anything else that was hidden in the file. Nothing of the
 * sent bytes goes on. Refuses what is no JPEG, PNG, GIF, WebP or SVG (DECISIONS, Uploads).
 */
export const squarePicture = async (bytes: Buffer): Promise<Buffer> => {
  const picture = await open(bytes);
  try {
    return await picture
      .autoOrient()
      .resize(pictureSize, pictureSize, { fit: 'cover', position: sharp.strategy.attention })
      .webp({ quality })
      .timeout({ seconds: longestSeconds })
      .toBuffer();
  } catch {
    // Reading failed half way: the header promised more than the file holds.
    throw unreadable();
  }
};
