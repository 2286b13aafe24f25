import type { ChatAction } from '@puente/contract/chat';
import { Link } from '@tanstack/react-router';
import { CalendarClock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../../ui/button.tsx';

/** Ways from an answer to somebody's times, or to a page of ours. */
export function Actions({ actions }: { actions: readonly ChatAction[] }) {
  const { t } = useTranslation('chat');
  return (
    <ul aria-label={t('actions.label')} className="flex flex-wrap gap-2">
      {actions.map((action) => (
        <li key={action.kind === 'book' ? action.providerId : action.page} className="max-sm:grow">
          {action.kind === 'book' ? (
            <Link
              to="/book/$providerId"
              params={{ providerId: action.providerId }}
              search={{ minutes: action.minutes, ...(action.from ? { start: action.from } : {}) }}
              className={`${look} max-sm:w-full`}
            >
              <CalendarClock size={20} aria-hidden />
              {t('actions.book', { name: action.name })}
            </Link>
          ) : (
            <Link to={addresses[action.page]} className={`${look} max-sm:w-full`}>
              {t(`actions.${action.page}`)}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

const look = buttonClass({ variant: 'secondary' });

const addresses = {
  activity: '/activity',
  feedback: '/you/feedback',
  terms: '/terms',
  privacy: '/privacy',
  profile: '/you/profile',
} as const satisfies Record<Extract<ChatAction, { kind: 'open' }>['page'], string>;
