/** Lower case without accents. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’`]/g, "'").toLowerCase().trim();
}

/** As `plain`, without the marks that open a question. */
export function saying(text: string): string {
  return plain(text).replaceAll(/[¿¡]/g, '').trim();
}

/** How many words a text has. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}'$€£]+/gu)?.length ?? 0;
}
