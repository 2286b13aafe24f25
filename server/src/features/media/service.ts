import { policy } from '@puente/contract/policy';
import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Sharp } from 'sharp';
import { AppError, invalidField } from '../../lib/app-error.ts';
import { isPictureKind, svgDensity } from './rules.ts';

const { maxPixels, pictureSize } = policy.upload;
const { logoSize } = policy.partner;

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

/** White where a logo is, nothing around it. */
const roundMask = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${logoSize}" height="${logoSize}">` +
    `<circle cx="${logoSize / 2}" cy="${logoSize / 2}" r="${logoSize / 2}" fill="#fff"/></svg>`,
);

/**
 * Draws a logo again: upright, cut to a circle in its middle, as PNG, without metadata (upload-2). Of an
 * SVG its picture is left, and none of its text.
 */
export async function roundLogo(bytes: Buffer): Promise<Buffer> {
  const picture = await open(bytes);
  try {
    return await picture
      .autoOrient()
      .resize(logoSize, logoSize, { fit: 'cover' })
      .composite([{ input: roundMask, blend: 'dest-in' }])
      .png()
      .timeout({ seconds: longestSeconds })
      .toBuffer();
  } catch {
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
