import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './ui/base.css';
import { reportCrash, watchCrashes } from './lib/crashes.ts';
import { startI18n } from './lib/i18n.ts';
import { importTwice } from './lib/import-twice.ts';
import { readyTime } from './lib/temporal.ts';

async function start(): Promise<void> {
  const [{ App, prepareApp }] = await Promise.all([
    importTwice(() => import('./shell/app.tsx')),
    startI18n(['common', 'shell']),
    readyTime(),
  ]);
  await prepareApp();
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  createRoot(root, {
    // Boundaries show something else instead; what they caught is still told.
    onCaughtError: (error, { componentStack }) => void reportCrash(error, componentStack),
    onUncaughtError: (error, { componentStack }) => crashed(error, componentStack),
  }).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

/** Not even the frame stands: the page brought a plain crash page along, in both languages. */
function crashed(error: unknown, componentStack?: string): void {
  void reportCrash(error, componentStack);
  const plain = document.querySelector<HTMLTemplateElement>('#crash');
  if (plain) document.body.append(plain.content);
}

watchCrashes();
start().catch(crashed);
