import { Link } from '@tanstack/react-router';
import { CalendarDays } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../shell/session/session.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/state-message.tsx';
import { type Filters, isNarrowed } from './filters.ts';

const icon = <CalendarDays size={40} aria-hidden />;

/** Before the first meeting. */
export function NoMeetings() {
  const { t } = useTranslation('activity');
  const isExpert = useUser()?.isProvider === true;
  return (
    <EmptyState
      icon={icon}
      title={t('empty.title')}
      text={isExpert ? t('empty.expertText') : t('empty.text')}
      action={<ToFirst isExpert={isExpert} />}
    />
  );
}

/** Where a meeting comes from: who helps shares their link, everyone else tells what they need. */
function ToFirst({ isExpert }: { isExpert: boolean }) {
  const { t } = useTranslation('activity');
  return (
    <Link to={isExpert ? '/you/link' : '/'} className={buttonClass({ size: 'large' })}>
      {isExpert ? t('empty.expertAction') : t('empty.action')}
    </Link>
  );
}

/** A group that has nothing, or nothing that the filters let through. */
export function NothingHere({ filters, onClear }: { filters: Filters; onClear: () => void }) {
  const { t } = useTranslation('activity');
  const isExpert = useUser()?.isProvider === true;
  const { group, q } = filters;
  if (isNarrowed(filters))
    return (
      <EmptyState
        icon={icon}
        title={q ? t('search.none', { words: q }) : t(`nothing.${group}.title`)}
        action={
          <Button variant="secondary" onClick={onClear}>
            {t('search.clear')}
          </Button>
        }
      />
    );
  return (
    <EmptyState
      icon={icon}
      title={t(`nothing.${group}.title`)}
      text={isExpert && group === 'upcoming' ? t('empty.expertText') : t(`nothing.${group}.text`)}
      action={group === 'upcoming' ? <ToFirst isExpert={isExpert} /> : null}
    />
  );
}
