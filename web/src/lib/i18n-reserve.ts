import type { ResourceKey } from 'i18next';

/** A second copy of the English texts, each in a script that is loaded only when its file fails. */
export const reserve = import.meta.glob<ResourceKey>('../locales/en/*.json', {
  import: 'default',
});
