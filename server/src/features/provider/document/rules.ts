import type { DocumentKind } from '../../../lib/file-names.ts';

/** The streams of a compound file that only Word writes, as its directory names them. */
const wordStream = Buffer.from('WordDocument', 'utf16le');

/** Control characters that texts have: tab, line feed, form feed and carriage return. */
const textControls = new Set([9, 10, 12, 13]);

/**
 * Which kind of document a file is (upload-2). `found` is what its first bytes say, undefined where
 * they say nothing; null is a file that isn't taken. A compound file is one of Word only if it has
 * Word's stream: installers and spreadsheets begin alike.
 */
export function documentKind(bytes: Buffer, found: string | undefined): DocumentKind | null {
  if (found === 'pdf' || found === 'docx') return found;
  if (found === 'cfb' || found === 'doc') return bytes.includes(wordStream) ? 'doc' : null;
  return found === undefined && isText(bytes) ? 'txt' : null;
}

/** UTF-8 without what only programs and pictures contain. */
function isText(bytes: Buffer): boolean {
  if (bytes.some((byte) => byte < 32 && !textControls.has(byte))) return false;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).trim() !== '';
  } catch {
    return false;
  }
}
