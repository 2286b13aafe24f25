import i18next, { type BackendModule, type ResourceKey } from 'i18next';

const httpNotFound = 404;

/** The English texts once more, each in a script of its own that is read in need alone. */
const reserve = import.meta.glob<ResourceKey>('../locales/en/*.json', { import: 'default' });

/**
 * Reads `/locales/{lng}/{ns}.json` for i18next, which does the retries. A tenth of the size of
 * i18next-http-backend, whose other features would push the home screen over its budget (DESIGN).
 */
export const fileBackend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => void read(language, namespace, done),
};

async function read(...[language, namespace, done]: Parameters<BackendModule['read']>) {
  try {
    const response = await fetch(`/locales/${language}/${namespace}.json`);
    if (response.ok) return done(null, (await response.json()) as Record<string, string>);
    // The second argument of a failure says whether trying again makes sense.
    done(new Error(`${response.status}`), response.status !== httpNotFound);
  } catch {
    done(new Error('lost'), true);
  }
  if (language === 'en') await useReserve(namespace);
}

/** English is what every language falls back to: it is there even while its file is not. */
async function useReserve(namespace: string): Promise<void> {
  try {
    const texts = await reserve[`../locales/en/${namespace}.json`]?.();
    if (texts) i18next.addResourceBundle('en', namespace, texts, true, false);
  } catch {
    // Neither way leads to the texts: the page shows itself without, and the retries go on.
  }
}
