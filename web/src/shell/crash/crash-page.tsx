import { CatchBoundary } from '@tanstack/react-router';
import { Copy, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { detailsOf } from '../../lib/crash-report.ts';
import { Button } from '../../ui/button.tsx';
import { Advice } from '../advice.tsx';

/**
 * When a page broke (shell-4): title, message, refresh, and what support will ask for. A broken
 * page may be one whose texts never came: then it speaks English.
 */
export function CrashPage({ error }: { error: unknown }) {
  const { t } = useTranslation('shell');
  return (
    <div
      role="alert"
      className="mx-auto flex max-w-md flex-1 flex-col items-center justify-center gap-4 px-6 py-16 text-center"
    >
      <h1 className="display text-3xl">{t('crash.title') || plainTexts.title}</h1>
      <p className="text-ink-soft">{t('crash.message') || plainTexts.message}</p>
      <Button
        size="large"
        icon={<RotateCw size={20} aria-hidden />}
        onClick={() => globalThis.location.reload()}
      >
        {t('crash.refresh') || plainTexts.refresh}
      </Button>
      <CatchBoundary getResetKey={() => 'crash'} errorComponent={() => null}>
        <CopyDetails error={error} />
        <Advice of="page" hasRefresh />
      </CatchBoundary>
    </div>
  );
}

/** The report is sent automatically; a copy helps where that fails. */
function CopyDetails({ error }: { error: unknown }) {
  const { t } = useTranslation('shell');
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(detailsOf(error));
      setCopied('yes');
    } catch {
      setCopied('failed');
    }
  };
  return (
    <>
      <Button variant="quiet" icon={<Copy size={20} aria-hidden />} onClick={() => void copy()}>
        {t('crash.copy') || plainTexts.copy}
      </Button>
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {copied === 'yes' ? t('crash.copied') : null}
        {copied === 'failed' ? t('crash.copyFailed') : null}
      </p>
    </>
  );
}

const plainTexts = {
  title: 'Something broke',
  message: 'Refresh the page. What you already confirmed is safe.',
  refresh: 'Refresh',
  copy: 'Copy details',
};
