import { Link, useNavigate } from '@tanstack/react-router';
import { BellRing } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../lib/error-text.ts';
import { useSession } from '../../../shell/session/session.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { linkClass } from '../../../ui/link.tsx';
import { keepForLater, useWait, type Wait as Action } from '../waiting.ts';

/** Asks to be told when someone comes; a visitor signs in first and finds the goal in the list. */
export function Wait({ action }: { action: Action }) {
  const { t } = useTranslation('waiting');
  const errorText = useErrorText();
  const session = useSession();
  const navigate = useNavigate();
  const waiting = useWait();
  const user = session.status === 'signed-in' ? session.user : null;
  const tell = () => {
    if (user) {
      waiting.mutate(action);
      return;
    }
    keepForLater(action);
    void navigate({ to: '/login', search: { next: '/you/waiting' } });
  };
  if (waiting.isSuccess)
    return (
      <Banner tone="success" live icon={<BellRing size={20} aria-hidden />}>
        {user?.email ? t('told', { email: user.email }) : t('toldWithoutEmail')}{' '}
        {user?.email ? null : (
          <Link to="/you/profile" hash="email" className={linkClass}>
            {t('addEmail')}
          </Link>
        )}{' '}
        <Link to="/you/waiting" className={linkClass}>
          {t('seeAll')}
        </Link>
      </Banner>
    );
  return (
    <>
      <Button
        variant="secondary"
        className="max-sm:w-full"
        loading={waiting.isPending}
        icon={<BellRing size={20} aria-hidden />}
        onClick={tell}
      >
        {t('tellMe')}
      </Button>
      {waiting.error ? (
        <p role="alert" className="mt-2 text-danger">
          {errorText(waiting.error)}{' '}
          <Link to="/you/waiting" className={buttonClass({ variant: 'quiet' })}>
            {t('seeAll')}
          </Link>
        </p>
      ) : null}
    </>
  );
}
