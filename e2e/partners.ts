import type { Page } from '@playwright/test';
import { wordsOf } from './words.ts';

const en = wordsOf('en');

export const casa = { slug: 'casa-abierta', name: 'Casa Abierta' };
export const north = { slug: 'northbridge', name: 'Northbridge' };

/** Writes down what --primary is whenever the page changes, and at its first paint. */
export const watchColors = (page: Page) =>
  page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    const look = () => {
      const root = document.getElementById('root');
      const hasContent =
        root !== null &&
        root.childElementCount > 0 &&
        root.checkVisibility({ visibilityProperty: true });
      const color = getComputedStyle(document.documentElement).getPropertyValue('--primary').trim();
      if (hasContent && color !== '' && seen.at(-1) !== color) seen.push(color);
    };
    new MutationObserver(look).observe(document, {
      childList: true,
      subtree: true,
      attributes: true,
    });
    new PerformanceObserver(look).observe({ type: 'paint', buffered: true });
  });
export const colorsSeen = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);

export const brandLink = (page: Page, name: string, words = en) =>
  page.getByRole('link', { name: words('shell:home', { name }) }).first();
export const kept = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);
export const primaryOf = (page: Page) =>
  page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--primary').trim(),
  );
