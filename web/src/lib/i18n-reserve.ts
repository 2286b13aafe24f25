import type { ResourceKey } from 'i18next';

/** The English texts once more, each in a script of its own that is read in need alone. */
export const reserve = import.meta.glob<ResourceKey>('../locales/en/*.json', {
  import: 'default',
});
