import { Link } from '@tanstack/react-router';
import { Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StopWaiting } from '../../features/chat/components/stop-waiting.tsx';
import { WaitingGoals } from '../../features/chat/components/waiting-goals.tsx';
import { takeFragment, useStopToken } from '../../features/chat/stop-link.ts';
import { forgetOutcome, loadWaiting, useOutcome } from '../../features/chat/waiting.ts';
import { useErrorText } from '../../lib/error-text.ts';
import { loadOwn } from '../../shell/page/load.ts';
import { useSignedInUser } from '../../shell/session/signed-in.tsx';
import { Banner } from '../../ui/banner.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { OwnPage, OwnPageInvitation, OwnPageWaiting } from './own-page.tsx';

/** The experts whom the person waits for; the link of a mail stops all of it. */
export function WaitingPage() {
  const { t } = useTranslation('waiting');
  const user = useSignedInUser();
  const token = useStopToken();
  return (
    <OwnPage title={t('title')}>
      <p className="mb-6 text-ink-soft">{t('intro')}</p>
      <div className="flex flex-col gap-6">
        {token === null ? null : <StopWaiting key={token} token={token} />}
        <Outcome />
        {user.email ? null : <EmailNeeded />}
        <WaitingGoals userId={user.id} />
      </div>
    </OwnPage>
  );
}

/** What became of a goal that was tapped before signing in. */
function Outcome() {
  const { t } = useTranslation('waiting');
  const errorText = useErrorText();
  const outcome = useOutcome();
  if (outcome === 'none') return null;
  return (
    <div ref={forgetOnUnmount}>
      {outcome === 'waits' ? (
        <Banner tone="success" live>
          {t('added')}
        </Banner>
      ) : (
        <Banner tone="danger" live>
          {errorText(outcome.error)}
        </Banner>
      )}
    </div>
  );
}

function forgetOnUnmount(): () => void {
  return forgetOutcome;
}

function EmailNeeded() {
  const { t } = useTranslation('waiting');
  return (
    <Banner
      tone="primary"
      icon={<Mail size={20} aria-hidden />}
      action={
        <Link to="/you/profile" hash="email" className={buttonClass({ variant: 'secondary' })}>
          {t('addEmail')}
        </Link>
      }
    >
      {t('noEmail')}
    </Banner>
  );
}

export function load() {
  takeFragment();
  return loadOwn(({ id }) => loadWaiting(id));
}

export function Waiting() {
  const { t } = useTranslation('waiting');
  return <OwnPageWaiting title={t('title')} />;
}

export function Visitor() {
  const { t } = useTranslation('waiting');
  const token = useStopToken();
  if (token === null) return <OwnPageInvitation title={t('title')} />;
  return (
    <OwnPage title={t('title')}>
      <StopWaiting key={token} token={token} />
    </OwnPage>
  );
}
