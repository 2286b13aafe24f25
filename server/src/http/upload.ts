import '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { AppError, invalidField } from '../lib/app-error.ts';

/** An uploaded file. The name and type that its sender claims are ignored. */
export type Upload = { bytes: Buffer };

/** The field name that refusals use for the file, whatever the form calls it. */
const fileField = 'file';

/** Limits of the form's other fields, which only say who sends it. */
const mostFields = 10;

const fieldMaxBytes = 1000;

/** Room for boundaries, headers and fields around the file. */
const formBytes = 64 * 1024;

/** Refuses a form whose Content-Length is too large before any of it is read. */
export function refuseLongForm(request: FastifyRequest, maxBytes: number): void {
  if (Number(request.headers['content-length']) > maxBytes + formBytes)
    throw new AppError('too-large');
}

/**
 * Reads the one file of a form while it arrives, and no further than its limit. A form that is cut
 * off, malformed, or has other files than the one is refused as input.
 */
export async function readUpload(request: FastifyRequest, maxBytes: number): Promise<Form> {
  if (!request.isMultipart()) throw invalidField(fileField, 'Required');
  try {
    return await readWithin(request, maxBytes + formBytes, () => readParts(request, maxBytes));
  } catch (error) {
    if (error instanceof AppError) throw error;
    if (isTooLarge(error)) throw new AppError('too-large');
    throw invalidField(fileField, 'Send one whole file as a form');
  }
}

/**
 * Reads no more of a body than its limit, whether or not it declared a length: the rest stays with
 * its sender.
 */
function readWithin<Read>(
  { raw }: FastifyRequest,
  maxBytes: number,
  read: () => Promise<Read>,
): Promise<Read> {
  const { promise: tooLong, reject } = Promise.withResolvers<never>();
  let bytes = 0;
  const count = (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes <= maxBytes) return;
    raw.unpipe();
    raw.pause();
    reject(new AppError('too-large'));
  };
  const reading = read();
  raw.on('data', count);
  return Promise.race([reading, tooLong]).finally(() => raw.off('data', count));
}

type Form = { file: Upload; fields: Record<string, string> };

async function readParts(request: FastifyRequest, maxBytes: number): Promise<Form> {
  const limits = {
    files: 1,
    fileSize: maxBytes,
    fields: mostFields,
    fieldSize: fieldMaxBytes,
    parts: mostFields + 1,
    headerPairs: 20,
  };
  let bytes: Buffer | null = null;
  const fields: Record<string, string> = {};
  for await (const part of request.parts({ limits })) {
    if (part.type === 'file') bytes = await part.toBuffer();
    else if (typeof part.value === 'string') fields[part.fieldname] = part.value;
  }
  if (bytes === null || bytes.length === 0) throw invalidField(fileField, 'Required');
  return { file: { bytes }, fields };
}

function isTooLarge(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE';
}
