import './ui/base.css';
import { watchEarlyInput } from './boot/early-input.ts';
import { firstPaint } from './boot/first-paint.ts';
import { reportCrash, watchCrashes } from './lib/crashes.ts';
import { importWithRetry } from './lib/import-with-retry.ts';

watchCrashes();
watchEarlyInput();
firstPaint()
  .then(() => importWithRetry(() => import('./boot/start.tsx')))
  .then(({ start }) => start(crashed))
  .catch(crashed);

/**
 * Nothing of the app is left: shows the plain crash page that index.html contains, in both
 * languages.
 */
function crashed(error: unknown, componentStack?: string): void {
  void reportCrash(error, componentStack);
  // The prerendered screen is removed: it will never work.
  document.getElementById('root')?.replaceChildren();
  const plain = document.querySelector<HTMLTemplateElement>('#crash');
  if (plain) document.body.append(plain.content);
}
