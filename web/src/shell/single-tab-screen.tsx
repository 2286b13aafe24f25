import { Copy } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { useTranslation } from 'react-i18next';
import { restEvent, wakeEvent } from '../lib/events.ts';
import { Button } from '../ui/button.tsx';
import { takeOverHere, useTab } from './single-tab.ts';

/** Over the page while another tab is in use. The page stays below as it was, out of reach. */
export function mountTabScreen(): void {
  let focusBefore: Element | null = null;
  const setInert = (isInert: boolean) => {
    for (const id of ['root', 'overlays']) {
      document.getElementById(id)?.toggleAttribute('inert', isInert);
    }
  };
  globalThis.addEventListener(restEvent, () => {
    focusBefore = document.activeElement;
    setInert(true);
  });
  globalThis.addEventListener(wakeEvent, () => {
    setInert(false);
    if (focusBefore instanceof HTMLElement) focusBefore.focus({ preventScroll: true });
  });
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(<TabScreen />);
}

function TabScreen() {
  const { t } = useTranslation('shell');
  const view = useTab();
  const heading = useRef<HTMLHeadingElement>(null);
  const isResting = view !== 'in-use';
  useEffect(() => {
    if (isResting) heading.current?.focus();
  }, [isResting]);
  if (!isResting) return null;
  return (
    <main className="fixed inset-0 z-50 grid place-items-center overflow-auto bg-canvas p-6">
      <div className="flex max-w-md flex-col items-center gap-4 text-center">
        <Copy size={40} aria-hidden className="text-ink-faint" />
        <h1 ref={heading} tabIndex={-1} className="display text-3xl outline-none">
          {t('oneTab.title')}
        </h1>
        <p className="text-ink-soft">
          {view === 'resting-guarded' ? t('oneTab.guarded') : t('oneTab.text')}
        </p>
        <Button size="large" onClick={() => takeOverHere()}>
          {t('oneTab.use')}
        </Button>
      </div>
    </main>
  );
}
