import { randomBytes } from 'node:crypto';

/** Endings of documents, and how browsers are told what they are. */
export const documentTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain; charset=utf-8',
} as const;
export type DocumentKind = keyof typeof documentTypes;

export const pictureType = 'image/webp';

/** Logos stay exact to the pixel, and mail programs show them. */
export const logoType = 'image/png';

/** Where `http/media.ts` serves pictures and logos; their names are their addresses. */
const picture = /^\/media\/[0-9a-f]{64}\.(?:webp|png)$/;

/** Portraits of the demo, which come in several formats. */
const portrait = /^\/media\/portraits\/[\w-]+\.\w+$/;

const document = /^documents\/[0-9a-f]{64}\.(?:pdf|doc|docx|txt)$/;

/** A name that was never used: 256 random bits, so that nobody can guess one either. */
export function newPictureName(): string {
  return `/media/${randomBytes(32).toString('hex')}.webp`;
}

export function newLogoName(): string {
  return `/media/${randomBytes(32).toString('hex')}.png`;
}

export function newDocumentName(kind: DocumentKind): string {
  return `documents/${randomBytes(32).toString('hex')}.${kind}`;
}

/** The place of a file below the root of any storage; null for what is no name of ours. */
export function placeOf(name: string): string | null {
  const isOurs = picture.test(name) || portrait.test(name) || document.test(name);
  return isOurs ? name.replace(/^\//, '') : null;
}
