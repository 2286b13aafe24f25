import { Link } from '@tanstack/react-router';
import { CalendarDays } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/state-message.tsx';

/** Meetings are somebody's: signing in shows them. */
export function SignedOut({ next }: { next: string }) {
  const { t } = useTranslation('activity');
  return (
    <EmptyState
      icon={<CalendarDays size={40} aria-hidden />}
      title={t('signedOut.title')}
      text={t('signedOut.text')}
      action={
        <Link to="/login" search={{ next }} className={buttonClass({ size: 'large' })}>
          {t('signedOut.action')}
        </Link>
      }
    />
  );
}
