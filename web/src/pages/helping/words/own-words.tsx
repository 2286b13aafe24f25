import { Link } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { WordsField } from '../../../features/words/components/words-field.tsx';
import { beginReading, useWords } from '../../../features/words/store.ts';
import { usePreventReload } from '../../../shell/update/reload-guard.ts';
import { Page } from '../../../shell/page/page.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { NextBar } from '../../../ui/next-bar.tsx';
import type { Editing } from '../step-screen.tsx';
import { Results } from './results.tsx';

/** One paragraph in one's own words, and what becomes of it: proposals to look at and take. */
export function OwnWords({ editing }: { editing: Editing }) {
  const { t } = useTranslation('words');
  const { t: draft } = useTranslation('draft');
  const { text, read } = useWords();
  const results = useRef<HTMLDivElement>(null);
  const isReadable = text.trim() !== '' && text.trim() !== read;
  usePreventReload(isReadable ? 'draft' : null);
  return (
    <Page title={t('title')}>
      <Link
        to="/you/helping/{-$step}"
        params={{ step: undefined }}
        activeOptions={{ exact: true }}
        className={cx(buttonClass({ variant: 'quiet' }), 'mb-2 -ml-4 self-start')}
      >
        <ChevronLeft size={20} aria-hidden />
        {draft('toAll')}
      </Link>
      <h1 className="display text-3xl">{t('title')}</h1>
      <p className="mt-1 mb-6 text-lg text-pretty text-ink-soft">{t('intro')}</p>
      <div className="flex flex-col gap-6">
        <div className="flex flex-col gap-6">
          <WordsField />
          {read === '' || isReadable ? (
            <NextBar>
              <Button
                size="large"
                className="max-sm:w-full"
                disabled={!isReadable}
                onClick={() => {
                  flushSync(beginReading);
                  results.current?.scrollIntoView({ block: 'start' });
                  results.current?.focus({ preventScroll: true });
                }}
              >
                {read === '' ? t('read') : t('readAgain')}
              </Button>
            </NextBar>
          ) : null}
        </div>
        {read === '' ? null : (
          <div ref={results} tabIndex={-1} className="scroll-mt-6 outline-none">
            <Results key={read} text={read} editing={editing} />
          </div>
        )}
      </div>
    </Page>
  );
}
