import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../lib/error-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../../ui/state-message.tsx';
import { monthName } from '../days.ts';

/** Next to a month with no days to show: it is loading, failed, or has no free time. */
export function MonthNote(props: {
  month: string;
  failed: unknown;
  retry: () => void;
  isEmpty: boolean;
  /** The next month with free times, null for none, undefined while it is loading. */
  laterMonth: string | null | undefined;
  onMonth: (month: string) => void;
}) {
  const { month, failed, retry, isEmpty, laterMonth, onMonth } = props;
  const { t } = useTranslation('availability');
  const { t: common } = useTranslation('common');
  const errorText = useErrorText();
  if (failed) {
    const again = <Button onClick={retry}>{common('tryAgain')}</Button>;
    return <ErrorState title={t('failed')} text={errorText(failed)} action={again} />;
  }
  if (!isEmpty || laterMonth === undefined) return <DaySkeleton label={common('loading')} />;
  const title = t('emptyMonth', { month: monthName(month) });
  if (!laterMonth) return <EmptyState title={title} text={t('noTime')} />;
  return (
    <EmptyState
      title={title}
      text={t('laterTime')}
      action={
        <Button onClick={() => onMonth(laterMonth)}>
          {t('goToMonth', { month: monthName(laterMonth) })}
        </Button>
      }
    />
  );
}

/** A day of which not even the date is known. */
function DaySkeleton({ label }: { label: string }) {
  return (
    <>
      <Skeleton className="mt-1 mb-3 h-7 w-56 max-w-full" />
      <SlotSkeleton label={label} />
    </>
  );
}

const places = Array.from({ length: 9 }, (_, place) => place);

/** As large as a day with a handful of times, and never wider than its place. */
export function SlotSkeleton({ label }: { label: string }) {
  return (
    <Loading label={label}>
      <Skeleton className="mb-2 h-5 w-20" />
      <div className="grid grid-cols-[repeat(auto-fill,minmax(5rem,1fr))] gap-2">
        {places.map((place) => (
          <Skeleton key={place} className="h-11" />
        ))}
      </div>
    </Loading>
  );
}
