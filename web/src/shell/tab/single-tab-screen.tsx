import { AppWindow } from 'lucide-react';
import { createRoot } from 'react-dom/client';
import { useTranslation } from 'react-i18next';
import { inactiveEvent, activeEvent } from '../../lib/events.ts';
import { Button } from '../../ui/button.tsx';
import { focusOnMount } from '../../ui/focus.ts';
import { takeOverHere, useTab } from './single-tab.ts';

/** Covers the page while another tab is active. The page below stays as it was, inert. */
export function mountTabScreen(): void {
  let focusBefore: Element | null = null;
  const setInert = (isInert: boolean) => {
    for (const id of ['root', 'overlays']) {
      document.getElementById(id)?.toggleAttribute('inert', isInert);
    }
  };
  globalThis.addEventListener(inactiveEvent, () => {
    focusBefore = document.activeElement;
    setInert(true);
  });
  globalThis.addEventListener(activeEvent, () => {
    setInert(false);
    if (focusBefore instanceof HTMLElement) focusBefore.focus({ preventScroll: true });
  });
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(<TabScreen />);
}

function TabScreen() {
  const { t } = useTranslation('shell');
  const view = useTab();
  const isInactive = view !== 'active';
  if (!isInactive) return null;
  return (
    <main className="fixed inset-0 z-50 grid place-items-center overflow-auto bg-canvas p-6">
      <div className="flex max-w-md flex-col items-center gap-4 text-center">
        <AppWindow size={40} aria-hidden className="text-ink-faint" />
        <h1 ref={focusOnMount} tabIndex={-1} className="display text-3xl outline-none">
          {t('oneTab.title')}
        </h1>
        <p className="text-ink-soft">
          {view === 'inactive-guarded' ? t('oneTab.guarded') : t('oneTab.text')}
        </p>
        <Button size="large" onClick={() => takeOverHere()}>
          {t('oneTab.use')}
        </Button>
      </div>
    </main>
  );
}
