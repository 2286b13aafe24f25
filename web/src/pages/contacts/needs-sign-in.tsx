import { Link, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/state-message.tsx';

/** Contacts are somebody's: signing in shows them, and leads back here. */
export function NeedsSignIn({
  icon,
  title,
  text,
}: {
  icon: ReactNode;
  title: string;
  text: string;
}) {
  const { t } = useTranslation('contact');
  const next = useLocation({ select: (location) => location.href });
  return (
    <EmptyState
      icon={icon}
      title={title}
      text={text}
      action={
        <Link to="/login" search={{ next }} className={buttonClass({ size: 'large' })}>
          {t('signedOut.action')}
        </Link>
      }
    />
  );
}
