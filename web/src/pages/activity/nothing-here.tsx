import { Link } from '@tanstack/react-router';
import { CalendarDays } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/state-message.tsx';
import { type Filters, isNarrowed } from './filters.ts';

const icon = <CalendarDays size={40} aria-hidden />;

/** Before the first meeting. */
export function NoMeetings() {
  const { t } = useTranslation('activity');
  return (
    <EmptyState
      icon={icon}
      title={t('empty.title')}
      text={t('empty.text')}
      action={
        <Link to="/" className={buttonClass({ size: 'large' })}>
          {t('empty.action')}
        </Link>
      }
    />
  );
}

/** A group that has nothing, or nothing that the filters let through. */
export function NothingHere({ filters, onClear }: { filters: Filters; onClear: () => void }) {
  const { t } = useTranslation('activity');
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
      text={t(`nothing.${group}.text`)}
      action={
        group === 'upcoming' ? (
          <Link to="/" className={buttonClass({ size: 'large' })}>
            {t('empty.action')}
          </Link>
        ) : null
      }
    />
  );
}
