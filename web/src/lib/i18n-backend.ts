import type { BackendModule } from 'i18next';

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
  try {
    const response = await fetch(`/locales/${language}/${namespace}.json`);
    if (response.ok) done(null, (await response.json()) as Record<string, string>);
    // The second argument of a failure says whether trying again makes sense.
    else done(new Error(`${response.status}`), response.status !== httpNotFound);
  } catch {
    done(new Error('lost'), true);
  }
}
