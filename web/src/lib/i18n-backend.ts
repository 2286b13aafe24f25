import i18next, { type ReadCallback } from 'i18next';
import HttpBackend from 'i18next-http-backend';

/** Reads `/locales/{lng}/{ns}.json`; i18next repeats what failed (shell-3). */
export class TextBackend extends HttpBackend {
  override read(language: string, namespace: string, done: ReadCallback): void {
    super.read(language, namespace, (error, texts) => {
      // Every language falls back to English, so there is a second way to load it.
      if (error && language === 'en') void withReserve(namespace, () => done(error, texts));
      else done(error, texts);
    });
  }
}

async function withReserve(namespace: string, then: () => void): Promise<void> {
  await useReserve(namespace);
  then();
}

async function useReserve(namespace: string): Promise<void> {
  try {
    const { reserve } = await import('./i18n-reserve.ts');
    const texts = await reserve[`../locales/en/${namespace}.json`]?.();
    if (texts) i18next.addResourceBundle('en', namespace, texts, true, false);
  } catch {
    // Neither way works: i18next tries again, then the page says that it couldn't be loaded.
  }
}
