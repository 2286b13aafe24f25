/** Files that people gave us, ready to be shown to anybody who has their address. */
export type StorageGateway = {
  /**
   * Keeps a file whole or not at all, under a name that is never used again.
   * @param extension of the kind the bytes are, without a dot
   * @returns its address on our pages
   */
  keep: (bytes: Buffer, extension: 'webp') => Promise<{ url: string }>;
  /** Removes what `keep` returned; what is gone already, or was never kept here, is fine. */
  remove: (url: string) => Promise<void>;
};
