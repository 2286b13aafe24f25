import '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { AppError, invalidField } from '../lib/app-error.ts';

/** A file as it came. What its sender calls it and says it is tells nothing, and is dropped. */
export type Upload = { bytes: Buffer };

/** How refusals name the one file of a form; forms may call it as they like. */
const fileField = 'file';
/** What a form may carry beside its file: who sends it, and nothing large. */
const mostFields = 10;
const fieldMaxBytes = 1000;
/** Boundaries, headers and fields around a file. */
const formBytes = 64 * 1024;

/** A form that says how long it is and is too long is refused before any of it is read. */
export const refuseLongForm = (request: FastifyRequest, maxBytes: number): void => {
  if (Number(request.headers['content-length']) > maxBytes + formBytes)
    throw new AppError('too-large');
};

/**
 * Reads no more of a body than that, whatever it consists of and whether or not it said how long it
 * is: what is beyond stays with its sender.
 */
const readWithin = <Read>(
  { raw }: FastifyRequest,
  maxBytes: number,
  read: () => Promise<Read>,
): Promise<Read> => {
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
};

const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE';

type Form = { file: Upload; fields: Record<string, string> };

const readParts = async (request: FastifyRequest, maxBytes: number): Promise<Form> => {
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
};

/**
 * Reads the one file of a form while it arrives, and no further than its limit. A form that is cut
 * off, malformed, or has other files than the one is refused as input.
 */
export const readUpload = async (request: FastifyRequest, maxBytes: number): Promise<Form> => {
  if (!request.isMultipart()) throw invalidField(fileField, 'Required');
  try {
    return await readWithin(request, maxBytes + formBytes, () => readParts(request, maxBytes));
  } catch (error) {
    if (error instanceof AppError) throw error;
    if (isTooLarge(error)) throw new AppError('too-large');
    throw invalidField(fileField, 'Send one whole file as a form');
  }
};
