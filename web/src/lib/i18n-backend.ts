import i18next, { type BackendModule } from 'i18next';

const httpNotFound = 404;

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
  const fail = async (reason: string, canRetry: boolean) => {
    // English is what every language falls back to: it is there even while its file is not.
    if (language === 'en') await useReserve(namespace);
    done(new Error(reason), canRetry);
  };
  try {
    const response = await fetch(`/locales/${language}/${namespace}.json`);
    if (response.ok) return done(null, (await response.json()) as Record<string, string>);
    // What is not there will not come.
    return await fail(`${response.status}`, response.status !== httpNotFound);
  } catch {
    return fail('lost', true);
  }
}

async function useReserve(namespace: string): Promise<void> {
  try {
    const { reserve } = await import('./i18n-reserve.ts');
    const texts = await reserve[`../locales/en/${namespace}.json`]?.();
    if (texts) i18next.addResourceBundle('en', namespace, texts, true, false);
  } catch {
    // Neither way leads to the texts: i18next tries again, then the page says that it did not come.
  }
}
