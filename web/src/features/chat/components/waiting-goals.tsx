import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BellRing, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../lib/error-text.ts';
import { longDate, zoned } from '../../../lib/time.ts';
import { chosenZone } from '../../../lib/zone.ts';
import { DataSection } from '../../../shell/page/data-section.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/state-message.tsx';
import { useTakeBack, waitingQuery, type Waiting } from '../waiting.ts';

/** The person's goals that wait for an expert, each of which can be removed. */
export function WaitingGoals({ userId }: { userId: string }) {
  const { t } = useTranslation('waiting');
  return (
    <DataSection
      failed={t('failed')}
      of={userId}
      waiting={
        <Loading label={t('title')}>
          <Skeleton className="h-40" />
        </Loading>
      }
    >
      <Goals userId={userId} />
    </DataSection>
  );
}

function Goals({ userId }: { userId: string }) {
  const { t } = useTranslation('waiting');
  const { data: goals } = useSuspenseQuery(waitingQuery(userId));
  if (goals.length === 0)
    return (
      <EmptyState
        icon={<BellRing size={40} aria-hidden />}
        title={t('empty.title')}
        text={t('empty.text')}
        action={
          <Link to="/" className={buttonClass()}>
            {t('empty.action')}
          </Link>
        }
      />
    );
  return (
    <ul aria-label={t('title')} className="flex flex-col gap-4">
      {goals.map((goal) => (
        <Goal key={goal.id} goal={goal} />
      ))}
    </ul>
  );
}

function Goal({ goal: { id, goal, language, until, expert } }: { goal: Waiting }) {
  const { t } = useTranslation('waiting');
  const errorText = useErrorText();
  const removal = useTakeBack();
  const name = expert ? `${expert.name} ${expert.lastName}`.trim() : '';
  return (
    <li className="flex flex-col gap-3 rounded-card bg-surface p-4 shadow-card sm:p-5">
      <div>
        <p lang={language} className="text-lg font-medium wrap-anywhere whitespace-pre-line">
          {goal}
        </p>
        <p className="mt-1 text-ink-soft">
          {expert
            ? t('came', { name })
            : t('until', { date: longDate(zoned(until, chosenZone()).toPlainDate()) })}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {expert ? (
          <Link
            to="/expert/$id"
            params={{ id: expert.id }}
            className={`${buttonClass()} max-sm:grow`}
          >
            {t('see', { name: expert.name })}
          </Link>
        ) : null}
        <Button
          variant="secondary"
          className="max-sm:grow"
          loading={removal.isPending}
          icon={<Trash2 size={20} aria-hidden />}
          aria-label={t('removeGoal', { goal })}
          onClick={() => removal.mutate(id)}
        >
          {t('remove')}
        </Button>
      </div>
      {removal.error ? (
        <Banner tone="danger" live>
          {errorText(removal.error)}
        </Banner>
      ) : null}
    </li>
  );
}
