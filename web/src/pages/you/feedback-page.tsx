import { Link, useSearch } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FeedbackForm } from '../../features/feedback/components/feedback-form.tsx';
import { kinds } from '../../features/feedback/components/feedback-rules.ts';
import { clearDraft, readDraft } from '../../features/feedback/draft.ts';
import { BackLink } from '../../shell/page/back-link.tsx';
import { Page } from '../../shell/page/page.tsx';
import { useUser } from '../../shell/session/session.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { focusOnMount } from '../../ui/focus.ts';

/** Feedback to the people behind the product. */
export function FeedbackPage() {
  const { t } = useTranslation('feedback');
  const { type } = useSearch({ from: '/you/feedback' });
  const [isSent, setSent] = useState(false);
  const person = useUser()?.id ?? 'visitor';
  const asked = kinds.find((kind) => kind === type) ?? null;
  const draft = readDraft();
  return (
    <Page title={t('title')}>
      <BackLink to="/you" />
      {isSent ? (
        <Sent onMore={() => setSent(false)} />
      ) : (
        <>
          <h1 className="display mb-2 text-3xl">{t('title')}</h1>
          <p className="mb-8 text-ink-soft">{t('intro')}</p>
          <FeedbackForm
            // What one person typed is not for the next to send.
            key={person}
            starting={{ ...draft, type: draft.type ?? asked }}
            onSent={() => {
              clearDraft();
              setSent(true);
            }}
          />
        </>
      )}
    </Page>
  );
}

function Sent({ onMore }: { onMore: () => void }) {
  const { t } = useTranslation('feedback');
  return (
    <div className="flex flex-col items-center gap-4 py-12 text-center">
      <span className="grid size-14 place-items-center rounded-full bg-success-soft text-success">
        <Check size={28} aria-hidden />
      </span>
      <h1 ref={focusOnMount} tabIndex={-1} className="display text-3xl">
        {t('sent.title')}
      </h1>
      <p className="max-w-[42ch] text-ink-soft">{t('sent.text')}</p>
      <div className="flex flex-wrap justify-center gap-3 pt-2">
        <Link to="/" className={buttonClass({ size: 'large' })}>
          {t('sent.home')}
        </Link>
        <Button variant="secondary" size="large" onClick={onMore}>
          {t('sent.more')}
        </Button>
      </div>
    </div>
  );
}
