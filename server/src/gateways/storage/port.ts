/** Uploaded files, public for everybody who knows their address. */
export type StorageGateway = {
  /**
   * Stores a file completely or not at all, under a name that is never reused.
   * @param extension of the kind the bytes are, without a dot
   * @returns its path on this site
   */
  keep: (bytes: Buffer, extension: 'webp') => Promise<{ url: string }>;
  /** Removes what `keep` returned; a file that doesn't exist is no error. */
  remove: (url: string) => Promise<void>;
};
