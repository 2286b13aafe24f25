import type { ChatAction } from '@puente/contract/chat';
import { Link } from '@tanstack/react-router';
import { CalendarClock } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { loadNamespaces } from '../../../lib/i18n.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { focusNext } from '../composer-store.ts';
import { lookEverywhere } from '../conversation.ts';

/** Ways from an answer to somebody's times, or to a page of ours. */
export function Actions({ actions }: { actions: readonly ChatAction[] }) {
  const { t } = useTranslation('chat');
  return (
    <ul aria-label={t('actions.label')} className="flex flex-wrap gap-2">
      {actions.map((action) => (
        <li key={keyOf(action)} className="max-sm:grow">
          {action.kind === 'everywhere' ? (
            <LookEverywhere goal={action.goal} />
          ) : action.kind === 'wait' ? (
            <Suspense fallback={<span className="block h-11 w-64" />}>
              <LateWait action={action} />
            </Suspense>
          ) : action.kind === 'book' ? (
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

function keyOf(action: ChatAction): string {
  if (action.kind === 'book') return action.providerId;
  return action.kind === 'open' ? action.page : action.kind;
}

// Few answers have it.
const LateWait = lazy(() =>
  Promise.all([import('./wait.tsx'), loadNamespaces('waiting')]).then(([{ Wait }]) => ({
    default: Wait,
  })),
);

/** Leaves a partner's group with one tap. */
function LookEverywhere({ goal }: { goal: string }) {
  const { t } = useTranslation('chat');
  return (
    <Button
      variant="secondary"
      className="max-sm:w-full"
      onClick={() => {
        focusNext();
        void lookEverywhere(goal);
      }}
    >
      {t('actions.everywhere')}
    </Button>
  );
}

const look = buttonClass({ variant: 'secondary' });

const addresses = {
  activity: '/activity',
  experts: '/experts',
  feedback: '/you/feedback',
  terms: '/terms',
  privacy: '/privacy',
  profile: '/you/profile',
} as const satisfies Record<Extract<ChatAction, { kind: 'open' }>['page'], string>;
