import type { Readable } from 'node:stream';

export { GatewayUnavailable } from '../../lib/gateway-unavailable.ts';

/** A kept file, to be sent on; `length` in bytes. */
export type StoredFile = { bytes: Readable; length: number };

/**
 * Keeps uploaded files under names that `lib/file-names.ts` makes: pictures, which everybody may see who
 * knows their address, and documents, which only the server hands out. Other names are not there.
 * Errors: `GatewayUnavailable` when the storage doesn't answer.
 */
export type StorageGateway = {
  /** Stores a file completely or not at all. */
  put: (name: string, bytes: Buffer) => Promise<void>;
  /** Null where no such file is kept. */
  get: (name: string) => Promise<StoredFile | null>;
  /** A file that doesn't exist is no error. */
  remove: (name: string) => Promise<void>;
};
