import { useCanGoBack, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Brand } from '../brand.tsx';
import { usePageTitle } from './page.tsx';

/**
 * What an address was to show isn't there: one title, one sentence about why, the ways on, and the
 * way back where there is one. The same for pages, experts, contacts, bookings, rooms and links.
 */
export function Missing(props: {
  title: string;
  text: string;
  /** The ways on, the likeliest first: buttons or links. */
  children: ReactNode;
}) {
  const { title, text, children } = props;
  const { t } = useTranslation('common');
  const router = useRouter();
  const canGoBack = useCanGoBack();
  usePageTitle(title);
  return (
    <div className="mx-auto flex w-full max-w-md flex-1 flex-col items-center justify-center gap-4 px-6 py-16 text-center">
      <BrokenBridge />
      <h1 className="display text-3xl text-balance wrap-anywhere">{title}</h1>
      <p className="max-w-[38ch] text-balance text-ink-soft">{text}</p>
      <div className="grid gap-2 pt-2">
        {children}
        {canGoBack ? (
          <Button variant="quiet" onClick={() => router.history.back()}>
            {t('back')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

/** For pages without the shell's header. */
export function BrandBar() {
  return (
    <header className="flex h-14 shrink-0 items-center px-4 sm:px-6">
      <Brand />
    </header>
  );
}

/** The logo's bridge, with a piece missing. */
function BrokenBridge() {
  return (
    <svg viewBox="0 0 96 44" aria-hidden className="h-16 text-ink-faint">
      <g fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round">
        <path d="M4 36h34M58 36h34M14 36v-4a34 34 0 0 1 22-26M82 36v-4a34 34 0 0 0-22-26M26 36V14M70 36V14" />
        <path d="M44 36h8M42 4.5a34 34 0 0 1 12 0" strokeDasharray="0.1 5" className="opacity-70" />
      </g>
    </svg>
  );
}
